import { SCHEDULE_ROWS } from "@obcestje/contract/limits/counts.js";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { invalid, malformed } from "../errors.js";
import { jsonValue } from "../http/body.js";
import { DAY } from "../time/clock.js";
import type { ScheduleRow } from "./schedule.rules.js";

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * A schedule to store, from rows, one row, or the JSON text of either. Times come as "HH:mm" or as seconds
 * from local midnight, and are stored as seconds.
 * @throws PlatformError naming the field, such as schedule.0.end_time
 */
export function readSchedule(value: unknown): ScheduleRow[] {
  const parsed = jsonValue(value, "schedule");
  const rows = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.length > SCHEDULE_ROWS) throw invalid("schedule", "TOO_MANY_ROWS", { max: SCHEDULE_ROWS });
  return rows.map((row, index) => readRow(row, `schedule.${index}`));
}

function readRow(row: unknown, path: string): ScheduleRow {
  if (typeof row !== "object" || row === null || Array.isArray(row)) throw malformed(path, "NOT_OBJECT");
  const { start_time, end_time, duration, weekDays } = row as Record<string, unknown>;
  const start = readClock(start_time, `${path}.start_time`);
  const days = readDays(weekDays, `${path}.weekDays`);
  if (isGiven(duration)) {
    if (isGiven(end_time)) throw invalid(`${path}.duration`, "NOT_WITH", { other: "end_time" });
    return { start_time: start, duration: readDuration(duration, `${path}.duration`), weekDays: days };
  }
  const end = readClock(end_time, `${path}.end_time`);
  if (end === start) throw invalid(`${path}.end_time`, "END_IS_START");
  return { start_time: start, end_time: end, weekDays: days };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Seconds from midnight. */
function readClock(value: unknown, path: string): number {
  if (!isGiven(value)) throw malformed(path, "REQUIRED");
  if (typeof value === "string") {
    const [, hours, minutes] = CLOCK.exec(value) ?? [];
    if (hours === undefined) throw invalid(path, "NOT_A_TIME");
    return Number(hours) * 3600 + Number(minutes) * 60;
  }
  if (!Number.isInteger(value)) throw malformed(path, "NOT_A_TIME");
  const seconds = Number(value);
  if (seconds < 0 || seconds >= DAY) throw invalid(path, "SECONDS_OUT_OF_RANGE", { min: 0, max: DAY - 1 });
  return seconds;
}

function readDuration(value: unknown, path: string): number {
  if (!Number.isInteger(value)) throw malformed(path, "NOT_WHOLE_SECONDS");
  const seconds = Number(value);
  if (seconds < 1 || seconds > DAY) throw invalid(path, "SECONDS_OUT_OF_RANGE", { min: 1, max: DAY });
  return seconds;
}

function readDays(value: unknown, path: string): boolean[] {
  if (!Array.isArray(value) || !value.every((day) => typeof day === "boolean"))
    throw malformed(path, "NOT_WEEKDAYS");
  if (value.length !== WEEK_DAYS.length) throw invalid(path, "NOT_SEVEN_DAYS");
  return value;
}
