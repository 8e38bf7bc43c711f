import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { sharesOf } from "./shares";

it("gives what rounding leaves to those that lost most", () => {
  expect(sharesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  expect(sharesOf([2, 1], 0)).toEqual([67, 33]);
  expect(sharesOf([5, 0])).toEqual([100, 0]);
});

it("has no shares of nothing", () => {
  expect(sharesOf([0, 0])).toEqual([null, null]);
  expect(sharesOf([])).toEqual([]);
});

it("adds up to 100, each within a step of the exact share", () => {
  const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, (all) => {
      const total = all.reduce((a, b) => a + b, 0);
      fc.pre(total > 0);
      const shares = sharesOf(all).map((share) => share ?? Number.NaN);
      expect(Math.round(shares.reduce((a, b) => a + b, 0) * 10)).toBe(1000);
      all.forEach((count, index) => {
        expect(Math.abs((shares[index] ?? 0) - (count / total) * 100)).toBeLessThan(0.1 + 1e-9);
      });
    }),
  );
});
