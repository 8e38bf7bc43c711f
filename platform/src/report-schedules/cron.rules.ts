import { fieldFault } from "@obcestje/contract/faults.js";
import { Cron, CronPattern } from "croner";
import { invalid, invalidField } from "../errors.js";

/**
 * @throws PlatformError naming `cron`, with the reason, if it is no expression of five fields, runs more than
 * once an hour, or never
 */
export function checkCron(cron: string, timeZone: string, now: number): void {
  if (cron.trim().split(/\s+/).length !== 5) throw invalid("cron", "CRON_FIELDS");
  try {
    const { minute } = new CronPattern(cron, timeZone, { mode: "5-part" });
    if (minute.filter((runs) => runs === 1).length > 1) throw invalid("cron", "CRON_TOO_OFTEN");
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError)
      throw invalidField({
        ...fieldFault("cron", "CRON_WRONG"),
        message: error.message.replace(/^CronPattern: /, "").slice(0, 200),
      });
    throw error;
  }
  if (nextDue(cron, timeZone, now) === null) throw invalid("cron", "CRON_NEVER");
}

/** The first instant after `after` at which an expression is due in local time; null if it never is. */
export function nextDue(cron: string, timeZone: string, after: number): number | null {
  return seconds(new Cron(cron, { timezone: timeZone }).nextRun(new Date(after * 1000)));
}

/** The next instants after `after` at which an expression is due, `count` at most. */
export function nextDues(cron: string, timeZone: string, after: number, count: number): number[] {
  return new Cron(cron, { timezone: timeZone })
    .nextRuns(count, new Date(after * 1000))
    .map((date) => Math.floor(date.getTime() / 1000));
}

/** The latest instant up to `now` at which an expression was due; null if it never was. */
export function lastDue(cron: string, timeZone: string, now: number): number | null {
  const [last] = new Cron(cron, { timezone: timeZone }).previousRuns(1, new Date((now + 1) * 1000));
  return seconds(last ?? null);
}

function seconds(date: Date | null): number | null {
  return date === null ? null : Math.floor(date.getTime() / 1000);
}
