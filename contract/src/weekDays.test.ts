import { expect, it } from "@jest/globals";
import { WEEK_DAYS, weekDayOf } from "./weekDays.js";

const DAY_MS = 86_400_000;
const nameOf = (date: string) => WEEK_DAYS[weekDayOf(Date.parse(`${date}T00:00Z`) / DAY_MS)];

it("knows a date's day of the week, before 1970, too", () => {
  expect(["2026-10-05", "2026-10-11", "1970-01-01", "1969-12-28"].map(nameOf)).toEqual([
    "MONDAY",
    "SUNDAY",
    "THURSDAY",
    "SUNDAY",
  ]);
});
