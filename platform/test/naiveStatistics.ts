import { dayStart, type Hour, hoursOf, type RawBatch, type RawReading } from "./naiveHours.js";

const wholeSpeed = ({ speed }: RawReading) => (speed === undefined ? undefined : Math.round(speed));
export const isVehicle = (reading: RawReading) =>
  (reading.kind ?? "vehicle") === "vehicle" && wholeSpeed(reading) !== 0;
const isBetween = (speed: number | undefined, from: number, to: number) =>
  speed !== undefined && speed >= from && speed <= to;
/** The number in one direction; null if the direction of one is unknown. */
export const wentTo = (direction: "incoming" | "outgoing", some: RawReading[]): number | null =>
  some.some((reading) => reading.direction === undefined)
    ? null
    : some.filter((reading) => reading.direction === direction).length;
const samplesOf = (readings: RawReading[]) => readings.reduce((sum, { samples }) => sum + (samples ?? 1), 0);
export const speedsOf = (readings: RawReading[]) =>
  readings
    .filter(isVehicle)
    .flatMap((reading) => wholeSpeed(reading) ?? [])
    .sort((one, other) => one - other);
const rank = (sorted: number[], p: number) => sorted[Math.ceil((p * sorted.length) / 100) - 1] ?? null;
export const mean = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export function figures(readings: RawReading[]) {
  const speeds = speedsOf(readings);
  return {
    average: mean(speeds),
    max: speeds.at(-1) ?? null,
    v85: rank(speeds, 85),
    v50: rank(speeds, 50),
    v30: rank(speeds, 30),
  };
}

function totals(hours: Hour[], limit: number) {
  const all = hours.flatMap((hour) => hour.readings);
  const vehicles = all.filter(isVehicle);
  const speeds = speedsOf(all);
  const average = mean(speeds);
  const over = speeds.filter((speed) => speed > limit).length;
  return {
    total_vehicles: vehicles.length,
    total_measurements: samplesOf(vehicles),
    average_speed: average,
    max_speed: speeds.at(-1) ?? null,
    percentage_over_limit: speeds.length === 0 ? null : (100 * over) / speeds.length,
    standard_deviation:
      average === null ? null : Math.sqrt(mean(speeds.map((speed) => (speed - average) ** 2)) ?? 0),
    vehicle_over_limit_count: over,
  };
}

function completeness(hours: Hour[], start: number, end: number) {
  const covered = hours.reduce((sum, hour) => sum + hour.covered, 0);
  return {
    covered_seconds: covered,
    total_seconds: end - start,
    covered_hours: hours.filter((hour) => hour.covered > 0).length,
    total_hours: hours.length,
    share: covered / (end - start),
  };
}

const trend = (now: number | null, before: number | null, comparable: boolean) =>
  !comparable || now === null || before === null || before === 0 ? null : (100 * (now - before)) / before;

function objectCounts(hours: Hour[], before: Hour[], kind: string, comparable: boolean) {
  const of = (some: RawReading[]) => some.filter((reading) => reading.kind === kind);
  const series = (figure: (some: RawReading[]) => number | null) =>
    hours.map(({ start, covered, readings }) => ({
      time: start,
      value: covered ? figure(of(readings)) : null,
    }));
  const [now, then] = [
    of(hours.flatMap((hour) => hour.readings)).length,
    of(before.flatMap((hour) => hour.readings)).length,
  ];
  return {
    total_count: now,
    total_count_trend: trend(now, then, comparable),
    count_by_hour: series((some) => some.length),
    count_by_hour_incoming: series((some) => wentTo("incoming", some)),
    count_by_hour_outgoing: series((some) => wentTo("outgoing", some)),
  };
}

/** Devices' batches listen for all kinds. */
const heardBy = (seconds: number) => ({ vehicle: seconds, pedestrian: seconds, bicycle: seconds });

export interface NaiveQuestion {
  batches: RawBatch[];
  zone: string;
  start: number;
  end: number;
  previous: { start: number; end: number };
  limit: number;
}

/**
 * All figures of GET /measurement computed again from raw readings, the slow and obvious way: sorted arrays,
 * one flag per second, and local time from Intl. Shares no code with the platform.
 */
