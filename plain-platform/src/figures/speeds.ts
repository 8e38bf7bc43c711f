import type { Reading } from "../store/records.js";
import type { ByHour } from "./hourly.js";

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent);
const NARROWEST_END = 90;

/** A class of speeds in whole km/h, including `from` and `to`. */
export interface SpeedClass {
  readonly from: number;
  readonly to: number;
  readonly vehicles: number;
  readonly measurements: number;
}

/** Figures of speeds, in km/h. */
export interface SpeedFigures {
  readonly frequency: SpeedClass[];
  readonly histogram: SpeedClass[];
  /** By percent, 0 to 100; null if nothing was measured. */
  readonly percentile: (number | null)[];
  readonly percentile_per_hour: {
    time: number;
    v30: number | null;
    v50: number | null;
    v85: number | null;
  }[];
  readonly speed_per_hour: { time: number; max: number | null; average: number | null }[];
}

/** @param hours the same readings, by the hours of the period */
export function speedFigures(readings: readonly Reading[], hours: readonly ByHour[]): SpeedFigures {
  const sorted = sortedSpeeds(readings);
  const ofHours = hours.map(({ time, readings }) => ({ time, speeds: sortedSpeeds(readings) }));
  return {
    frequency: speedClasses(readings, 10),
    histogram: speedClasses(readings, 5),
    percentile: PERCENTS.map((percent) => nearestRank(sorted, percent)),
    percentile_per_hour: ofHours.map(({ time, speeds }) => ({ time, ...threePercentiles(speeds) })),
    speed_per_hour: ofHours.map(({ time, speeds }) => ({
      time,
      max: speeds.at(-1) ?? null,
      average: average(speeds),
    })),
  };
}

/** Speeds of the readings that have one, slowest first. */
export const sortedSpeeds = (readings: readonly Reading[]): number[] =>
  readings
    .map(({ speed }) => speed)
    .filter((speed) => speed !== undefined)
    .sort((one, other) => one - other);

/**
 * The speed that `percent` of the vehicles don't exceed; null if there are none.
 * @param sorted slowest first
 */
export function nearestRank(sorted: readonly number[], percent: number): number | null {
  const rank = Math.max(1, Math.ceil((percent * sorted.length) / 100));
  return sorted[rank - 1] ?? null;
}

export const threePercentiles = (sorted: readonly number[]) => ({
  v30: nearestRank(sorted, 30),
  v50: nearestRank(sorted, 50),
  v85: nearestRank(sorted, 85),
});

export const average = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the whole population, not of a sample. */
export function standardDeviation(values: readonly number[]): number | null {
  const mean = average(values);
  if (mean === null) return null;
  const variance = average(values.map((value) => (value - mean) ** 2));
  return variance === null ? null : Math.sqrt(variance);
}

/** Classes of `width` km/h, from 1 up to 90 and on to the fastest. A fractional speed is rounded up. */
export function speedClasses(readings: readonly Reading[], width: number): SpeedClass[] {
  const measured = readings.filter(({ speed }) => speed !== undefined);
  const index = (speed: number) => Math.max(0, Math.ceil(Math.ceil(speed) / width) - 1);
  const last = measured.reduce(
    (most, { speed = 0 }) => Math.max(most, index(speed)),
    NARROWEST_END / width - 1,
  );
  const classes = Array.from({ length: last + 1 }, (_, place) => ({
    from: place * width + 1,
    to: (place + 1) * width,
    vehicles: 0,
    measurements: 0,
  }));
  for (const { speed = 0, measurements = 1 } of measured) {
    const found = classes[index(speed)];
    if (!found) continue;
    found.vehicles += 1;
    found.measurements += measurements;
  }
  return classes;
}
