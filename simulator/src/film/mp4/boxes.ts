/** A box of an MP4 file (ISO 14496-12, 4.2), without its header. */
export interface Box {
  type: string;
  body: Buffer;
}

const HEAD = 8;

/** Boxes that contain only boxes. */
export const CONTAINERS: ReadonlySet<string> = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/** The consecutive boxes in some bytes; none is larger than 4 GB. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (size < HEAD || at + size > bytes.length) throw new Error(`a box at byte ${at} is cut or too large`);
    const type = bytes.toString("latin1", at + 4, at + HEAD);
    boxes.push({ type, body: bytes.subarray(at + HEAD, at + size) });
    at += size;
  }
  return boxes;
}

/** The bodies of the boxes of a type, at any depth in containers. */
export function bodiesOf(bytes: Buffer, type: string): Buffer[] {
  return boxesIn(bytes).flatMap((box) => {
    if (box.type === type) return [box.body];
    return CONTAINERS.has(box.type) ? bodiesOf(box.body, type) : [];
  });
}

/** The body of the only box of a type. */
export function bodyOf(bytes: Buffer, type: string): Buffer {
  const [body, other] = bodiesOf(bytes, type);
  if (!body || other) throw new Error(`the file should have one ${type}`);
  return body;
}

export function boxOf(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(HEAD + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** Whole numbers of four bytes. */
export function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** Bytes as whole numbers of four bytes. */
export function wordsOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4));
}
