import { intOrNull, isObject, type Json } from "./decode.js";
import { flag } from "./kinds.js";
import { type NameOf, oneOf } from "./words.js";

/** The days, in the platform's order. */
export const WEEK_DAY = oneOf(
  {
    MONDAY: { wire: ["monday", 0], description: "Ponedeljek." },
    TUESDAY: { wire: ["tuesday", 1], description: "Torek." },
    WEDNESDAY: { wire: ["wednesday", 2], description: "Sreda." },
    THURSDAY: { wire: ["thursday", 3], description: "Četrtek." },
    FRIDAY: { wire: ["friday", 4], description: "Petek." },
    SATURDAY: { wire: ["saturday", 5], description: "Sobota." },
    SUNDAY: { wire: ["sunday", 6], description: "Nedelja." },
  },
  "WeekDay",
  "A day of the week.",
);
export type WeekDayName = NameOf<typeof WEEK_DAY>;
export const WEEK_DAYS = Object.values(WEEK_DAY.names);

/** When a valve opens, on which days, and until when: one of `endTime` and `duration` is given. Seconds from local midnight; duration in seconds. */
export interface ScheduleRowRecord {
  startTime: number;
  endTime: number | null;
  duration: number | null;
  weekDays: WeekDayName[];
}

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Reads a bundle's schedule: rows, one row, or the JSON text of either; none where it is told to be empty.
 * @returns null where it is not told, or one of its rows is not understood: a schedule of some rows would look like all
 */
export function decodeSchedule(value: unknown): ScheduleRowRecord[] | null {
  if (value === undefined) return null;
  if (value === null || value === "") return [];
  const parsed = typeof value === "string" ? parseJson(value) : value;
  if (!Array.isArray(parsed) && !isObject(parsed)) return null;
  const rows = (Array.isArray(parsed) ? parsed : [parsed]).map(decodeRow);
  return rows.every((row) => row !== null) ? rows : null;
}

function decodeRow(value: unknown): ScheduleRowRecord | null {
  const row = typeof value === "string" ? parseJson(value) : value;
  if (!isObject(row)) return null;
  const startTime = clock(row.start_time, "schedule.start_time");
  const endTime = clock(row.end_time, "schedule.end_time");
  const duration = intOrNull(row.duration, "schedule.duration");
  const { weekDays: days } = row;
  if (startTime === null || (endTime ?? duration) === null || !Array.isArray(days)) return null;
  return {
    startTime,
    endTime,
    duration,
    weekDays: WEEK_DAYS.filter((_, index) => flag.read(days[index], "schedule.weekDays") === true),
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
    return null;
  }
}

/** A row as people set it. */
export interface ScheduleRowChange {
  startTime: number;
  endTime?: number | null;
  duration?: number | null;
  weekDays: readonly WeekDayName[];
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
