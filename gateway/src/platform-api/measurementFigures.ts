import { intOrNull, listOrNull, numberOrNull, object } from "./decode.js";
import { DIRECTION } from "./direction.js";
import { nameOrNull } from "./enums.js";
import { instant } from "./kinds.js";
import { WEEK_DAYS, type WeekDayName } from "./valveSchedule.js";
import type { NameOf } from "./words.js";

/** Vehicles strictly above a speed, km/h. */
export interface SpeedThresholdRecord {
  above: number;
  vehicles: number | null;
  percentage: number | null;
}

/** Figures of the vehicles of one direction; speeds in km/h. */
export interface DirectionFiguresRecord {
  direction: NameOf<typeof DIRECTION>;
  vehicles: number | null;
  averageSpeed: number | null;
  maxSpeed: number | null;
  v30: number | null;
  v50: number | null;
  v85: number | null;
  sampleSize: number | null;
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
  coveredSeconds: number | null;
}

export interface PeakHourRecord {
  time: number;
  vehicles: number | null;
  shareOfDay: number | null;
}

export function speedThresholds(value: unknown): SpeedThresholdRecord[] | null {
  return listOrNull(value, "thresholds", (row) => {
    const above = intOrNull(row.above, "thresholds.above");
    return above === null
      ? undefined
      : {
          above,
          vehicles: intOrNull(row.vehicles, "thresholds.vehicles"),
          percentage: numberOrNull(row.percentage, "thresholds.percentage"),
        };
  });
}

export function directionFigures(value: unknown): DirectionFiguresRecord[] | null {
  return listOrNull(value, "by_direction", (row) => {
    const direction = DIRECTION.read(row.direction, "by_direction.direction");
    return direction === null
      ? undefined
      : {
          direction,
          vehicles: intOrNull(row.vehicles, "by_direction.vehicles"),
          averageSpeed: numberOrNull(row.average_speed, "by_direction.average_speed"),
          maxSpeed: intOrNull(row.max_speed, "by_direction.max_speed"),
          v30: intOrNull(row.v30, "by_direction.v30"),
          v50: intOrNull(row.v50, "by_direction.v50"),
          v85: intOrNull(row.v85, "by_direction.v85"),
          sampleSize: intOrNull(row.sample_size, "by_direction.sample_size"),
          standardDeviation: numberOrNull(row.standard_deviation, "by_direction.standard_deviation"),
          percentageOverLimit: numberOrNull(row.percentage_over_limit, "by_direction.percentage_over_limit"),
        };
  });
}

export function hoursOfWeek(value: unknown): HourOfWeekRecord[] | null {
  return listOrNull(value, "hour_of_week", (row) => {
    const weekDay = nameOrNull(row.week_day, WEEK_DAYS);
    const hour = intOrNull(row.hour, "hour_of_week.hour");
    return weekDay === null || hour === null
      ? undefined
      : {
          weekDay,
          hour,
          vehicles: numberOrNull(row.vehicles, "hour_of_week.vehicles"),
          averageSpeed: numberOrNull(row.average_speed, "hour_of_week.average_speed"),
          v85: intOrNull(row.v85, "hour_of_week.v85"),
          coveredSeconds: intOrNull(row.covered_seconds, "hour_of_week.covered_seconds"),
        };
  });
}

/** Null where nothing passed, or the platform does not say. */
export function peakHour(value: unknown, timeZone: string | null): PeakHourRecord | null {
  const row = object(value, "peak_hour");
  const time = instant.read(row.time, "peak_hour.time", { timeZone });
  if (time === null) return null;
  return {
    time,
    vehicles: intOrNull(row.vehicles, "peak_hour.vehicles"),
    shareOfDay: numberOrNull(row.share_of_day, "peak_hour.share_of_day"),
  };
}
