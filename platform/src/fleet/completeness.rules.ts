import type { Interval } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { DAY, HOUR } from "../time/clock.js";
import { startOfLocalDay } from "../time/hours.js";

/** Coverage of one client. */
export interface HeardClient {
  id: number;
  /** The first second that it ever covered, Unix seconds. */
  since: number;
  /** Covered seconds of each day. */
  covered: number[];
}

export interface Seconds {
  expectedSeconds: number;
  coveredSeconds: number;
}

export interface FleetDay extends Interval, Seconds {
  /** Those for which anything was expected. */
  clients: number;
}

export interface FleetCompleteness {
  days: FleetDay[];
  clients: ({ clientId: number } & Seconds)[];
}

/** Longer than any local day, and shorter than any two. */
const INTO_NEXT = 30 * HOUR;

/** The local days of a period. The first and last one are cut by it. */
export function daysWithin(zone: string, { start, end }: Period): Interval[] {
  const days: Interval[] = [];
  for (let from = start; from < end; ) {
    const to = Math.min(startOfLocalDay(zone, startOfLocalDay(zone, from) + INTO_NEXT), end);
    days.push({ from, to });
    from = to;
  }
  return days;
}

/** Adds a covered interval to the seconds of the days that it lies in. */
export function addCovered(covered: number[], days: Interval[], { from, to }: Interval): void {
  const origin = days[0]?.from ?? 0;
  // Days are an hour shorter or longer at clock changes, so the day before may be the first one.
  for (let index = Math.max(0, Math.floor((from - origin) / DAY) - 1); ; index += 1) {
    const day = days[index];
    if (day === undefined || day.from >= to) return;
    covered[index] = (covered[index] ?? 0) + Math.max(0, Math.min(day.to, to) - Math.max(day.from, from));
  }
}

/**
 * Adds up heard and expected seconds of each client and day (docs/definitions.md, "The whole fleet").
 * @param until Unix seconds; nothing is expected after it
 */
export function addUp(days: Interval[], heard: HeardClient[], until: number): FleetCompleteness {
  const sums = days.map((day): FleetDay => ({ ...day, expectedSeconds: 0, coveredSeconds: 0, clients: 0 }));
  const clients = heard.flatMap(({ id, since, covered }) => {
    const own = { expectedSeconds: 0, coveredSeconds: 0 };
    for (const [index, day] of sums.entries()) {
      const expected = Math.max(0, Math.min(day.to, until) - Math.max(day.from, since));
      if (expected === 0) continue;
      day.clients += 1;
      for (const sum of [day, own]) {
        sum.expectedSeconds += expected;
        sum.coveredSeconds += covered[index] ?? 0;
      }
    }
    return own.expectedSeconds > 0 ? [{ clientId: id, ...own }] : [];
  });
  return { days: sums, clients };
}
