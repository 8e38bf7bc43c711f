import { type BulkResult, outcomeOf } from "./bulkResult";
import type { BulkRun } from "./useSending";

const nothingToDo = (id: string): BulkResult => ({ id, status: "SKIPPED", error: null });

const wentWell = (result: BulkResult): boolean => ["DONE", "SKIPPED"].includes(outcomeOf(result));

/** The result that says more: a change wins over nothing to do, a failure over both. */
const told = (before: BulkResult | undefined, after: BulkResult): BulkResult =>
  before !== undefined && outcomeOf(after) === "SKIPPED" ? before : after;

/** Two changes as one. Devices that the first does not change are not sent to the second. */
export function oneAfterOther(first: BulkRun, second: BulkRun): BulkRun {
  return async (ids, options, sent) => {
    const results = new Map((await first(ids, options, sent)).map((result) => [result.id, result]));
    const left = ids.filter((id) => {
      const result = results.get(id);
      return result === undefined || wentWell(result);
    });
    const after = left.length > 0 ? await second(left, options, sent) : [];
    for (const result of after) results.set(result.id, told(results.get(result.id), result));
    return ids.flatMap((id) => results.get(id) ?? []);
  };
}

/** A change for some devices only; the others have nothing to change. */
export function ofThose(isConcerned: (id: string) => boolean, run: BulkRun): BulkRun {
  return async (ids, options, sent) => {
    const concerned = ids.filter(isConcerned);
    const results = concerned.length > 0 ? await run(concerned, options, sent) : [];
    const byId = new Map(results.map((result) => [result.id, result]));
    return ids.flatMap((id) => byId.get(id) ?? (isConcerned(id) ? [] : nothingToDo(id)));
  };
}
