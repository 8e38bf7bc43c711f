import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import type { ScheduleRowInput, WeekDay } from "../../../graphql/generated";
import { clockSeconds, readClock } from "../../../shared/time/clock";
import type { ScheduleRow } from "../../../shared/valves/valve";

const day = 86_400;

/** A row of the schedule, as typed. */
export type RowValues = {
  start: string;
  /** Form of its end: a time, or a length in whole minutes or seconds. */
  ends: "at" | "minutes" | "seconds";
  /** End time, if it has one; like the start it may be incomplete. */
  end: string;
  /** Length, if it has one. */
  length: string;
  days: WeekDay[];
};

/** The form's fields. */
export type ScheduleValues = { rows: RowValues[] };

/** A new row: two minutes, on no day yet. */
export const newRow: RowValues = { start: "06:00", ends: "at", end: "06:02", length: "", days: [] };

export function valuesOf(schedule: readonly ScheduleRow[]): ScheduleValues {
  return { rows: schedule.map(rowValues) };
}

function rowValues({ startTime, endTime, duration, weekDays: days }: ScheduleRow): RowValues {
  const row = { ...newRow, start: startTime, days: sorted(days) };
  if (duration === null) return { ...row, ends: "at", end: endTime ?? "" };
  const isWhole = duration % 60 === 0;
  return {
    ...row,
    ends: isWhole ? "minutes" : "seconds",
    end: "",
    length: String(isWhole ? duration / 60 : duration),
  };
}

const sorted = (days: readonly WeekDay[]) => WEEK_DAYS.filter((name) => days.includes(name));

/** Fault of a row's field; a row without days is valid, it just never runs. */
export type RowFault = "clockWrong" | "endIsStart" | "lengthWrong";

export const startFault = ({ start }: RowValues): RowFault | null =>
  readClock(start) === null ? "clockWrong" : null;

export function endFault({ start, end }: RowValues): RowFault | null {
  const clock = readClock(end);
  if (clock === null) return "clockWrong";
  return clock === readClock(start) ? "endIsStart" : null;
}

export const lengthFault = (row: RowValues): RowFault | null =>
  lengthOf(row) === null ? "lengthWrong" : null;

/** Seconds; null if the text is no length of up to a day. */
function lengthOf({ ends, length }: RowValues): number | null {
  if (!/^\d{1,5}$/.test(length.trim())) return null;
  const seconds = Number(length) * (ends === "minutes" ? 60 : 1);
  return seconds >= 1 && seconds <= day ? seconds : null;
}

/** A row as the API takes it; null if it is invalid. */
export function rowInput(row: RowValues): ScheduleRowInput | null {
  const startTime = readClock(row.start);
  if (startTime === null) return null;
  const start = { startTime, weekDays: sorted(row.days) };
  if (row.ends !== "at") {
    const duration = lengthOf(row);
    return duration === null ? null : { ...start, duration };
  }
  const endTime = readClock(row.end);
  return endTime === null || endTime === startTime ? null : { ...start, endTime };
}

/** True if a row continues on the day after its start; false if it ends at midnight. */
export function endsNextDay({ startTime, endTime, duration }: ScheduleRowInput): boolean {
  const start = clockSeconds(startTime);
  if (endTime == null) return start + (duration ?? 0) > day;
  const end = clockSeconds(endTime);
  return end > 0 && end < start;
}

/** The typed rows as a schedule; null if any is invalid. */
export function scheduleInput(rows: readonly RowValues[]): ScheduleRowInput[] | null {
  const sent = rows.map(rowInput);
  return sent.every((row) => row !== null) ? sent : null;
}

/** True if two schedules are identical, row by row. */
export function isSameSchedule(a: readonly ScheduleRow[], b: readonly ScheduleRowInput[]): boolean {
  return JSON.stringify(a.map(plain)) === JSON.stringify(b.map(plain));
}

const plain = ({ startTime, endTime, duration, weekDays: days }: ScheduleRow | ScheduleRowInput) => [
  startTime,
  endTime ?? null,
  duration ?? null,
  ...sorted(days),
];
