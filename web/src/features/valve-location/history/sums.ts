import type { ValveDay } from "./valveHistory";

/** A local day or several, and what of them lies in the period. */
export type Sum = {
  /** First and last local day, "YYYY-MM-DD". */
  first: string;
  last: string;
  /** [from, to) in Unix seconds. */
  from: number;
  to: number;
  expectedSeconds: number;
  /** Null: nobody reported anything. */
  openSeconds: number | null;
  knownSeconds: number;
  /** How much of it is past. */
  pastSeconds: number;
};

/** The days as sums of one each. `now` in Unix seconds. */
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

/** Several sums that follow each other as one; null where there are none. */
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
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The sums of days by calendar week, Monday to Sunday; the first and last week may be cut by the period. */
export function weekSums(days: readonly Sum[]): Sum[] {
  const weeks = new Map<string, Sum>();
  for (const day of days) {
    const monday = mondayOf(day.first);
    const before = weeks.get(monday);
    weeks.set(monday, before ? join(before, day) : day);
  }
  return [...weeks.values()];
}

/** Which share of what is past the valve reported of, 0 to 1; null where nothing is past. */
export const knownShare = ({ knownSeconds, pastSeconds }: Sum): number | null =>
  pastSeconds > 0 ? Math.min(1, knownSeconds / pastSeconds) : null;
