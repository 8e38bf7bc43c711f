import { HOUR } from "../time/clock.js";
import { KIND, type Kind } from "./reading.js";
import { bothWays, type DayTally, type HourTally } from "./tally.rules.js";

/** A count at a local hour or day; null: nobody listened for such road users. */
export interface CountPoint {
  time: number;
  value: number | null;
}

/** One figure of each hour; null if nobody listened for road users of that kind, which is not zero. */
export function byHour(
  hours: HourTally[],
  kind: Kind,
  figure: (hour: HourTally) => number | null,
): CountPoint[] {
  return hours.map((hour) => ({ time: hour.start, value: hour.heard[kind] > 0 ? figure(hour) : null }));
}

export function vehiclesPerDay(days: DayTally[]): CountPoint[] {
  return days.map((day) => ({ time: day.date, value: day.heard[KIND.vehicle] > 0 ? day.vehicles : null }));
}

export function percentilePerHour(hours: HourTally[]) {
  return hours.map(({ start, speeds: { v30, v50, v85 } }) => ({ time: start, v30, v50, v85 }));
}

export function speedPerHour(hours: HourTally[]) {
  return hours.map(({ start, speeds: { max, average } }) => ({ time: start, max, average }));
}

/**
 * Minimum seconds of covered time for the mean of an hour of the day or the week: three vehicles in 10 s are
 * not 1,080 an hour.
 */
const LEAST_COVERED = HOUR / 2;

/**
 * Mean count per hour of covered time, for an hour of the day or the week; null below half an hour.
 * docs/definitions.md, "Figures of a period"
 */
export const slotMean = (count: number, coveredSeconds: number): number | null =>
  coveredSeconds < LEAST_COVERED ? null : (count * HOUR) / coveredSeconds;

/** Vehicles per hour by hour of the day, divided by the covered time of such hours. */
export function dailyAveragePerHour(hours: HourTally[]): { hour: number; value: number | null }[] {
  const sums = Array.from({ length: 24 }, (_, hour) => ({ hour, vehicles: 0, covered: 0 }));
  for (const { hourOfDay, vehicles, heard } of hours) {
    const sum = sums[hourOfDay];
    if (!sum) continue;
    sum.vehicles += bothWays(vehicles);
    sum.covered += heard[KIND.vehicle];
  }
  return sums.map(({ hour, vehicles, covered }) => ({ hour, value: slotMean(vehicles, covered) }));
}

export function dailyTable(days: DayTally[]) {
  return days.map(({ date, heard, samples, vehicles, isEstimate }) => ({
    date,
    measurements: heard[KIND.vehicle] > 0 ? samples : null,
    vehicles: heard[KIND.vehicle] > 0 ? vehicles : null,
    is_estimate: isEstimate,
  }));
}

export function resultsTable(days: DayTally[]) {
  return days.map(({ date, heard, samples, vehicles, isEstimate, speeds }) => ({
    date,
    measurements: heard[KIND.vehicle] > 0 ? samples : null,
    vehicles: heard[KIND.vehicle] > 0 ? vehicles : null,
    average_speed: speeds.average,
    max_speed: speeds.max,
    v85: speeds.v85,
    v50: speeds.v50,
    v30: speeds.v30,
    is_estimate: isEstimate || speeds.isEstimate,
  }));
}
