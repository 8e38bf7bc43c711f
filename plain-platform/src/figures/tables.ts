import type { Reading } from "../store/records.js";
import { byBeginnings } from "./hourly.js";
import { daysOf } from "./localTime.js";
import { average, sortedSpeeds, threePercentiles } from "./speeds.js";

const measurementsOf = (readings: readonly Reading[]) =>
  readings.reduce((sum, { measurements = 1 }) => sum + measurements, 0);

/**
 * One row per local day of `[start, end)`; `date` is its midnight in Unix seconds.
 * @param readings in order of time
 */
export const dailyTable = (readings: readonly Reading[], start: number, end: number) =>
  byBeginnings(readings, daysOf(start, end)).map(({ time, readings }) => ({
    date: time,
    measurements: measurementsOf(readings),
    vehicles: readings.length,
  }));

/** Like {@link dailyTable}, with speeds in km/h, which are null on days without. */
export const resultsTable = (readings: readonly Reading[], start: number, end: number) =>
  byBeginnings(readings, daysOf(start, end)).map(({ time, readings }) => {
    const speeds = sortedSpeeds(readings);
    const { v85, v50, v30 } = threePercentiles(speeds);
    return {
      date: time,
      measurements: measurementsOf(readings),
      vehicles: readings.length,
      average_speed: average(speeds),
      max_speed: speeds.at(-1) ?? null,
      v85,
      v50,
      v30,
    };
  });
