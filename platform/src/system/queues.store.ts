import type { Db } from "../db/tables.js";
import { countRuns, type RunState } from "../report-schedules/runs.store.js";

/** Lengths of the queues, each by counting in an index. */
export async function countQueues(db: Db) {
  const runs = await countRuns(db);
  const { notifications } = await db
    .selectFrom("notification_delivery")
    .select(({ fn }) => fn.countAll<number>().as("notifications"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  const { actions } = await db
    .selectFrom("action")
    .select(({ fn }) => fn.countAll<number>().as("actions"))
    .where("done_date", "is", null)
    .where("enabled", "=", 1)
    .executeTakeFirstOrThrow();
  const { rollouts } = await db
    .selectFrom("staged_rollout")
    .select(({ fn }) => fn.countAll<number>().as("rollouts"))
    .where("state", "in", ["pilots", "rest"])
    .executeTakeFirstOrThrow();
  return {
    reportRuns: runs.map(({ state, runs: count }) => ({ state: state as RunState, count })),
    notificationsWaiting: notifications,
    actionsPending: actions,
    rolloutsRunning: rollouts,
  };
}
