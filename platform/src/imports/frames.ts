/** A message in a stream, with bytes. */
export interface Frame<H> {
  head: H;
  body: Uint8Array;
}

const LENGTHS = 8;

/** A frame as bytes: the lengths of both, then both. */
export function frame<H>({ head, body }: Frame<H>): Uint8Array {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
}

/** The frames of a stream, however its bytes are split. */
export async function* framesOf<H>(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Frame<H>> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    for (;;) {
      if (waiting.length < LENGTHS) break;
      const [head, body] = [waiting.readUInt32BE(0), waiting.readUInt32BE(4)];
      const end = LENGTHS + head + body;
      if (waiting.length < end) break;
      const text = waiting.subarray(LENGTHS, LENGTHS + head).toString();
      yield { head: JSON.parse(text) as H, body: Uint8Array.from(waiting.subarray(LENGTHS + head, end)) };
      waiting = waiting.subarray(end);
    }
  }
}
