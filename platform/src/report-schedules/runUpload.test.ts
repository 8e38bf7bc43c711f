import { Readable } from "node:stream";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { LARGEST_REPORT, pdfBytes } from "./runUpload.js";

const whole = async (chunks: Iterable<Buffer>) => {
  const parts: Uint8Array[] = [];
  for await (const part of pdfBytes(Readable.from(chunks, { objectMode: false }))) parts.push(part);
  return Buffer.concat(parts);
};

it("passes a PDF on as it came, however it is cut, and nothing else", async () => {
  const cuts = fc.array(fc.uint8Array({ maxLength: 7 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, fc.nat(5), async (rest, cut) => {
      const begin = Buffer.from("%PDF-");
      const file = [begin.subarray(0, cut), begin.subarray(cut), ...rest.map((part) => Buffer.from(part))];
      expect(await whole(file.filter(({ length }) => length > 0))).toEqual(Buffer.concat(file));
      const other = Buffer.concat([Buffer.from("x"), ...file]);
      await expect(whole([other])).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }),
  );
});

it("stops where a stream of unknown length becomes too long, and leaves it open", async () => {
  const chunk = Buffer.alloc(1024 * 1024, "%PDF-");
  let made = 0;
  function* endless() {
    for (;;) {
      made += 1;
      yield chunk;
    }
  }
  const body = Readable.from(endless(), { objectMode: false });
  const read = async () => {
    for await (const _part of pdfBytes(body));
  };
  await expect(read()).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(made).toBeLessThan(LARGEST_REPORT / chunk.length + 5);
  expect(body.destroyed).toBe(false);
  body.destroy();
});
