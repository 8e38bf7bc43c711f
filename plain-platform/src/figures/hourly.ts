import type { Reading } from "../store/records.js";
import { hourOfDay, hoursOf } from "./localTime.js";

/** A count or value of the hour that begins at `time` (Unix seconds). */
export interface TimeValue {
  readonly time: number;
  readonly value: number;
}

/** The readings of one hour or day, which begins at `time`. */
export interface ByHour {
  readonly time: number;
  readonly readings: Reading[];
}

/** Readings of `[start, end)` by the hours it touches. @param readings in order of time */
export const byHour = (readings: readonly Reading[], start: number, end: number): ByHour[] =>
  byBeginnings(readings, hoursOf(start, end));

/** Readings split at these instants, each stretch up to the next. @param readings in order of time */
export function byBeginnings(readings: readonly Reading[], beginnings: readonly number[]): ByHour[] {
  let next = 0;
  return beginnings.map((time, place) => {
    const end = beginnings[place + 1] ?? Infinity;
    const first = next;
    while (next < readings.length && (readings[next]?.timestamp ?? Infinity) < end) next += 1;
    return { time, readings: readings.slice(first, next) };
  });
}

/** The number in each hour; 0 if there are none. */
export const countByHour = (
  hours: readonly ByHour[],
  counts: (reading: Reading) => boolean = () => true,
): TimeValue[] => hours.map(({ time, readings }) => ({ time, value: readings.filter(counts).length }));

/** The average number in each hour of the day, 0 to 23; null if the period has no such hour. */
export function averageByHourOfDay(hours: readonly ByHour[]): { time: number; value: number | null }[] {
  const sums = Array.from({ length: 24 }, (_, time) => ({ time, count: 0, hours: 0 }));
  for (const { time, readings } of hours) {
    const sum = sums[hourOfDay(time)];
    if (!sum) continue;
    sum.count += readings.length;
    sum.hours += 1;
  }
  return sums.map(({ time, count, hours }) => ({ time, value: hours === 0 ? null : count / hours }));
}
