import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns";
import { DAY } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";
import { type Opening, openings, type ScheduleRow } from "./schedule.rules.js";

const USUAL_DAYS = 7;
/** Rows recur within a week, plus an hour at clock changes. */
const WEEK = 8 * DAY;

/** The effect of a schedule within some days. */
export interface SchedulePreview extends Opening {
  /** Of all rows, with overlapping and touching ones joined. */
  openings: Opening[];
  rows: {
    neverRuns: boolean;
    /** The rows that are open while this one is, without merely touching ones. */
    overlaps: number[];
    openings: Opening[];
  }[];
}

/**
 * The times when a schedule would have valves open, by the rules for real orders.
 * @param period from an instant (the local midnight at the start of today) over so many local days (7)
 */
export function preview(
  rows: ScheduleRow[],
  zone: string,
  { from, days = USUAL_DAYS }: { from?: number | undefined; days?: number | undefined },
  now: number,
): SchedulePreview {
  const start = from ?? startOfLocalDay(zone, now);
  const end = Math.floor(addDays(new TZDate(start * 1000, zone), days).getTime() / 1000);
  const alone = rows.map((row) => openings([row], zone, start, Math.max(end, start + WEEK)));
  return {
    from: start,
    to: end,
    openings: openings(rows, zone, start, end),
    rows: rows.map((row, index) => ({
      neverRuns: !row.weekDays.includes(true),
      overlaps: rows.flatMap((_, other) =>
        other !== index && overlap(alone[index] ?? [], alone[other] ?? []) ? [other] : [],
      ),
      openings: openings([row], zone, start, end),
    })),
  };
}

/** True if one of these stretches shares time with one of those. Both in order. */
function overlap(ones: readonly Opening[], others: readonly Opening[]): boolean {
  let at = 0;
  for (const { from, to } of ones) {
    while ((others[at]?.to ?? to) <= from) at += 1;
    const other = others[at];
    if (other && other.from < to) return true;
  }
  return false;
}
