/** A stream whose first bytes were examined. */
export interface Started {
  /** As many bytes as requested; fewer if the stream has no more. */
  start: Buffer;
  /** All bytes, from the first one on. */
  bytes: AsyncGenerator<Uint8Array>;
}

/** Reads the beginning of a stream. */
export async function startOf(stream: AsyncIterable<Uint8Array>, length: number): Promise<Started> {
  const chunks = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let ended = false;
  while (start.length < length && !ended) {
    const next = await chunks.next();
    if (next.done) ended = true;
    else start = Buffer.concat([start, next.value]);
  }
  return { start: start.subarray(0, length), bytes: goOn(start, chunks) };
}

async function* goOn(start: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (start.length > 0) yield start;
  yield* { [Symbol.asyncIterator]: () => rest };
}
