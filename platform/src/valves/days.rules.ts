import { DAY, HOUR } from "../time/clock.js";
import { localHours, startOfLocalDay } from "../time/hours.js";
import { type FlowStretch, secondsWithin } from "./flow.rules.js";
import type { Opening } from "./schedule.rules.js";

/** Seconds of a local day, within a period. */
export interface ValveDay extends Opening {
  /** ISO, on the local calendar. */
  date: string;
  /** In which water should have flowed. */
  expected: number;
  /** In which it was reported to flow. */
  open: number;
  /** In which anything is known. */
  known: number;
}

/** Longer than any local day, and shorter than any two. */
const INTO_NEXT = 30 * HOUR;

/** The local days of a period, with the expected openings of a valve and its reports. */
export function daysOf(
  zone: string,
  { from, to }: Opening,
  expected: readonly Opening[],
  flow: readonly FlowStretch[],
): ValveDay[] {
  const flowing = flow.filter(({ flows }) => flows);
  const days: ValveDay[] = [];
  for (let start = startOfLocalDay(zone, from); start < to; ) {
    const next = startOfLocalDay(zone, start + INTO_NEXT);
    const [a, b] = [Math.max(start, from), Math.min(next, to)];
    days.push({
      date: dateOf(zone, a),
      from: a,
      to: b,
      expected: secondsWithin(expected, a, b),
      open: secondsWithin(flowing, a, b),
      known: secondsWithin(flow, a, b),
    });
    start = next;
  }
  return days;
}

function dateOf(zone: string, instant: number): string {
  const day = localHours(zone, instant, instant + 1)[0]?.day ?? 0;
  return new Date(day * DAY * 1000).toISOString().slice(0, "YYYY-MM-DD".length);
}
