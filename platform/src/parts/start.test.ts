import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { startOf } from "./start.js";

it("looks at the first bytes of any stream, and loses none", async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.nat({ max: 40 }), async (sent, length) => {
      async function* stream() {
        yield* sent;
      }
      const all = Buffer.concat(sent);
      const { start, bytes } = await startOf(stream(), length);
      expect(start).toEqual(all.subarray(0, length));
      const got: Uint8Array[] = [];
      for await (const chunk of bytes) got.push(chunk);
      expect(Buffer.concat(got)).toEqual(all);
    }),
  );
});
