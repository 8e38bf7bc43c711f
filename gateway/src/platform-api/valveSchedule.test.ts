import { describe, expect, it } from "@jest/globals";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import fc from "fast-check";
import { encodeSchedule, schedule } from "./valveSchedule.js";

/** A schedule as it is shown: its rows read the answer on access. */
const decodeSchedule = (wire: unknown): unknown =>
  JSON.parse(JSON.stringify(schedule.read(wire, "schedule")));

const second = fc.integer({ min: 0, max: 86_399 });
const row = fc
  .tuple(second, fc.boolean(), second, fc.subarray([...WEEK_DAYS]))
  .map(([startTime, ends, other, weekDays]) => ({
    startTime,
    endTime: ends ? other : null,
    duration: ends ? null : other + 1,
    weekDays,
  }));

describe("a schedule", () => {
  it("comes back from the platform's form as it went, as rows or as text", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const wire = encodeSchedule(rows);
        expect(decodeSchedule(wire)).toEqual(rows);
        expect(decodeSchedule(JSON.parse(wire))).toEqual(rows);
      }),
    );
  });

  it("is read from one row, and from times in words", () => {
    expect(
      decodeSchedule({ start_time: "06:30", end_time: "07:00:30", weekDays: [1, 0, 0, 0, 0, 0, true] }),
    ).toEqual([{ startTime: 23_400, endTime: 25_230, duration: null, weekDays: ["MONDAY", "SUNDAY"] }]);
  });

  it("is unknown where a row is not understood, and where it is not told", () => {
    const understood = { start_time: "06:30", duration: 60, weekDays: [1, 0, 0, 0, 0, 0, 0] };
    for (const broken of [
      { ...understood, start_time: "dawn" },
      { ...understood, weekDays: "Monday" },
      {},
      7,
    ]) {
      expect(decodeSchedule([understood, broken])).toBeNull();
    }
    expect(decodeSchedule(undefined)).toBeNull();
    expect(decodeSchedule(null)).toEqual([]);
  });

  it("survives whatever a platform sends", () => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        const schedule = decodeSchedule(sent);
        expect(schedule === null || Array.isArray(schedule)).toBe(true);
      }),
    );
  });
});
