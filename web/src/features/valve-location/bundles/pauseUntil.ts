import { PAUSE_DAYS } from "@obcestje/contract/limits/spans.js";
import { midnightAfter } from "../../../shared/interval/midnight";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";

/** Whole days after today. */
export const pauseDays = [1, 2, 3, 7] as const;

/** A number of days, or until a day's midnight. */
export type PauseChoice = (typeof pauseDays)[number] | "date";

/** End of the pause in Unix seconds: a local midnight; null if the date is invalid, past or too far ahead. */
export function pauseEnd(choice: PauseChoice, date: string, now: number, timeZone: string): number | null {
  if (choice !== "date") return midnightAfter(choice, now, timeZone);
  const until = wallToUnix(`${date}T00:00`, timeZone);
  return until !== null && until > now && until - now <= PAUSE_DAYS * 86_400 ? until : null;
}

/** Range of dates, YYYY-MM-DD. */
export function dateRange(now: number, timeZone: string): { min: string; max: string } {
  const dateOf = (unix: number) => unixToWall(unix, timeZone).slice(0, 10);
  return {
    min: dateOf(midnightAfter(0, now, timeZone)),
    max: dateOf(now + PAUSE_DAYS * 86_400),
  };
}
