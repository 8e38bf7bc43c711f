import { intOrNull, isObject, type Json, list, object } from "./decode.js";

/** The days, in the platform's order. */
export const WEEK_DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;
export type WeekDayName = (typeof WEEK_DAYS)[number];

/** When a valve opens, on which days, and until when: one of `endTime` and `duration` is given. Seconds from local midnight; duration in seconds. */
export interface ScheduleRowRecord {
  startTime: number;
  endTime: number | null;
  duration: number | null;
  weekDays: WeekDayName[];
}

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Reads a bundle's schedule: rows, one row, or the JSON text of either. */
export function decodeSchedule(value: unknown): ScheduleRowRecord[] {
  const parsed = typeof value === "string" ? parseJson(value) : value;
  return list(isObject(parsed) ? [parsed] : parsed, "schedule", decodeRow);
}

function decodeRow(value: unknown): ScheduleRowRecord {
  const row = object(value, "schedule.row");
  const days: unknown[] = Array.isArray(row.weekDays) ? row.weekDays : [];
  return {
    startTime: clock(row.start_time, "schedule.start_time") ?? 0,
    endTime: clock(row.end_time, "schedule.end_time"),
    duration: intOrNull(row.duration, "schedule.duration"),
    weekDays: WEEK_DAYS.filter((_, index) => days[index] === true || days[index] === 1),
  };
}

/** Seconds from midnight, also where they come as "HH:mm"; a day has 86 400 of them. */
function clock(value: unknown, field: string): number | null {
  const [, hours, minutes, seconds = "0"] = (typeof value === "string" && CLOCK.exec(value)) || [];
  const read =
    hours === undefined
      ? intOrNull(value, field)
      : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return read === null ? null : ((read % 86_400) + 86_400) % 86_400;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

/** A row as people set it. */
export interface ScheduleRowChange {
  startTime: number;
  endTime?: number | null;
  duration?: number | null;
  weekDays: readonly WeekDayName[];
}

/** A schedule as the platform takes it. */
export function encodeSchedule(rows: readonly ScheduleRowChange[]): Json[] {
  return rows.map(({ startTime, endTime, duration, weekDays }) => ({
    start_time: startTime,
    ...(typeof endTime === "number" ? { end_time: endTime } : {}),
    ...(typeof duration === "number" ? { duration } : {}),
    weekDays: WEEK_DAYS.map((day) => weekDays.includes(day)),
  }));
}
