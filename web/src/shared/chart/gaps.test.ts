import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { gapsOf } from "./gaps";

const hours = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ time: index * 3600, value }));

it("puts neighbouring hours without a report together", () => {
  expect(gapsOf(hours([1, null, null, 0, null]))).toEqual([
    { from: 3600, to: 10_800 },
    { from: 14_400, to: 18_000 },
  ]);
});

it("covers exactly the hours without a report", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(9), { nil: null }), { maxLength: 60 }), (values) => {
      const gaps = gapsOf(hours(values));
      const inGap = (time: number) => gaps.some(({ from, to }) => time >= from && time < to);
      expect(hours(values).every(({ time, value }) => inGap(time) === (value === null))).toBe(true);
    }),
  );
});
