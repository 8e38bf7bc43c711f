import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { DAY } from "../time/clock.js";
import { annualOf } from "./dailyTraffic.rules.js";

const ZONE = "Europe/Ljubljana";
/** 2026-01-01 00:00 in Ljubljana, and the year after. */
const [YEAR, NEXT_YEAR] = [1_767_222_000, 1_798_758_000];
/** Days since 1970-01-01. */
const FIRST_DAY = Math.round(Date.UTC(2026, 0, 1) / 1000 / DAY);

const year = { start: YEAR, end: NEXT_YEAR };
const everyDay = (vehicles: (day: number) => number) =>
  Array.from({ length: 365 }, (_, index) => ({ day: FIRST_DAY + index, vehicles: vehicles(index) }));

/** Mean of weekdays of means of months of means of days, step by step. */
function byHand(days: { day: number; vehicles: number }[]): number | null {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const date = (day: number) => new Date(day * DAY * 1000);
  const weekDays = [0, 1, 2, 3, 4, 5, 6].map((weekDay) =>
    mean(
      [...Array(12).keys()].map((month) =>
        mean(
          days
            .filter(({ day }) => date(day).getUTCDay() === weekDay && date(day).getUTCMonth() === month)
            .map(({ vehicles }) => vehicles),
        ),
      ),
    ),
  );
  const all = mean(weekDays);
  return Number.isNaN(all) ? null : all;
}

it("is the mean of weekdays of months, whatever days are missing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 365, maxLength: 365 }),
      fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 200 }),
      (counts, missing) => {
        const days = everyDay((index) => counts[index] ?? 0).filter((_, index) => !missing.includes(index));
        const expected = byHand(days);
        const { vehicles, lacks, days: used } = annualOf(days, year, ZONE);
        expect(used).toBe(days.length);
        if (expected === null)
          expect({ vehicles, lacks }).toEqual({ vehicles: null, lacks: "notEveryWeekDay" });
        else expect(vehicles).toBeCloseTo(expected, 6);
      },
    ),
  );
});

it("counts a month of which days are missing as much as any", () => {
  // August is half as busy, and most of it was not heard.
  const august = (index: number) => index >= 212 && index < 243;
  const days = everyDay((index) => (august(index) ? 500 : 1000)).filter(
    ({ day }) => !august(day - FIRST_DAY) || day - FIRST_DAY < 219,
  );
  expect(annualOf(days, year, ZONE)).toMatchObject({ lacks: null, missing_means: 0, days: 341 });
  expect(annualOf(days, year, ZONE).vehicles).toBeCloseTo((11 * 1000 + 500) / 12, 6);
});

it("says how many weekdays of months are missing", () => {
  const days = everyDay(() => 100).filter(({ day }) => day !== FIRST_DAY && day - FIRST_DAY >= 31);
  expect(annualOf(days, year, ZONE)).toEqual({
    vehicles: null,
    days: 334,
    lacks: "notEveryWeekDay",
    missing_means: 7,
  });
});

it("is of a year that begins at any local midnight, and of nothing else", () => {
  const days = everyDay(() => 100);
  const lacks = (start: number, end: number) => annualOf(days, { start, end }, ZONE).lacks;
  expect(lacks(YEAR, NEXT_YEAR)).toBeNull();
  expect(lacks(YEAR, NEXT_YEAR - 1)).toBe("notAYear");
  expect(lacks(YEAR + 3600, NEXT_YEAR + 3600)).toBe("notAYear");
  expect(lacks(YEAR - DAY, NEXT_YEAR)).toBe("notAYear");
  // From 1 May to 1 May: summer time at both ends.
  expect(lacks(1_777_586_400, 1_809_122_400)).toBeNull();
  // A leap year has a day more: from 1 January 2028 on.
  expect(lacks(1_830_294_000, 1_830_294_000 + 366 * DAY)).toBeNull();
  expect(lacks(1_830_294_000, 1_830_294_000 + 365 * DAY)).toBe("notAYear");
});
