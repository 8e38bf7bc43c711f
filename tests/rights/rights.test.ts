import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { contentOf } from "../../platform/test/content.js";
import { idsOf } from "../../platform/test/tenants.js";
import { type Asked, ask, expectedOutcome, outcomeOf, ROWS, SCHEMA, targetsOf } from "./asking.js";
import { CALLERS } from "./callers.js";
import { leaksIn } from "./leaks.js";
import { MUTATIONS } from "./mutations.js";
import { QUERIES } from "./queries.js";
import type { FieldRow } from "./row.js";
import { rootFieldsOf } from "./selection.js";
import { makeWorld, type World } from "./world.js";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.close());

it("knows every root field of the schema, and no other", () => {
  expect(ROWS.map(({ field }) => field).sort()).toEqual(
    rootFieldsOf(SCHEMA)
      .map(({ field }) => field.name)
      .sort(),
  );
});

const everyCase = (row: FieldRow): Asked[] =>
  CALLERS.filter((who) => !row.elsewhere?.includes(who)).flatMap((who) =>
    targetsOf(row).map((target) => ({ row, who, target })),
  );
const isRefused = (asked: Asked) => {
  const { success = "data" } = asked.row;
  return expectedOutcome(asked) !== success || success === "NOT_FOUND";
};
const nameOf = ({ who, target }: Asked) => `${who}, ${target}`;

/** Runs all cases, and compares the outcomes with the table. */
async function expectOutcomes(cases: readonly Asked[]): Promise<void> {
  const outcomes: Record<string, string> = {};
  for (const asked of cases) {
    const answer = await ask(world, asked);
    outcomes[nameOf(asked)] = outcomeOf(asked.row, answer);
    expect([nameOf(asked), leaksIn(world, asked.who, answer.text)]).toEqual([nameOf(asked), []]);
  }
  expect(outcomes).toEqual(Object.fromEntries(cases.map((asked) => [nameOf(asked), expectedOutcome(asked)])));
}

const named = (rows: readonly FieldRow[]) => rows.map((row) => [row.field, row] as const);

describe.each(named(QUERIES))("%s", (_field, row) => {
  it("is answered as the table says", () => expectOutcomes(everyCase(row)));
});

describe.each(named(MUTATIONS))("%s", (_field, row) => {
  it("stores nothing of what is refused", async () => {
    const before = await contentOf(world.platform.database);
    await expectOutcomes(everyCase(row).filter(isRefused));
    const after = await contentOf(world.platform.database);
    const withoutAudit = { audit_log: "", audit_client: "", audit_tag: "" };
    expect({ ...after, ...withoutAudit }).toEqual({ ...before, ...withoutAudit });
    const known = new Set(before.audit_log?.split("\n"));
    const noted = after.audit_log?.split("\n").filter((line) => !known.has(line)) ?? [];
    expect(noted.filter((line) => (JSON.parse(line) as { result: string }).result === "done")).toEqual([]);
  });

  it("is done for whom the table says", () =>
    expectOutcomes(everyCase(row).filter((one) => !isRefused(one))));
});

describe.each(named([...QUERIES, ...MUTATIONS].filter(({ about }) => about !== "nothing")))(
  "%s",
  (_field, row) => {
    it("is answered for what is another's as for what is not there", async () => {
      for (const who of CALLERS) {
        const hidden = (["own", "foreign"] as const).filter(
          (target) =>
            expectedOutcome({ row, who, target }) === expectedOutcome({ row, who, target: "unknown" }),
        );
        const unknown = await unmarked({ row, who, target: "unknown" });
        for (const target of hidden)
          expect([who, target, await unmarked({ row, who, target })]).toEqual([who, target, unknown]);
      }
    });
  },
);

/** An answer without the ids in its query. */
async function unmarked(asked: Asked): Promise<string> {
  const { status, text } = await ask(world, asked);
  const ids = new Set(Object.values(idsOf(world.tenants, asked.target)));
  return `${status} ${text.replace(/"id":"(\d+)"/g, (whole, id) => (ids.has(Number(id)) ? '"id":"…"' : whole))}`;
}
