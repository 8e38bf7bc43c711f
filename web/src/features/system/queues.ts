import type { ReportRunState } from "../../graphql/generated";
import type { SystemState } from "./problems";

/** A number of waiting or running items; the text key of the normal number ends with "Normal". */
export type Queue = {
  name:
    | "reportsWaiting"
    | "reportsRunning"
    | "reportsFailed"
    | "notifications"
    | "actions"
    | "rollouts"
    | "statistics"
    | "listeners";
  /** Null if unknown. */
  count: number | null;
  /** More than normal. */
  isHigh: boolean;
};

/** From these numbers on somebody should look for the reason. */
const high = { reportsWaiting: 20, notifications: 50, statistics: 11 } as const;

/** Queues in the order of the screen. */
export function queuesOf(queues: SystemState["queues"]): Queue[] {
  const runs = (state: ReportRunState) => {
    const told = queues?.reportRuns;
    const run = told?.find((one) => one.state === state);
    if (run !== undefined) return run.count;
    // A state without any items is left out of the answer.
    return told == null || told.some((one) => one.state === null) ? null : 0;
  };
  const counts: readonly [Queue["name"], number | null | undefined][] = [
    ["reportsWaiting", runs("WAITING")],
    ["reportsRunning", runs("RUNNING")],
    ["reportsFailed", runs("FAILED")],
    ["notifications", queues?.notificationsWaiting],
    ["actions", queues?.actionsPending],
    ["rollouts", queues?.rolloutsRunning],
    ["statistics", queues?.statisticsBusy],
    ["listeners", queues?.eventListeners],
  ];
  return counts.map(([name, count]) => ({
    name,
    count: count ?? null,
    isHigh: name in high && Number(count) >= high[name as keyof typeof high],
  }));
}
