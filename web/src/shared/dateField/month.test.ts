import { expect, it } from "@jest/globals";
import { dayByKey, dayOf, textOf, weeksOf } from "./month";

const day = (text: string) => dayOf(text) ?? Number.NaN;

it("lays a month out from Monday to Sunday", () => {
  const weeks = weeksOf(day("2026-11-24"));
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.map(textOf)).toEqual([
    "2026-10-26",
    "2026-10-27",
    "2026-10-28",
    "2026-10-29",
    "2026-10-30",
    "2026-10-31",
    "2026-11-01",
  ]);
});

it.each([
  ["ArrowRight", "2026-10-25", "2026-10-26"],
  ["ArrowUp", "2026-03-03", "2026-02-24"],
  ["Home", "2026-11-26", "2026-11-23"],
  ["End", "2026-11-26", "2026-11-29"],
  ["PageUp", "2026-03-31", "2026-02-28"],
  ["PageDown", "2026-12-31", "2027-01-31"],
])("%s leads from %s to %s", (key, from, to) => {
  expect(textOf(dayByKey(key, day(from)) ?? Number.NaN)).toBe(to);
});

it("knows no other keys, and no day in what is none", () => {
  expect(dayByKey("a", 0)).toBeNull();
  expect(dayOf("")).toBeNull();
});
