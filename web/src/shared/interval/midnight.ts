import { formatDate } from "../time/format";
import { wallToUnix } from "./wallTime";

const dayMs = 86_400_000;

/** Number of the local day: the difference of two numbers is the days between. */
export function dayNumber(unix: number, timeZone: string): number {
  const [day = 1, month = 1, year = 1970] = formatDate(unix, timeZone).split(".").map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** The midnight after this many further whole days, in Unix seconds; 0: the next midnight. */
export function midnightAfter(days: number, now: number, timeZone: string): number {
  const date = new Date((dayNumber(now, timeZone) + days + 1) * dayMs).toISOString().slice(0, 10);
  // If the clocks go forward at midnight, the day begins at one.
  return wallToUnix(`${date}T00:00`, timeZone) ?? wallToUnix(`${date}T01:00`, timeZone) ?? now;
}
