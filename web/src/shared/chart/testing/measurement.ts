import type { Measurement } from "../measurement";

const hour = 3600;

type Shape = {
  /** Unix seconds of the first hour. */
  from?: number;
  hours?: number;
  /** Index of hours in which the device did not report. */
  missing?: readonly number[];
} & Partial<Omit<Measurement, "from">>;

const covered = (hours: number, total: number) => ({
  coveredSeconds: hours * hour,
  totalSeconds: total * hour,
  share: total === 0 ? 0 : hours / total,
});

/** A consistent measurement for tests, from 2026-07-01 00:00 in Ljubljana; give what matters. */
export function measurement({
  from = 1_782_856_800,
  hours = 24,
  missing = [],
  ...part
}: Shape = {}): Measurement {
  const times = Array.from({ length: hours }, (_, index) => from + index * hour);
  const isMissing = (index: number) => missing.includes(index);
  const counts = (value: (index: number) => number) =>
    times.map((time, index) => ({ time, value: isMissing(index) ? null : value(index) }));
  const vehicleCount = counts((index) => 10 + index);
  const total = vehicleCount.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const objects = {
    total: 0,
    totalTrend: null,
    byHour: counts(() => 0),
    byHourIncoming: counts(() => 0),
    byHourOutgoing: counts(() => 0),
  };
  return {
    from,
    to: from + hours * hour,
    timeZone: "Europe/Ljubljana",
    completeness: covered(hours - missing.length, hours),
    previousCompleteness: covered(hours, hours),
    totalVehicles: total,
    totalVehiclesTrend: 4.2,
    totalMeasurements: total * 10,
    averageSpeed: 41.5,
    averageSpeedTrend: -0.2,
    maxSpeed: 96,
    maxSpeedTrend: 0,
    percentageOverLimit: 9.3,
    percentageOverLimitTrend: 12.5,
    standardDeviation: 8.5,
    vehicleOverLimitCount: 51,
    speedLimit: 50,
    zeroSpeedCount: 0,
    percentiles: { v30: 39, v50: 43, v85: 49, sampleSize: total },
    speedClasses: Array.from({ length: 9 }, (_, index) => ({
      from: index * 10 + 1,
      to: index * 10 + 10,
      vehicles: index === 4 ? 300 : index === 5 ? 100 : 0,
      measurements: index === 4 ? 3000 : 0,
    })),
    histogram: [
      { speed: 45, vehicles: 300 },
      { speed: 55, vehicles: 100 },
    ],
    histogramAbove: 0,
    vehicleCount,
    vehicleCountIncoming: counts((index) => 6 + index),
    vehicleCountOutgoing: counts(() => 4),
    vehiclesPerDay: [{ time: from, value: total }],
    averagePerHour: Array.from({ length: 24 }, (_, index) => ({
      hour: index,
      value: index === 3 ? null : index + 0.5,
    })),
    percentilesPerHour: times.map((time, index) => ({
      time,
      v30: isMissing(index) ? null : 39,
      v50: isMissing(index) ? null : 43,
      v85: isMissing(index) ? null : 49,
    })),
    speedPerHour: times.map((time, index) => ({
      time,
      max: isMissing(index) ? null : 80,
      average: isMissing(index) ? null : 41.5,
    })),
    lengthClasses: [],
    pedestrians: objects,
    cyclists: objects,
    ...part,
  };
}

/** Five length classes, mostly cars. */
export const lengthClasses: Measurement["lengthClasses"] = [
  { from: 0, to: 2.5, vehicles: 5 },
  { from: 2.5, to: 5.2, vehicles: 80 },
  { from: 5.2, to: 9, vehicles: 10 },
  { from: 9, to: 12, vehicles: 3 },
  { from: 12, to: null, vehicles: 2 },
];
