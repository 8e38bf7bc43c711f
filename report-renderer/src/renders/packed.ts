import { type Readable, Transform, type TransformCallback } from "node:stream";

/** A larger PDF is passed on unchanged: to be packed it is held in memory, at some ten times its size. */
const PACKED_AT_MOST = 4 * 1024 * 1024;
const OBJECTS_PER_TICK = 500;

/**
 * The same PDF in fewer bytes. Chromium writes tags for screen readers uncompressed, and these are most of a
 * report with tables. Object streams (ISO 32000-1, 7.5.7) compress them. An error breaks the stream.
 */
export function packed(pdf: Readable): Readable {
  const packer = new Packer();
  pdf.once("error", (fault) => packer.destroy(fault));
  // A reader leaving early is no fault of the source.
  packer.once("close", () => pdf.destroy());
  return pdf.pipe(packer);
}

class Packer extends Transform {
  /** Null once it is too much. */
  private held: Buffer[] | null = [];
  private size = 0;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.held === null) {
      done(null, piece);
      return;
    }
    this.held.push(piece);
    this.size += piece.length;
    if (this.size <= PACKED_AT_MOST) {
      done();
      return;
    }
    const all = Buffer.concat(this.held);
    this.held = null;
    done(null, all);
  }

  override _flush(done: TransformCallback): void {
    if (this.held === null) done();
    else pack(Buffer.concat(this.held)).then((bytes) => done(null, bytes), done);
  }
}

async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  // Two hundred modules, needed from the first report on.
  const { ParseSpeeds, PDFDocument } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast });
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: OBJECTS_PER_TICK,
  });
}
