import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { expect, it } from "@jest/globals";
import { RenderError } from "../errors.js";
import { pdfStream } from "./pdfStream.js";

type Outcome = Parameters<Parameters<typeof pdfStream>[0]["onEnd"]>[0];

/** A browser that returns so many pieces of 100 kB. It records the number taken, and the end of reading. */
function source(pieces: number, stuck = false) {
  const noted: { taken: number; ends: Outcome[] } = { taken: 0, ends: [] };
  const bytes = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (noted.taken === pieces) return stuck ? new Promise<void>(() => undefined) : controller.close();
        noted.taken += 1;
        return controller.enqueue(new Uint8Array(100_000).fill(noted.taken));
      },
    },
    { highWaterMark: 0 },
  );
  const caller = new AbortController();
  const stream = pdfStream({ bytes, signal: caller.signal, onEnd: (outcome) => noted.ends.push(outcome) });
  return { noted, caller, stream };
}

it("hands all bytes on in order, and tells their number once", async () => {
  const { noted, stream } = source(5);
  const read = await buffer(stream);
  expect(read.length).toBe(500_000);
  expect([read[0], read[250_000], read[499_999]]).toEqual([1, 3, 5]);
  expect(noted.ends).toEqual([{ size: 500_000 }]);
});

it("lets the browser go with a report's last piece, whatever its reader does then", async () => {
  const { noted, stream } = source(1);
  await once(stream, "readable");
  expect(noted.ends).toEqual([{ size: 100_000 }]);
  stream.destroy();
  await once(stream, "close");
  expect(noted.ends).toHaveLength(1);
});

it("takes no more from the browser than its reader takes", async () => {
  const { noted, stream } = source(1_000);
  await once(stream, "readable");
  await new Promise(setImmediate);
  expect(noted.taken).toBeLessThan(4);
  stream.destroy();
  await once(stream, "close");
  expect(noted.ends).toEqual([{ fault: expect.objectContaining({ code: "CANCELLED" }) }]);
});

it.each([
  ["a reader that takes nothing", false],
  ["a browser that hands out nothing more", true],
])("breaks off at the deadline over %s", async (_case, stuck) => {
  const { noted, caller, stream } = source(stuck ? 1 : 1_000, stuck);
  const late = new RenderError(504, "DEADLINE", "late");
  const broken = once(stream, "close").catch((error: unknown) => error);
  await new Promise(setImmediate);
  caller.abort(late);
  await broken;
  expect(stream.errored).toBe(late);
  expect(noted.ends).toEqual([{ fault: late }]);
});
