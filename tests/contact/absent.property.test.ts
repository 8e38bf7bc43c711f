import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Pair, startPair, unknownCalls } from "./pair.js";
import { type Answers, askEverything } from "./questions.js";
import { statedElse } from "./sameOrUntold.js";
import { Untold } from "./untold.js";

const untold = new Untold();
let pair: Pair;
let expected: Answers;

beforeAll(async () => {
  pair = await startPair({
    switches: { json: "object" },
    settings: { ANSWER_CACHE_MS: "0" },
    rewrite: untold.rewrite,
  });
  expected = await askEverything(pair);
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

it("states nothing that the platform did not tell, whichever fields it leaves out", async () => {
  const names = [...untold.names];
  expect(names.length).toBeGreaterThan(60);
  await fc.assert(
    fc.asyncProperty(fc.subarray(names), async (taken) => {
      untold.take(taken);
      expect(statedElse(expected, await askEverything(pair))).toEqual([]);
    }),
    { numRuns: 8, examples: [[names]] },
  );
});
