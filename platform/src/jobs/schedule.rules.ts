import { Cron } from "croner";
import { DEFAULT_ZONE } from "../time/zone.js";

/** The times of a job: seconds between two runs, or a cron expression in the local time of DEFAULT_ZONE. */
export type Schedule = { every: number } | { cron: string };

/** The next run after an instant. @throws if a cron expression is invalid, or never comes */
export function nextRun(schedule: Schedule, after: number): number {
  if ("every" in schedule) return after + schedule.every;
  const next = new Cron(schedule.cron, { timezone: DEFAULT_ZONE }).nextRun(new Date(after * 1000));
  if (!next) throw new Error(`The schedule ${schedule.cron} never comes.`);
  return Math.floor(next.getTime() / 1000);
}
