import { expect, it } from "@jest/globals";
import fc from "fast-check";
import type { BulkResult } from "./bulkResult";
import { ofThose, oneAfterOther } from "./joinedRuns";
import type { BulkRun } from "./useSending";

const failure: BulkResult["error"] = {
  code: "CONFLICT",
  message: "No.",
  retryable: false,
  fault: null,
  params: null,
  fromPlatform: null,
  fields: null,
};

const kinds = ["DONE", "SKIPPED", "FAILED", "NOT_BEGUN"] as const;
type Kind = (typeof kinds)[number];

const resultOf = (id: string, kind: Kind): BulkResult => ({
  id,
  status: kind === "NOT_BEGUN" ? "SKIPPED" : kind,
  error: kind === "FAILED" || kind === "NOT_BEGUN" ? failure : null,
});

/** A change with the given outcomes; it records what it was sent. */
function runOf(outcomes: readonly Kind[], sent: string[]): BulkRun {
  return async (ids) => {
    sent.push(...ids);
    return ids.map((id) => resultOf(id, outcomes[Number(id)] ?? "DONE"));
  };
}

const anyOutcomes = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...kinds)), {
  maxLength: 12,
});
const idsOf = (outcomes: readonly unknown[]) => outcomes.map((_, index) => String(index));

it("sends to the second change what the first did not refuse, and tells what went wrong", async () => {
  await fc.assert(
    fc.asyncProperty(anyOutcomes, async (outcomes) => {
      const ids = idsOf(outcomes);
      const sent: string[] = [];
      const [firsts, seconds] = [outcomes.map(([one]) => one), outcomes.map(([, other]) => other)];
      const results = await oneAfterOther(runOf(firsts, []), runOf(seconds, sent))(ids, { dryRun: false });
      const isWell = (kind: Kind) => kind === "DONE" || kind === "SKIPPED";
      expect(sent).toEqual(ids.filter((_, index) => isWell(outcomes[index]?.[0] ?? "FAILED")));
      expect(results).toEqual(
        outcomes.map(([one, other], index) => {
          const id = String(index);
          if (!isWell(one)) return resultOf(id, one);
          return resultOf(id, other === "SKIPPED" ? one : other);
        }),
      );
    }),
  );
});

it("passes over whom a change does not concern", async () => {
  const sent: string[] = [];
  const run = ofThose((id) => id !== "1", runOf(["DONE", "DONE", "FAILED"], sent));
  expect(await run(["0", "1", "2"], { dryRun: false })).toEqual([
    resultOf("0", "DONE"),
    resultOf("1", "SKIPPED"),
    resultOf("2", "FAILED"),
  ]);
  expect(sent).toEqual(["0", "2"]);
  sent.length = 0;
  await ofThose(() => false, runOf([], sent))(["0"], { dryRun: false });
  expect(sent).toEqual([]);
});
