import { expect, it } from "@jest/globals";
import { DAY } from "../time/clock.js";
import { holidaysIn } from "./holidays.js";

const ZONE = "Europe/Ljubljana";
const year = (number: number) => ({
  start: Date.UTC(number, 0, 1) / 1000 - 3600,
  end: Date.UTC(number + 1, 0, 1) / 1000 - 3600,
});
const dates = async (number: number) =>
  [...((await holidaysIn(ZONE, year(number)))?.keys() ?? [])].map((day) =>
    new Date(day * DAY * 1000).toISOString().slice(5, 10),
  );

/** Zakon o praznikih in dela prostih dnevih v RS, article 1 and 2, with Easter of that year. */
const FIXED = ["02-08", "04-27", "05-01", "05-02", "06-25", "08-15", "10-31", "11-01", "12-25", "12-26"];

it.each([
  [2016, ["01-01", "03-27", "03-28", "05-15"]],
  [2017, ["01-01", "01-02", "04-16", "04-17", "06-04"]],
  [2023, ["01-01", "01-02", "04-09", "04-10", "05-28", "08-14"]],
  [2026, ["01-01", "01-02", "04-05", "04-06", "05-24"]],
])("%i has the work-free days of the law", async (number, others) => {
  expect(await dates(number)).toEqual([...FIXED, ...others].sort());
});

it("has names in both languages, and those of a period's local days alone", async () => {
  const [start, end] = [Date.parse("2026-04-30T22:00:00Z") / 1000, Date.parse("2026-05-01T22:00:00Z") / 1000];
  const found = await holidaysIn(ZONE, { start, end });
  expect([...(found?.values() ?? [])].map(({ name }) => name)).toEqual([
    { sl: "praznik dela", en: "Labour Day" },
  ]);
  expect(await holidaysIn(ZONE, { start: start - 1, end: start })).toEqual(new Map());
});

it("knows none elsewhere, and none of before 2013, which is not the same as none", async () => {
  expect(await holidaysIn("Europe/Vienna", year(2026))).toBeNull();
  expect(await holidaysIn(ZONE, year(2012))).toBeNull();
});
