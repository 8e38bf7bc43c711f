import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { CLIENT } from "../platform-api/clients.js";
import { wholeRecord } from "../platform-api/wholeAnswer.js";
import { objectKey, toBursts } from "./burst.js";

const payloads = (sizes: number[]) =>
  sizes.map((size, index) => ({ key: String(index), json: Buffer.alloc(size) }));

it("cuts payloads into bursts of at most 256 kB, in their order and none left out", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300_000)), (sizes) => {
      const bursts = toBursts(payloads(sizes));
      expect(bursts.flatMap((burst) => burst.payloads.map(({ json }) => json.length))).toEqual(sizes);
      for (const { size, payloads: held } of bursts)
        expect(size <= 256 * 1024 || held.length === 1).toBe(true);
    }),
  );
});

it.each([
  [{ id: "7", clientId: "1" }, "7"],
  [{ clientId: "1", actionId: 9 }, "9"],
  [{ clientId: "1", actionId: null }, "1"],
  [{ total: 3 }, ""],
  [wholeRecord({ id: 7 }, CLIENT), "7"],
  [null, ""],
])("takes %j for news of %j", (event, key) => expect(objectKey(event)).toBe(key));
