import { weekDayOf } from "@obcestje/contract/weekDays.js";
import type { ValveDay } from "./valveHistory";

/** One or several local days, as far as they are in the period. */
export type Sum = {
  /** First and last local day, "YYYY-MM-DD". */
  first: string;
  last: string;
  /** [from, to) in Unix seconds. */
  from: number;
  to: number;
  expectedSeconds: number;
  /** Null: nothing was reported. */
  openSeconds: number | null;
  knownSeconds: number;
  /** Past part of it. */
  pastSeconds: number;
};

/** One sum for each day. `now` in Unix seconds. */
export function daySums(days: readonly ValveDay[], now: number): Sum[] {
  return days.map(({ date, from, to, expectedSeconds, openSeconds, knownSeconds }) => ({
    first: date,
    last: date,
    from,
    to,
    expectedSeconds,
    openSeconds: knownSeconds > 0 ? openSeconds : null,
    knownSeconds,
    pastSeconds: Math.max(0, Math.min(to, now) - from),
  }));
}

/** The total of adjacent sums; null if there are none. */
export function total(sums: readonly Sum[]): Sum | null {
  return sums.reduce<Sum | null>((all, sum) => (all === null ? sum : join(all, sum)), null);
}

const join = (one: Sum, next: Sum): Sum => ({
  first: one.first,
  last: next.last,
  from: one.from,
  to: next.to,
  expectedSeconds: one.expectedSeconds + next.expectedSeconds,
  openSeconds:
    one.openSeconds === null && next.openSeconds === null
      ? null
      : (one.openSeconds ?? 0) + (next.openSeconds ?? 0),
  knownSeconds: one.knownSeconds + next.knownSeconds,
  pastSeconds: one.pastSeconds + next.pastSeconds,
});

const dayMs = 86_400_000;

/** The Monday of a local day's week. */
function mondayOf(date: string): string {
  const day = Date.parse(`${date}T00:00:00Z`);
  return new Date(day - weekDayOf(day / dayMs) * dayMs).toISOString().slice(0, 10);
}

/** Sums by calendar week, Monday to Sunday; the period may cut the first and last week. */
export function weekSums(days: readonly Sum[]): Sum[] {
  const weeks = new Map<string, Sum>();
  for (const day of days) {
    const monday = mondayOf(day.first);
    const before = weeks.get(monday);
    weeks.set(monday, before ? join(before, day) : day);
  }
  return [...weeks.values()];
}

/** Share of the past time with reports, 0 to 1; null if nothing is past. */
export const knownShare = ({ knownSeconds, pastSeconds }: Sum): number | null =>
  pastSeconds > 0 ? Math.min(1, knownSeconds / pastSeconds) : null;
