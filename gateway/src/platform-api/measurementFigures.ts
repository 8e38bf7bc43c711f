import { intOr, intOrNull, list, numberOr, numberOrNull, object } from "./decode.js";
import { nameOr } from "./enums.js";
import { WEEK_DAYS, type WeekDayName } from "./valveSchedule.js";

/** Vehicles strictly above a speed, km/h. */
export interface SpeedThresholdRecord {
  above: number;
  vehicles: number;
  percentage: number | null;
}

const DIRECTIONS = ["INCOMING", "OUTGOING"] as const;

/** Figures of the vehicles of one direction; speeds in km/h. */
export interface DirectionFiguresRecord {
  direction: (typeof DIRECTIONS)[number];
  vehicles: number;
  averageSpeed: number | null;
  maxSpeed: number | null;
  v30: number | null;
  v50: number | null;
  v85: number | null;
  sampleSize: number;
  standardDeviation: number | null;
  percentageOverLimit: number | null;
}

/** One local hour of the week; speeds in km/h. */
export interface HourOfWeekRecord {
  weekDay: WeekDayName;
  hour: number;
  vehicles: number | null;
  averageSpeed: number | null;
  v85: number | null;
  coveredSeconds: number;
}

export interface PeakHourRecord {
  time: number;
  vehicles: number;
  shareOfDay: number;
}

export function speedThresholds(value: unknown): SpeedThresholdRecord[] {
  return list(value, "thresholds", (item) => {
    const row = object(item, "thresholds");
    return {
      above: intOr(row.above, 0, "thresholds.above"),
      vehicles: intOr(row.vehicles, 0, "thresholds.vehicles"),
      percentage: numberOrNull(row.percentage, "thresholds.percentage"),
    };
  });
}

export function directionFigures(value: unknown): DirectionFiguresRecord[] {
  return list(value, "by_direction", (item) => {
    const row = object(item, "by_direction");
    return {
      direction: nameOr(row.direction, DIRECTIONS, "INCOMING"),
      vehicles: intOr(row.vehicles, 0, "by_direction.vehicles"),
      averageSpeed: numberOrNull(row.average_speed, "by_direction.average_speed"),
      maxSpeed: intOrNull(row.max_speed, "by_direction.max_speed"),
      v30: intOrNull(row.v30, "by_direction.v30"),
      v50: intOrNull(row.v50, "by_direction.v50"),
      v85: intOrNull(row.v85, "by_direction.v85"),
      sampleSize: intOr(row.sample_size, 0, "by_direction.sample_size"),
      standardDeviation: numberOrNull(row.standard_deviation, "by_direction.standard_deviation"),
      percentageOverLimit: numberOrNull(row.percentage_over_limit, "by_direction.percentage_over_limit"),
    };
  });
}

export function hoursOfWeek(value: unknown): HourOfWeekRecord[] {
  return list(value, "hour_of_week", (item) => {
    const row = object(item, "hour_of_week");
    return {
      weekDay: nameOr(row.week_day, WEEK_DAYS, "MONDAY"),
      hour: intOr(row.hour, 0, "hour_of_week.hour"),
      vehicles: numberOrNull(row.vehicles, "hour_of_week.vehicles"),
      averageSpeed: numberOrNull(row.average_speed, "hour_of_week.average_speed"),
      v85: intOrNull(row.v85, "hour_of_week.v85"),
      coveredSeconds: intOr(row.covered_seconds, 0, "hour_of_week.covered_seconds"),
    };
  });
}

/** Null where nothing passed, or the platform does not say. */
export function peakHour(value: unknown): PeakHourRecord | null {
  const row = object(value, "peak_hour");
  const time = intOrNull(row.time, "peak_hour.time");
  if (time === null) return null;
  return {
    time,
    vehicles: intOr(row.vehicles, 0, "peak_hour.vehicles"),
    shareOfDay: numberOr(row.share_of_day, 0, "peak_hour.share_of_day"),
  };
}
