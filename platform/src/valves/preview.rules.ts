import { TZDate } from "@date-fns/tz";
import { addDays } from "date-fns";
import { DAY } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";
import { type Opening, openings, type ScheduleRow } from "./schedule.rules.js";

const USUAL_DAYS = 7;
/** Rows come back within a week, and an hour where clocks change. */
const WEEK = 8 * DAY;

/** What a schedule does within some days. */
export interface SchedulePreview extends Opening {
  /** Of all rows: overlapping and touching ones are one. */
  openings: Opening[];
  rows: {
    neverRuns: boolean;
    /** The rows that are open while this one is; touching ones are not. */
    overlaps: number[];
    openings: Opening[];
  }[];
}

/**
 * When a schedule would have valves open, by the same rules that decide it.
 * @param period from an instant (the local midnight that began today) so many local days on (7)
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

/** Whether one of these stretches shares time with one of those; each in order. */
function overlap(ones: readonly Opening[], others: readonly Opening[]): boolean {
  let at = 0;
  for (const { from, to } of ones) {
    while ((others[at]?.to ?? to) <= from) at += 1;
    const other = others[at];
    if (other && other.from < to) return true;
  }
  return false;
}
