import { describe, expect, it } from "@jest/globals";
import type { PlatformError } from "../errors.js";
import { readSchedule } from "./scheduleInput.rules.js";

const weekDays = [true, false, false, false, false, false, true];
const plain = { start_time: 18_000, end_time: 19_800, weekDays };

describe("readSchedule", () => {
  it.each([
    ["rows with seconds", [plain]],
    ["rows with clock times", [{ ...plain, start_time: "05:00", end_time: "05:30" }]],
    ["one row", plain],
    ["text of rows", JSON.stringify([{ ...plain, start_time: "05:00" }])],
    ["text of a row, with what nobody asked for", JSON.stringify({ ...plain, id: 4, duration: null })],
  ])("takes %s, and keeps seconds", (_name, value) => expect(readSchedule(value)).toEqual([plain]));

  it("keeps a duration as it is", () =>
    expect(readSchedule([{ start_time: "23:59", duration: 86_400, weekDays }])).toEqual([
      { start_time: 86_340, duration: 86_400, weekDays },
    ]));

  it("takes none", () => expect(readSchedule("[]")).toEqual([]));

  it.each([
    ["no JSON", "[", "BAD_REQUEST", "schedule"],
    ["a number", 5, "BAD_REQUEST", "schedule.0"],
    ["nothing", null, "BAD_REQUEST", "schedule.0"],
    ["a missing start", [{ ...plain, start_time: undefined }], "BAD_REQUEST", "schedule.0.start_time"],
    ["a missing end", [plain, { ...plain, end_time: undefined }], "BAD_REQUEST", "schedule.1.end_time"],
    ["half a second", [{ ...plain, start_time: 0.5 }], "BAD_REQUEST", "schedule.0.start_time"],
    [
      "a time that is none",
      [{ ...plain, start_time: "24:00" }],
      "VALIDATION_FAILED",
      "schedule.0.start_time",
    ],
    ["the day's end", [{ ...plain, end_time: 86_400 }], "VALIDATION_FAILED", "schedule.0.end_time"],
    [
      "an end that is the start",
      [{ ...plain, end_time: "05:00" }],
      "VALIDATION_FAILED",
      "schedule.0.end_time",
    ],
    ["end and duration", [{ ...plain, duration: 60 }], "VALIDATION_FAILED", "schedule.0.duration"],
    ["no duration", [{ start_time: 0, duration: 0, weekDays }], "VALIDATION_FAILED", "schedule.0.duration"],
    ["too long", [{ start_time: 0, duration: 86_401, weekDays }], "VALIDATION_FAILED", "schedule.0.duration"],
    ["six days", [{ ...plain, weekDays: weekDays.slice(1) }], "VALIDATION_FAILED", "schedule.0.weekDays"],
    [
      "days as numbers",
      [{ ...plain, weekDays: [1, 0, 0, 0, 0, 0, 1] }],
      "BAD_REQUEST",
      "schedule.0.weekDays",
    ],
    [
      "a day as a number",
      [{ ...plain, weekDays: [...weekDays.slice(1), 1] }],
      "BAD_REQUEST",
      "schedule.0.weekDays",
    ],
    ["51 rows", Array.from({ length: 51 }, () => plain), "VALIDATION_FAILED", "schedule"],
  ])("refuses %s by name", (_name, value, code, path) => {
    const fault = faultOf(() => readSchedule(value));
    expect([fault?.code, fault?.fields?.[0]?.path]).toEqual([code, path]);
  });
});

function faultOf(work: () => unknown): PlatformError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as PlatformError;
  }
}
