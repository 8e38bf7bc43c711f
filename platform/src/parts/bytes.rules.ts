/** Bytes of each part but the last: small enough that a reading never waits long while one is stored. */
export const PART_SIZE = 256 * 1024;

/** Bytes of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Cuts a stream of bytes into parts of one size; the last may be smaller. */
export async function* cutParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const whole = Buffer.concat(waiting);
    let at = 0;
    for (; at + size <= length; at += size) yield whole.subarray(at, at + size);
    waiting = [whole.subarray(at)];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
