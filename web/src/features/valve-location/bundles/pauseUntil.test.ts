import { expect, it } from "@jest/globals";
import { dateRange, pauseEnd } from "./pauseUntil";

const zone = "Europe/Ljubljana";
/** 2026-10-23 18:00: in the night to the 25th the clock goes back. */
const now = 1_792_771_200;
const at = (until: number | null) => until && new Date(until * 1000).toISOString();

it("ends at the local midnight after so many whole days, also where the clock changes between", () => {
  expect(at(pauseEnd(1, "", now, zone))).toBe("2026-10-24T22:00:00.000Z");
  expect(at(pauseEnd(2, "", now, zone))).toBe("2026-10-25T23:00:00.000Z");
});

it.each([
  ["2026-10-24", "2026-10-23T22:00:00.000Z"],
  ["2026-12-22", "2026-12-21T23:00:00.000Z"],
  ["2026-12-23", null],
  ["2026-10-23", null],
  ["", null],
])("takes the day %j as %j", (date, until) => {
  expect(at(pauseEnd("date", date, now, zone))).toBe(until);
});

it("offers the days from tomorrow on, as far as a pause may reach", () => {
  const { min, max } = dateRange(now, zone);
  expect([min, max]).toEqual(["2026-10-24", "2026-12-22"]);
  expect(pauseEnd("date", max, now, zone)).not.toBeNull();
});
