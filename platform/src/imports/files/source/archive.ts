import { Readable } from "node:stream";
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from "yauzl";
import { asFault, FileFault } from "../fileFault.js";
import type { SourceFile } from "../sourceFile.js";
import { bounded, LARGEST } from "./bytes.js";

/** Limit of files in an archive: traffic data or a workbook has a few dozens. */
const MOST_ENTRIES = 10_000;

/** A file within an archive. */
export interface Packed {
  name: string;
  /** Unpacked bytes, as declared by the archive. More bytes are an error while reading. */
  size: number;
  open(): AsyncGenerator<Uint8Array>;
}

/** Gives yauzl ranges of a file. */
class FileReader extends RandomAccessReader {
  constructor(private readonly file: SourceFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.file.open(start, end), { objectMode: false });
  }
}

function openZip(file: SourceFile): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false };
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(new FileReader(file), file.size, options, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(entries));
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > MOST_ENTRIES) reject(new FileFault("TOO_LARGE", { bytes: LARGEST }));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  }).catch((error) => {
    throw asFault(error, "BROKEN_ARCHIVE");
  });
  try {
    yield* bounded(stream, entry.compressedSize);
  } catch (error) {
    throw asFault(error, "BROKEN_ARCHIVE");
  }
}

/**
 * The files of a zip archive, without folders and files that systems add.
 * @throws FileFault BROKEN_ARCHIVE, ENCRYPTED, TOO_LARGE
 */
export async function packedIn(file: SourceFile): Promise<Packed[]> {
  try {
    const zip = await openZip(file);
    const entries = (await entriesOf(zip)).filter(
      ({ fileName }) => !/\/$|^__MACOSX\/|(^|\/)\.DS_Store$|(^|\/)Thumbs\.db$/.test(fileName),
    );
    if (entries.some((entry) => (entry.generalPurposeBitFlag & 1) === 1)) throw new FileFault("ENCRYPTED");
    return entries.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      open: () => bytesOf(zip, entry),
    }));
  } catch (error) {
    throw asFault(error, "BROKEN_ARCHIVE");
  }
}
