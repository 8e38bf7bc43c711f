import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Pair, startPair, unknownCalls } from "./pair.js";
import { type Answers, askEverything } from "./questions.js";
import { statedElse } from "./sameOrUntold.js";

/** Fields that identify a thing or a person and can't be missing. */
const NEEDED = new Set([
  ...["id", "clientId", "sessionId", "user", "admin", "group"],
  ...["key", "bucket", "start_time", "end_time", "weekDays", "text", "guid", "name", "bundles", "clients"],
]);
/** Contents belong to people or devices: a key missing there was not set. */
const WHOLE = new Set(["data", "metaData"]);

let pair: Pair;
let expected: Answers;
/** True if a field with this name is removed from the platform's answers. */
let isTaken: (name: string) => boolean = () => false;
const names = new Set<string>();

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => {
    if (NEEDED.has(name) || WHOLE.has(name) || /^\d+$/.test(name)) return true;
    names.add(name);
    return !isTaken(name);
  });
  return Object.fromEntries(entries.map(([name, inner]) => [name, WHOLE.has(name) ? inner : without(inner)]));
}

beforeAll(async () => {
  pair = await startPair({
    switches: { json: "object" },
    settings: { ANSWER_CACHE_MS: "0" },
    rewrite: (text) => JSON.stringify(without(JSON.parse(text))),
  });
  expected = await askEverything(pair);
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

it("states nothing that the platform did not tell, whichever fields it leaves out", async () => {
  expect(names.size).toBeGreaterThan(60);
  await fc.assert(
    fc.asyncProperty(fc.subarray([...names]), async (taken) => {
      const set = new Set(taken);
      isTaken = (name) => set.has(name);
      expect(statedElse(expected, await askEverything(pair))).toEqual([]);
    }),
    { numRuns: 8, examples: [[[...names]]] },
  );
});
