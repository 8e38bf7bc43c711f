import { midnightAfter } from "../interval/midnight";
import { unixToWall, wallToUnix } from "../interval/wallTime";
import { defaultTimeZone } from "../time/format";

const day = 86_400;
/** Where a key's end is soon; its people are mailed then. */
const soon = 7 * day;

/** How near a key's end is. @param end Unix seconds; null: it has none, or nobody knows of one */
export function endStateOf(end: number | null, now: number): "ended" | "soon" | "later" | "none" {
  if (end === null) return "none";
  if (end <= now) return "ended";
  return end - now <= soon ? "soon" : "later";
}

/** A day, YYYY-MM-DD, from a key's end: the last on which it works; empty for null. */
export const lastDayOf = (end: number | null): string =>
  end === null ? "" : unixToWall(end - 1, defaultTimeZone).slice(0, "2026-01-01".length);

/** The midnight at which the key of a last day ends, in Unix seconds; null if it is none, or past. */
export function endOfLastDay(lastDay: string, now: number): number | null {
  const noon = wallToUnix(`${lastDay}T12:00`, defaultTimeZone);
  if (noon === null) return null;
  const end = midnightAfter(0, noon, defaultTimeZone);
  return end > now ? end : null;
}
