import { isOutage } from "../../graphql/errors";
import type { BulkResultRowFragment, ConfigResultsFragment } from "../../graphql/generated";
import { portalOffers } from "../offers/portalOffers";

/** What became of one device; of a configuration also what changes in it. */
export type BulkResult = BulkResultRowFragment &
  Partial<Pick<ConfigResultsFragment["results"][number], "configChangeCount" | "configChanges">>;

export type BulkError = NonNullable<BulkResult["error"]>;

/** NOT_BEGUN: nobody tried, because the change was stopped, or failed for all before its turn came. */
export type Outcome = BulkResult["status"] | "NOT_BEGUN";

/** The portal passes over what it does not begin, and says why. */
export const outcomeOf = ({ status, error }: BulkResult): Outcome =>
  status === "SKIPPED" && error !== null ? "NOT_BEGUN" : status;

/** Keys of the texts of bulk changes. */
export const outcomeWords = {
  DONE: "done",
  FAILED: "failed",
  SKIPPED: "skipped",
  NOT_BEGUN: "notBegun",
} as const satisfies Record<Outcome, string>;
const triedWords = { ...outcomeWords, DONE: "wouldChange", FAILED: "refused" } as const;

/** Key of what the texts of bulk changes call an outcome; where it was only tried, of what would become of it. */
export const wordOf = (outcome: Outcome, isTrial: boolean) => (isTrial ? triedWords : outcomeWords)[outcome];

const stopped: BulkError = {
  ...{ code: "CONFLICT", message: "Stopped.", retryable: true },
  ...{ fault: null, params: null, fromPlatform: null, fields: null },
};

/** Whether it is the fault of who stopped the change. */
export const isStopped = (error: BulkError): boolean => error === stopped;

/** Of a device whose turn did not come because somebody stopped the change. */
export const notBegun = (id: string): BulkResult => ({ id, status: "SKIPPED", error: stopped });

/** Where something on the way was down nobody knows whether the change was made. */
export const mayBeDone = (result: BulkResult): boolean =>
  outcomeOf(result) === "FAILED" && result.error !== null && isOutage(result.error.code);

/** It may have been made, and sent again it may be made twice: somebody has to look first. */
const isUnknown = (result: BulkResult): boolean =>
  mayBeDone(result) && !portalOffers.read().has("IDEMPOTENCY_KEY");

/** Whether the same again may go better, and does nothing twice. */
export const mayRetry = (result: BulkResult): boolean => {
  const outcome = outcomeOf(result);
  if (outcome === "NOT_BEGUN") return true;
  return outcome === "FAILED" && result.error?.retryable === true && !isUnknown(result);
};

export type OutcomeCounts = Record<Outcome, number> & {
  retryable: number;
  /** Of the failed, those of which nobody knows whether they were changed, and which can't be sent again safely. */
  unknown: number;
};

export function countOutcomes(results: readonly BulkResult[]): OutcomeCounts {
  const counts: OutcomeCounts = { DONE: 0, FAILED: 0, SKIPPED: 0, NOT_BEGUN: 0, retryable: 0, unknown: 0 };
  for (const result of results) {
    counts[outcomeOf(result)] += 1;
    if (mayRetry(result)) counts.retryable += 1;
    if (isUnknown(result)) counts.unknown += 1;
  }
  return counts;
}
