import { beforeAll, describe, expect, it } from "@jest/globals";
import { DEFAULT_SWITCHES, SWITCH_VALUES, type Switches } from "../../plain-platform/src/switches.js";
import { demoStore } from "./demoStore.js";
import { startPair, unknownCalls } from "./pair.js";
import { pairwise } from "./pairwise.js";
import { type Answers, askEverything } from "./questions.js";
import { statedElse } from "./sameOrUntold.js";

const store = demoStore();
let expected: Answers;

async function answersOf(switches: Partial<Switches>): Promise<Answers> {
  const pair = await startPair({ switches, store });
  try {
    const answers = await askEverything(pair);
    expect(unknownCalls(pair)).toEqual([]);
    return answers;
  } finally {
    await pair.close();
  }
}

beforeAll(async () => {
  expected = await answersOf({});
  expect(Object.values(expected).flatMap((data) => data?.errors ?? [])).toEqual([]);
});

async function expectTheSame(switches: Partial<Switches>): Promise<void> {
  const answers = await answersOf(switches);
  // Then fewer fields are reported.
  if (switches.optional === "absent" || switches.trends === "absent")
    expect(statedElse(expected, answers)).toEqual([]);
  else expect(answers).toEqual(expected);
}

const ALONE = Object.entries(SWITCH_VALUES).flatMap(([name, values]) =>
  values
    .filter((value) => value !== DEFAULT_SWITCHES[name as keyof Switches])
    .map((value): [string, Partial<Switches>] => [`${name}=${value}`, { [name]: value }]),
);

describe("each reading alone", () => {
  it.each(ALONE)("%s tells the same", async (_name, switches) => {
    await expectTheSame(switches);
  });
});

describe("readings beside each other", () => {
  const rows = pairwise(SWITCH_VALUES);
  it("are all pairs", () => {
    const entries = Object.entries(SWITCH_VALUES);
    for (const [one, values] of entries)
      for (const [other, others] of entries.filter(([name]) => name > one))
        for (const value of values)
          for (const second of others)
            expect(rows.some((row) => row[one] === value && row[other] === second)).toBe(true);
  });

  it.each(rows.map((row, place): [number, Partial<Switches>] => [place, row]))(
    "row %i tells the same",
    async (_place, row) => {
      await expectTheSame(row);
    },
  );
});

describe("what is stated", () => {
  it.each([
    [{ a: 1, b: [1, 2] }, { a: null, b: null }, 0],
    [{ a: 1 }, { a: 0 }, 1],
    [{ a: null }, { a: false }, 1],
    [{ a: [1] }, { a: [] }, 1],
    [{ a: "x" }, { a: "" }, 1],
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }, 1],
  ])("%j, where %j was got, is other %i times", (whole, got, count) => {
    expect(statedElse(whole, got)).toHaveLength(count);
  });
});
