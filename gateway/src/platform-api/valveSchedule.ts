import { WEEK_DAYS, type WeekDay } from "@obcestje/contract/weekDays.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { Kind, Word } from "./kind.js";
import { flag, listOf, whole } from "./kinds.js";
import { may, need, type RecordOf, table } from "./table.js";
import { oneOf } from "./words.js";

const DAY_WORDS: Readonly<Record<WeekDay, string>> = {
  MONDAY: "Ponedeljek.",
  TUESDAY: "Torek.",
  WEDNESDAY: "Sreda.",
  THURSDAY: "Četrtek.",
  FRIDAY: "Petek.",
  SATURDAY: "Sobota.",
  SUNDAY: "Nedelja.",
};

/** The days; a platform may also number them from 0. */
export const WEEK_DAY = oneOf(
  Object.fromEntries(
    WEEK_DAYS.map((day, index): [WeekDay, Word] => [
      day,
      { wire: [day.toLowerCase(), index], description: DAY_WORDS[day] },
    ]),
  ) as Record<WeekDay, Word>,
  "WeekDay",
  "A day of the week.",
);

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/** Seconds from midnight, also if they come as "HH:mm". A day has 86 400 of them. */
export const clock: Kind<number> = {
  shape: "LocalTime",
  read: (wire, field) => {
    const [, hours, minutes, seconds = "0"] = (typeof wire === "string" && CLOCK.exec(wire)) || [];
    const read =
      hours === undefined
        ? whole.read(wire, field)
        : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return read === null ? null : ((read % 86_400) + 86_400) % 86_400;
  },
};

/** One flag for each day. */
const weekDays: Kind<WeekDay[]> = {
  shape: { listOf: WEEK_DAY.shape },
  read: (wire, field) =>
    Array.isArray(wire) ? WEEK_DAYS.filter((_, index) => flag.read(wire[index], field) === true) : null,
};

/** Either end or duration is given. */
const SCHEDULE_ROW = table("ScheduleRow", "When a bundle's valves open, and until when.", {
  startTime: need("start_time", clock, "When they open, by the location's clocks."),
  endTime: may(
    "end_time",
    clock,
    "When they close, by the location's clocks: the next day where it is before the start; null where a duration is given.",
  ),
  duration: may("duration", whole, "How long they stay open, seconds; null where an end is given."),
  weekDays: need("weekDays", weekDays, "The days on which it starts, Monday first; none: it never runs."),
});
export type ScheduleRowRecord = RecordOf<typeof SCHEDULE_ROW>;

const rows = listOf(SCHEDULE_ROW);

/**
 * A bundle's schedule: rows, one row, or the JSON text of either; an empty list if it is empty. Null if it is
 * not sent, or one of its rows is not understood: a partial schedule would look complete.
 */
export const schedule: Kind<ScheduleRowRecord[]> = {
  shape: rows.shape,
  read: (wire, field) => {
    if (wire === undefined) return null;
    if (wire === null || wire === "") return [];
    const told = parsed(wire);
    const each = (Array.isArray(told) ? told : [told]).map(parsed);
    return each.every(isUnderstood) ? rows.read(each, field) : null;
  },
};

function isUnderstood(row: unknown): boolean {
  if (!isObject(row) || !Array.isArray(row.weekDays)) return false;
  const end = clock.read(row.end_time, "scheduleRow.end_time");
  const duration = whole.read(row.duration, "scheduleRow.duration");
  return clock.read(row.start_time, "scheduleRow.start_time") !== null && (end ?? duration) !== null;
}

/** A row as people set it. */
export interface ScheduleRowChange {
  startTime: number;
  endTime?: number | null;
  duration?: number | null;
  weekDays: readonly WeekDay[];
}

/** A schedule as the platform takes it: JSON text. */
export function encodeSchedule(rows: readonly ScheduleRowChange[]): string {
  const told: Json[] = rows.map(({ startTime, endTime, duration, weekDays }) => ({
    start_time: startTime,
    ...(typeof endTime === "number" ? { end_time: endTime } : {}),
    ...(typeof duration === "number" ? { duration } : {}),
    weekDays: WEEK_DAYS.map((day) => weekDays.includes(day)),
  }));
  return JSON.stringify(told);
}
