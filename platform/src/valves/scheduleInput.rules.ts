import { invalid, malformed } from "../errors.js";
import { jsonValue } from "../http/body.js";
import { DAY } from "../time/clock.js";
import type { ScheduleRow } from "./schedule.rules.js";

const MOST_ROWS = 50;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * A schedule as it is stored, from rows, one row, or the JSON text of either. Times come as "HH:mm" or as seconds from
 * local midnight, and are kept as seconds.
 * @throws PlatformError naming the field, such as schedule.0.end_time
 */
export function readSchedule(value: unknown): ScheduleRow[] {
  const parsed = jsonValue(value, "schedule");
  const rows = Array.isArray(parsed) ? parsed : [parsed];
  if (rows.length > MOST_ROWS) throw invalid("schedule", `must not have more than ${MOST_ROWS} rows`);
  return rows.map((row, index) => readRow(row, `schedule.${index}`));
}

function readRow(row: unknown, path: string): ScheduleRow {
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw malformed(path, "must be an object");
  const { start_time, end_time, duration, weekDays } = row as Record<string, unknown>;
  const start = readClock(start_time, `${path}.start_time`);
  const days = readDays(weekDays, `${path}.weekDays`);
  if (isGiven(duration)) {
    if (isGiven(end_time)) throw invalid(`${path}.duration`, "must not come with an end_time");
    return { start_time: start, duration: readDuration(duration, `${path}.duration`), weekDays: days };
  }
  const end = readClock(end_time, `${path}.end_time`);
  if (end === start) throw invalid(`${path}.end_time`, "must not be the start_time");
  return { start_time: start, end_time: end, weekDays: days };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Seconds from midnight. */
function readClock(value: unknown, path: string): number {
  if (!isGiven(value)) throw malformed(path, "is required");
  if (typeof value === "string") {
    const [, hours, minutes] = CLOCK.exec(value) ?? [];
    if (hours === undefined) throw invalid(path, "must be a time, HH:mm, or seconds from midnight");
    return Number(hours) * 3600 + Number(minutes) * 60;
  }
  if (!Number.isInteger(value)) throw malformed(path, "must be HH:mm, or whole seconds from midnight");
  const seconds = Number(value);
  if (seconds < 0 || seconds >= DAY) throw invalid(path, "must be from 0 to 86399 seconds");
  return seconds;
}

function readDuration(value: unknown, path: string): number {
  if (!Number.isInteger(value)) throw malformed(path, "must be whole seconds");
  const seconds = Number(value);
  if (seconds < 1 || seconds > DAY) throw invalid(path, "must be from 1 to 86400 seconds");
  return seconds;
}

function readDays(value: unknown, path: string): boolean[] {
  if (!Array.isArray(value) || !value.every((day) => typeof day === "boolean"))
    throw malformed(path, "must be booleans, Monday first");
  if (value.length !== 7) throw invalid(path, "must be of seven days");
  return value;
}
