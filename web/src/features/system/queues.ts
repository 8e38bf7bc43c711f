import type { SystemState } from "./problems";

/** What waits or is under way; the text of what is normal ends with "Normal". */
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
  count: number;
  /** More than is normal. */
  isHigh: boolean;
};

/** From this many on somebody should look why. */
const high = { reportsWaiting: 20, notifications: 50, statistics: 11 } as const;

/** The queues in the order of the screen. */
export function queuesOf(queues: SystemState["queues"]): Queue[] {
  const runs = (state: (typeof queues.reportRuns)[number]["state"]) =>
    queues.reportRuns.find((run) => run.state === state)?.count ?? 0;
  const counts: readonly [Queue["name"], number][] = [
    ["reportsWaiting", runs("WAITING")],
    ["reportsRunning", runs("RUNNING")],
    ["reportsFailed", runs("FAILED")],
    ["notifications", queues.notificationsWaiting],
    ["actions", queues.actionsPending],
    ["rollouts", queues.rolloutsRunning],
    ["statistics", queues.statisticsBusy],
    ["listeners", queues.eventListeners],
  ];
  return counts.map(([name, count]) => ({
    name,
    count,
    isHigh: name in high && count >= high[name as keyof typeof high],
  }));
}
