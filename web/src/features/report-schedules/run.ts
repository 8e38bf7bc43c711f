import type { ReportRunLineFragment } from "../../graphql/generated";
import { serverNow } from "../../graphql/serverClock";

/** Whether a run, or the mail with its report, may change any moment. What waits for a later try does not. */
export function isUnderWay({ state, nextAttemptDate, deliveries }: ReportRunLineFragment): boolean {
  if (state === "RUNNING") return true;
  if (state === "WAITING") return nextAttemptDate === null || nextAttemptDate <= serverNow();
  return deliveries.some((delivery) => delivery.state === "WAITING" && delivery.attempts === 0);
}

/** Whether another run can't begin yet. */
export function isOpen(run: ReportRunLineFragment | null): boolean {
  return run !== null && (run.state === "WAITING" || run.state === "RUNNING");
}

/** To how many it could not be sent. */
export function undelivered({ deliveries }: ReportRunLineFragment): number {
  return deliveries.filter(({ state }) => state === "FAILED").length;
}
