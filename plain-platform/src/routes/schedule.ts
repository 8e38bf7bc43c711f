import type { Input } from "../input.js";
import { isObject } from "../json.js";
import { badInput } from "../refusal.js";
import type { Wire } from "../shapes/wire.js";
import type { ScheduleRow } from "../store/records.js";

const DAY = 86_400;

/**
 * A schedule as sent: as JSON text, or also as JSON if the switch allows it.
 * @throws Refusal 400 saying which row is wrong
 */
export function sentSchedule(wire: Wire, body: Input): ScheduleRow[] {
  if (wire.switches.json === "text" && typeof body.raw("schedule") !== "string")
    throw badInput("schedule must be JSON text.");
  const rows = body.json("schedule");
  if (!Array.isArray(rows)) throw badInput("schedule must be a list.");
  return rows.map(sentRow);
}

function sentRow(row: unknown, place: number): ScheduleRow {
  const wrong = (what: string) => badInput(`Row ${place + 1} of schedule: ${what}`);
  if (!isObject(row)) throw wrong("it must be an object.");
  const { start_time, end_time, duration, weekDays } = row;
  if (!isSeconds(start_time) || start_time === DAY) throw wrong("start_time must be seconds from midnight.");
  if (!Array.isArray(weekDays) || weekDays.length !== 7 || weekDays.some((day) => typeof day !== "boolean"))
    throw wrong("weekDays must be seven times true or false.");
  if (isSeconds(end_time)) return { start_time, end_time, weekDays };
  if (end_time !== undefined || !isSeconds(duration))
    throw wrong("end_time must be seconds from midnight, or duration seconds.");
  const end = start_time + duration;
  return { start_time, end_time: end > DAY ? end - DAY : end, weekDays };
}

const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= DAY;
