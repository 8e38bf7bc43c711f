import fc from "fast-check";
import { VALVE_MODES } from "../src/valves/mode.rules.js";
import type { Orders } from "../src/valves/orders.rules.js";
import type { ScheduleRow } from "../src/valves/schedule.rules.js";

const MINUTE = 60;
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;

/** Zones, each with an instant shortly before a clock change (or none). */
export const CLOCK_CHANGES: [string, number][] = [
  ["Europe/Ljubljana", utc("2026-03-28T12:00")],
  ["Europe/Ljubljana", utc("2026-10-24T12:00")],
  ["America/New_York", utc("2026-03-07T12:00")],
  ["America/New_York", utc("2026-10-31T12:00")],
  ["Australia/Lord_Howe", utc("2026-04-04T00:00")],
  ["Australia/Lord_Howe", utc("2026-10-03T00:00")],
  ["America/Havana", utc("2026-03-07T18:00")],
  ["Africa/Cairo", utc("2026-04-23T12:00")],
  ["Asia/Kolkata", utc("2026-06-01T00:00")],
  ["Pacific/Kiritimati", utc("2026-06-01T00:00")],
];

const seconds = (most: number) => fc.integer({ min: 0, max: most }).map((minutes) => minutes * MINUTE);

/** A row of a schedule, in whole minutes. */
export const anyRow: fc.Arbitrary<ScheduleRow> = fc
  .record({
    start_time: seconds(1439),
    end_time: seconds(1439),
    duration: fc.integer({ min: 1, max: 1440 }).map((minutes) => minutes * MINUTE),
    weekDays: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    lasting: fc.boolean(),
  })
  .map(({ start_time, end_time, duration, weekDays, lasting }) =>
    lasting || start_time === end_time
      ? { start_time, duration, weekDays }
      : { start_time, end_time, weekDays },
  );

/** Orders whose manual run and pause end within some minutes of an instant. */
export function anyOrders(timeZone: string, around: number, minutes: number): fc.Arbitrary<Orders> {
  const end = fc.option(fc.integer({ min: -minutes, max: minutes }).map((ahead) => around + ahead * MINUTE));
  return fc
    .record({
      mode: fc.constantFrom(...VALVE_MODES),
      manualUntil: end,
      modeAfter: fc.constantFrom("schedule" as const, "manualOff" as const),
      rows: fc.array(anyRow, { maxLength: 3 }),
      pausedUntil: end,
    })
    .map((orders) =>
      orders.mode === "manualOn"
        ? { ...orders, timeZone }
        : { ...orders, timeZone, manualUntil: null, modeAfter: orders.mode },
    );
}
