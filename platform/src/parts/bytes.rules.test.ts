import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cutParts } from "./bytes.rules.js";

it("cuts any stream into parts of one size, and loses nothing", async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 50 }), async (sent, size) => {
      async function* stream() {
        yield* sent;
      }
      const parts: Buffer[] = [];
      for await (const part of cutParts(stream(), size)) parts.push(part);
      expect(Buffer.concat(parts)).toEqual(Buffer.concat(sent));
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size);
      const last = parts.at(-1)?.length ?? 1;
      expect(last >= 1 && last <= size).toBe(true);
    }),
  );
});
