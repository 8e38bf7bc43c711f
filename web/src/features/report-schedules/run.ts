import type { ReportRunLineFragment } from "../../graphql/generated";
import { serverNow } from "../../graphql/serverClock";

/** True if a run, or the mail with its report, may change any moment. A wait for a later try does not count. */
export function isUnderWay({ state, nextAttemptDate, deliveries }: ReportRunLineFragment): boolean {
  if (state === "RUNNING") return true;
  if (state === "WAITING") return nextAttemptDate === null || nextAttemptDate <= serverNow();
  return deliveries.some((delivery) => delivery.state === "WAITING" && delivery.attempts === 0);
}

/** True if another run can't begin yet. */
export function isOpen(run: ReportRunLineFragment | null): boolean {
  return run !== null && (run.state === "WAITING" || run.state === "RUNNING");
}

export function undelivered({ deliveries }: ReportRunLineFragment): number {
  return deliveries.filter(({ state }) => state === "FAILED").length;
}
