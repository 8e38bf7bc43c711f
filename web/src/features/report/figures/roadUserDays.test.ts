import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { roadUserDays } from "./roadUserDays";

const zone = "Europe/Ljubljana";
/** 2026-10-24 00:00 in Ljubljana: the next day has 25 hours. */
const from = 1_792_792_800;
const hours = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ time: from + index * 3600, value }));

it("adds hours up to local days, also where the clock changes", () => {
  const ones = hours(Array.from({ length: 24 + 25 }, () => 1));
  expect(roadUserDays(ones, ones, zone)).toEqual([
    { date: from, cyclists: 24, pedestrians: 24 },
    { date: from + 86_400, cyclists: 25, pedestrians: 25 },
  ]);
});

it("knows a day without any report from one on which nobody passed", () => {
  const silent = hours(Array.from({ length: 24 }, () => null));
  const empty = hours(Array.from({ length: 24 }, (_, index) => (index < 3 ? null : 0)));
  expect(roadUserDays(silent, empty, zone)).toEqual([{ date: from, cyclists: null, pedestrians: 0 }]);
});

it("loses nobody", () => {
  const counts = fc.array(fc.option(fc.nat(50), { nil: null }), { maxLength: 200 });
  fc.assert(
    fc.property(counts, (values) => {
      const total = roadUserDays(hours(values), [], zone).reduce((sum, day) => sum + (day.cyclists ?? 0), 0);
      expect(total).toBe(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
    }),
  );
});
