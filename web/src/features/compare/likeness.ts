import { TZDate } from "@date-fns/tz";
import type { Period } from "../../shared/interval/resolveInterval";

const hour = 3600;
/** Shares may differ by this much and still count as alike. */
const alike = 0.1;

type Profile = { weekend: number; hours: number[] };

/** Shares of a period's time on weekends and by hour of the day. */
function profileOf({ from, to }: Period, zone: string): Profile {
  const hours = Array.from({ length: 24 }, () => 0);
  let weekend = 0;
  for (let at = from; at < to; at += hour) {
    const local = new TZDate(at * 1000, zone);
    const seconds = Math.min(hour, to - at);
    if (local.getDay() === 0 || local.getDay() === 6) weekend += seconds;
    hours[local.getHours()] = (hours[local.getHours()] ?? 0) + seconds;
  }
  const total = to - from;
  return { weekend: weekend / total, hours: hours.map((seconds) => seconds / total) };
}

export type Likeness = {
  /** Shares of Saturdays and Sundays, 0 to 1. */
  weekends: { before: number; after: number };
  sameDays: boolean;
  sameHours: boolean;
};

/** Compares the kinds of days and hours in two periods: if they differ, traffic differs for that reason alone. */
export function likenessOf(before: Period, after: Period, zone: string): Likeness {
  const [then, now] = [profileOf(before, zone), profileOf(after, zone)];
  const apart =
    then.hours.reduce((sum, share, index) => sum + Math.abs(share - (now.hours[index] ?? 0)), 0) / 2;
  return {
    weekends: { before: then.weekend, after: now.weekend },
    sameDays: Math.abs(then.weekend - now.weekend) <= alike,
    sameHours: apart <= alike,
  };
}