export function naiveStatistics({ batches, zone, start, end, previous, limit }: NaiveQuestion) {
  const hours = hoursOf(batches, zone, start, end);
  const before = hoursOf(batches, zone, previous.start, previous.end);
  const all = hours.flatMap((hour) => hour.readings);
  const vehicles = all.filter(isVehicle);
  const withSpeed = vehicles.filter(({ speed }) => speed !== undefined);
  const speeds = speedsOf(all);
  const [now, then] = [totals(hours, limit), totals(before, limit)];
  const complete = completeness(hours, start, end);
  const completeBefore = completeness(before, previous.start, previous.end);
  const comparable = complete.covered_seconds > 0 && completeBefore.covered_seconds > 0;
  const trends = Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      `${name}_trend`,
      trend(value, then[name as keyof typeof then], comparable),
    ]),
  );
  const bucket = (from: number, to: number) => {
    const some = withSpeed.filter((reading) => isBetween(wholeSpeed(reading), from, to));
    return { vehicles: some.length, measurements: samplesOf(some) };
  };
  const speedClass = (from: number, to: number) => ({ ...bucket(from, to), is_estimate: false });
  const perHour = (figure: (readings: RawReading[]) => number | null) =>
    hours.map(({ start: time, covered, readings }) => ({
      time,
      value: covered ? figure(readings.filter(isVehicle)) : null,
    }));
  const days = [...new Set(hours.map(({ label }) => label))].map((label) => {
    const own = hours.filter((hour) => hour.label === label);
    const readings = own.flatMap((hour) => hour.readings);
    const heard = own.some((hour) => hour.covered > 0);
    return { date: dayStart(zone, own[0]?.start ?? 0), readings, some: readings.filter(isVehicle), heard };
  });
  const above = bucket(91, 1000);
  const [lowest, highest] = [
    speeds.find((speed) => speed < 100),
    speeds.filter((speed) => speed < 100).at(-1),
  ];
  const lengths = vehicles.flatMap(({ length }) => length ?? []);
  const borders = [0, 2.5, 5.2, 9, 12, Number.POSITIVE_INFINITY];
  return {
    completeness: complete,
    heard: heardBy(complete.covered_seconds),
    previous_completeness: completeBefore,
    previous_heard: heardBy(completeBefore.covered_seconds),
    resolution: { unit: "second", startTimestamp: start, endTimestamp: end },
    left_out_seconds: 0,
    previous_resolution: { unit: "second", startTimestamp: previous.start, endTimestamp: previous.end },
    ...now,
    ...trends,
    speed_limit: limit,
    speed_limits: [{ from: start, speed_limit: limit }],
    is_assumed_limit: false,
    zero_speed_count: all.filter(
      (reading) => (reading.kind ?? "vehicle") === "vehicle" && wholeSpeed(reading) === 0,
    ).length,
    frequency: [
      ...[1, 11, 21, 31, 41, 51, 61, 71, 81].map((from) => ({
        from,
        to: from + 9,
        ...speedClass(from, from + 9),
      })),
      ...(above.vehicles > 0 ? [{ from: 91, to: null, ...above, is_estimate: false }] : []),
    ],
    histogram:
      lowest === undefined || highest === undefined
        ? []
        : Array.from({ length: highest - lowest + 1 }, (_, index) => ({
            speed: lowest + index,
            ...bucket(lowest + index, lowest + index),
          })),
    histogram_above: bucket(100, 1000).vehicles,
    percentile: [null, ...Array.from({ length: 100 }, (_, index) => rank(speeds, index + 1))],
    percentile_sample: speeds.length,
    vehicle_count: perHour((some) => some.length),
    vehicle_count_incoming: perHour((some) => wentTo("incoming", some)),
    vehicle_count_outgoing: perHour((some) => wentTo("outgoing", some)),
    readings_per_hour: perHour(samplesOf),
    vehicles_per_day: days.map(({ date, heard, some }) => ({
      time: date,
      value: heard ? some.length : null,
    })),
    percentile_per_hour: hours.map((hour) => {
      const { v30, v50, v85 } = figures(hour.readings);
      return { time: hour.start, v30, v50, v85 };
    }),
    speed_per_hour: hours.map((hour) => {
      const { max, average } = figures(hour.readings);
      return { time: hour.start, max, average };
    }),
    daily_average_per_hour: Array.from({ length: 24 }, (_, hour) => {
      const own = hours.filter(({ hourOfDay }) => hourOfDay === hour);
      const covered = own.reduce((sum, one) => sum + one.covered, 0) / 3600;
      return {
        hour,
        value:
          covered < 0.5 ? null : own.flatMap(({ readings }) => readings.filter(isVehicle)).length / covered,
      };
    }),
    count_by_length_total:
      lengths.length === 0
        ? []
        : borders.slice(0, 5).map((from, index) => {
            const to = borders[index + 1] ?? Number.POSITIVE_INFINITY;
            return {
              from,
              to: Number.isFinite(to) ? to : null,
              vehicles: lengths.filter((length) => length >= from && length < to).length,
              is_estimate: false,
            };
          }),
    dailyTable: days.map(({ date, heard, some }) => ({
      date,
      measurements: heard ? samplesOf(some) : null,
      vehicles: heard ? some.length : null,
      is_estimate: false,
    })),
    resultsTable: days.map(({ date, heard, some, readings }) => {
      const { average, max, v85, v50, v30 } = figures(readings);
      return {
        date,
        measurements: heard ? samplesOf(some) : null,
        vehicles: heard ? some.length : null,
        average_speed: average,
        max_speed: max,
        v85,
        v50,
        v30,
        is_estimate: false,
      };
    }),
    estimates: [],
    pedestrians: {
      pedestrians: objectCounts(hours, before, "pedestrian", comparable),
      bycicles: objectCounts(hours, before, "bicycle", comparable),
    },
  };
}
