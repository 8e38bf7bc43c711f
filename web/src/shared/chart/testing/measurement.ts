import type { Measurement } from "../measurement";

const hour = 3600;

type Shape = {
  /** Unix seconds of the first hour. */
  from?: number;
  hours?: number;
  /** Indices of hours in which the device did not report. */
  missing?: readonly number[];
} & Partial<Omit<Measurement, "from">>;

const covered = (hours: number, total: number) => ({
  coveredSeconds: hours * hour,
  totalSeconds: total * hour,
  share: total === 0 ? 0 : hours / total,
});

/** A consistent measurement for tests, from 2026-07-01 00:00 in Ljubljana; pass the fields that matter. */
export function measurement({
  from = 1_782_856_800,
  hours = 24,
  missing = [],
  ...part
}: Shape = {}): Measurement {
  const times = Array.from({ length: hours }, (_, index) => from + index * hour);
  const isMissing = (index: number) => missing.includes(index);
  const hourly = (value: (index: number) => number) =>
    times.map((time, index) => ({ time, value: isMissing(index) ? null : value(index) }));
  const vehicleCount = hourly((index) => 10 + index);
  const total = vehicleCount.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const objects = {
    total: 0,
    totalTrend: null,
    byHour: hourly(() => 0),
    byHourIncoming: hourly(() => 0),
    byHourOutgoing: hourly(() => 0),
  };
  return {
    from,
    to: from + hours * hour,
    timeZone: "Europe/Ljubljana",
    completeness: covered(hours - missing.length, hours),
    previousCompleteness: covered(hours, hours),
    heard: null,
    previousHeard: null,
    estimates: [],
    resolution: { unit: "SECOND", from, to: from + hours * hour },
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
    speedLimits: null,
    isAssumedLimit: null,
    zeroSpeedCount: 0,
    percentiles: { v30: 39, v50: 43, v85: 49, sampleSize: total },
    ownClasses: null,
    speedClasses: Array.from({ length: 9 }, (_, index) => ({
      from: index * 10 + 1,
      to: index * 10 + 10,
      vehicles: index === 4 ? 300 : index === 5 ? 100 : 0,
      measurements: index === 4 ? 3000 : 0,
      isEstimate: false,
    })),
    histogram: [
      { speed: 45, vehicles: 300 },
      { speed: 55, vehicles: 100 },
    ],
    histogramWidth: 1,
    histogramAbove: 0,
    vehicleCount,
    vehicleCountIncoming: hourly((index) => 6 + index),
    vehicleCountOutgoing: hourly(() => 4),
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

/** The same from a plain platform, with only the specification's fields. */
export const specified = (shape: Shape = {}): Measurement => ({
  ...measurement(shape),
  completeness: null,
  previousCompleteness: null,
  zeroSpeedCount: null,
  histogramWidth: null,
  histogramAbove: null,
  percentiles: { ...measurement(shape).percentiles, sampleSize: null },
});

export const turned = <Name extends string>(
  rows: readonly { [N in Name]: unknown }[] | null,
  names: readonly Name[],
) => rows && Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])]));

const counts = ["time", "value"] as const;

const answeredUsers = (users: Measurement["cyclists"]) =>
  users && {
    ...users,
    columns: {
      byHour: turned(users.byHour, counts),
      byHourIncoming: turned(users.byHourIncoming, counts),
      byHourOutgoing: turned(users.byHourOutgoing, counts),
    },
  };

/** A measurement as the gateway returns it: long lists as columns. `columns`: additional ones. */
export function answered(measurement: Measurement, columns: object = {}) {
  return {
    ...measurement,
    pedestrians: answeredUsers(measurement.pedestrians),
    cyclists: answeredUsers(measurement.cyclists),
    columns: {
      histogram: turned(measurement.histogram, ["speed", "vehicles"]),
      vehicleCount: turned(measurement.vehicleCount, counts),
      vehicleCountIncoming: turned(measurement.vehicleCountIncoming, counts),
      vehicleCountOutgoing: turned(measurement.vehicleCountOutgoing, counts),
      percentilesPerHour: turned(measurement.percentilesPerHour, ["time", "v30", "v50", "v85"]),
      speedPerHour: turned(measurement.speedPerHour, ["time", "max", "average"]),
      ...columns,
    },
  };
}

/** Five length classes, mostly cars. */
export const lengthClasses: NonNullable<Measurement["lengthClasses"]> = [
  { from: 0, to: 2.5, vehicles: 5, isEstimate: false },
  { from: 2.5, to: 5.2, vehicles: 80, isEstimate: false },
  { from: 5.2, to: 9, vehicles: 10, isEstimate: false },
  { from: 9, to: 12, vehicles: 3, isEstimate: false },
  { from: 12, to: null, vehicles: 2, isEstimate: false },
];
