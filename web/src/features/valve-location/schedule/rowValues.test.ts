import { describe, expect, it } from "@jest/globals";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import fc from "fast-check";
import {
  endFault,
  endsNextDay,
  isSameSchedule,
  lengthFault,
  newRow,
  type RowValues,
  rowInput,
  scheduleInput,
  valuesOf,
} from "./rowValues";

const clock = fc
  .integer({ min: 0, max: 86_399 })
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(11, seconds % 60 === 0 ? 16 : 19));
const row = fc
  .tuple(clock, clock, fc.option(fc.integer({ min: 1, max: 86_400 })), fc.subarray([...WEEK_DAYS]))
  .filter(([start, end]) => start !== end)
  .map(([startTime, end, duration, days]) => ({
    startTime,
    endTime: duration === null ? end : null,
    duration,
    weekDays: days,
  }));

const written = (more: Partial<RowValues>): RowValues => ({ ...newRow, ...more });

describe("a schedule in the form", () => {
  it("is sent as it came, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (schedule) => {
        const sent = scheduleInput(valuesOf(schedule).rows);
        expect(sent !== null && isSameSchedule(schedule, sent)).toBe(true);
      }),
    );
  });

  it("is another one where anything of it differs", () => {
    const [one] = scheduleInput([written({ days: ["MONDAY", "FRIDAY"] })]) ?? [];
    const stored = { startTime: "06:00", endTime: "06:02", duration: null };
    const same = (more: object) =>
      isSameSchedule([{ ...stored, weekDays: ["FRIDAY", "MONDAY"], ...more }], one ? [one] : []);
    expect([same({}), same({ weekDays: ["MONDAY"] }), same({ endTime: "06:03" })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isSameSchedule([], one ? [one] : [])).toBe(false);
  });
});

describe("a row", () => {
  it.each([
    [{ end: "6" }, "endIsStart"],
    [{ end: "" }, "clockWrong"],
    [{ end: "5:59" }, null],
  ] as const)("with %j has the fault %j", (more, fault) => {
    expect(endFault(written(more))).toBe(fault);
    expect(rowInput(written(more)) === null).toBe(fault !== null);
  });

  it.each([
    ["minutes", "1440", null],
    ["minutes", "1441", "lengthWrong"],
    ["minutes", "0", "lengthWrong"],
    ["seconds", "86400", null],
    ["seconds", "1,5", "lengthWrong"],
  ] as const)("of %s %j has the fault %j", (ends, length, fault) => {
    expect(lengthFault(written({ ends, length }))).toBe(fault);
  });

  it.each([
    [{ startTime: "22:00", endTime: "00:01" }, true],
    [{ startTime: "22:00", endTime: "00:00" }, false],
    [{ startTime: "22:00", endTime: "23:59" }, false],
    [{ startTime: "23:00", duration: 3_600 }, false],
    [{ startTime: "23:00", duration: 3_601 }, true],
  ])("%j runs on into the next day: %j", (times, isNext) => {
    expect(endsNextDay({ ...times, weekDays: [] })).toBe(isNext);
  });
});
