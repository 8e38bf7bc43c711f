import { describe, expect, it } from "@jest/globals";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import fc from "fast-check";
import type { BulkResult } from "./bulkResult";
import { notBegun } from "./bulkResult";
import { partsAgain, partsOf, resultsOf, withNewer } from "./parts";

const ids = fc.uniqueArray(fc.integer({ min: 1 }).map(String), { maxLength: 1200, minLength: 1 });
const failed = (id: string, code: "UPSTREAM_TIMEOUT" | "RATE_LIMITED" | "CONFLICT"): BulkResult => ({
  id,
  status: "FAILED",
  error: {
    code,
    message: "",
    retryable: code !== "CONFLICT",
    fault: null,
    params: null,
    fromPlatform: null,
    fields: null,
  },
});
const done = (id: string): BulkResult => ({ id, status: "DONE", error: null });

describe("the parts of a change", () => {
  it("hold each device once, in its order, none more than a call takes, each with a key of its own", () => {
    fc.assert(
      fc.property(ids, (all) => {
        const parts = partsOf(all);
        expect(parts.flatMap((part) => part.ids)).toEqual(all);
        expect(parts.every((part) => part.ids.length > 0 && part.ids.length <= ITEMS_A_CALL)).toBe(true);
        expect(new Set(parts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(parts.length);
      }),
      { numRuns: 20 },
    );
  });

  it("are sent again for what may go better alone: with their keys where it may be done already, else with new ones", () => {
    const fate = fc.constantFrom("done", "UPSTREAM_TIMEOUT", "RATE_LIMITED", "CONFLICT", "notBegun");
    fc.assert(
      fc.property(ids, fc.array(fate, { minLength: 1200, maxLength: 1200 }), (all, fates) => {
        const sent = partsOf(all);
        const results = all.map((id, index) => {
          const what = fates[index];
          if (what === "notBegun") return notBegun(id);
          return what === undefined || what === "done" ? done(id) : failed(id, what as "CONFLICT");
        });
        const again = partsAgain(sent, results);
        const keyOf = (parts: typeof sent, id: string) =>
          parts.find((part) => part.ids.includes(id))?.idempotencyKey;
        const known = new Set(sent.map(({ idempotencyKey }) => idempotencyKey));
        const wanted = all.filter((_, index) => !["done", "CONFLICT"].includes(fates[index] ?? "done"));
        expect(again.flatMap((part) => part.ids).sort()).toEqual([...wanted].sort());
        for (const [index, id] of all.entries()) {
          const key = keyOf(again, id);
          if (fates[index] === "UPSTREAM_TIMEOUT") expect(key).toBe(keyOf(sent, id));
          else if (key !== undefined) expect(known.has(key)).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("take the key of the last try where something failed twice", () => {
    const [first, second] = [partsOf(["1", "2"]), partsOf(["2"])];
    const results = [done("1"), failed("2", "UPSTREAM_TIMEOUT")];
    const again = partsAgain([...second, ...first], results);
    expect(again).toEqual([{ ids: ["2"], idempotencyKey: second[0]?.idempotencyKey, results: null }]);
  });

  it("tell what is known so far; newer results take the place of older ones", () => {
    const [one] = partsOf(["1", "2"]);
    if (one) one.results = [done("1"), failed("2", "CONFLICT")];
    const before = resultsOf(one ? [one, ...partsOf(["3"])] : []);
    expect(before.map(({ status }) => status)).toEqual(["DONE", "FAILED"]);
    expect(withNewer(before, [done("2")]).map(({ status }) => status)).toEqual(["DONE", "DONE"]);
  });
});
