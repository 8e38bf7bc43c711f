import { isOutage } from "../../graphql/errors";
import type { BulkResultRowFragment, ConfigResultsFragment } from "../../graphql/generated";
import { portalOffers } from "../offers/portalOffers";

/** The result of one device; for a configuration also its changes. */
export type BulkResult = BulkResultRowFragment &
  Partial<Pick<ConfigResultsFragment["results"][number], "configChangeCount" | "configChanges">>;

export type BulkError = NonNullable<BulkResult["error"]>;

/** NOT_BEGUN: not tried, because the change was stopped, or failed for all before its turn. */
export type Outcome = BulkResult["status"] | "NOT_BEGUN";

/** The portal returns devices it did not begin as skipped, with a reason. */
export const outcomeOf = ({ status, error }: BulkResult): Outcome =>
  status === "SKIPPED" && error !== null ? "NOT_BEGUN" : status;

/** Keys in the texts of bulk changes. */
export const outcomeWords = {
  DONE: "done",
  FAILED: "failed",
  SKIPPED: "skipped",
  NOT_BEGUN: "notBegun",
} as const satisfies Record<Outcome, string>;
const triedWords = { ...outcomeWords, DONE: "wouldChange", FAILED: "refused" } as const;

/** Text key of an outcome; after a dry run, the key for what would happen. */
export const wordOf = (outcome: Outcome, isTrial: boolean) => (isTrial ? triedWords : outcomeWords)[outcome];

const stopped: BulkError = {
  ...{ code: "CONFLICT", message: "Stopped.", retryable: true },
  ...{ fault: null, params: null, fromPlatform: null, fields: null },
};

/** True if the error is that somebody stopped the change. */
export const isStopped = (error: BulkError): boolean => error === stopped;

/** Result of a device whose turn did not come because somebody stopped the change. */
export const notBegun = (id: string): BulkResult => ({ id, status: "SKIPPED", error: stopped });

/** If a part on the way was down, it is unknown if the change was made. */
export const mayBeDone = (result: BulkResult): boolean =>
  outcomeOf(result) === "FAILED" && result.error !== null && isOutage(result.error.code);

/** The change may have been made, and a repeat may make it twice: somebody has to look first. */
const isUnknown = (result: BulkResult): boolean =>
  mayBeDone(result) && !portalOffers.read().has("IDEMPOTENCY_KEY");

/** True if a retry may succeed and does nothing twice. */
export const mayRetry = (result: BulkResult): boolean => {
  const outcome = outcomeOf(result);
  if (outcome === "NOT_BEGUN") return true;
  return outcome === "FAILED" && result.error?.retryable === true && !isUnknown(result);
};

export type OutcomeCounts = Record<Outcome, number> & {
  retryable: number;
  /** Failed ones that may have been changed and can't be repeated safely. */
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
