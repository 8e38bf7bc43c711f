import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cutAtMultiples, type Interval, merge, subtract } from "./intervals.js";

const interval = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }))
  .map(([from, length]): Interval => ({ from, to: from + length }));
const intervals = fc.array(interval, { maxLength: 8 });

const seconds = (parts: readonly Interval[]): Set<number> =>
  new Set(parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));

describe("intervals", () => {
  it("subtract leaves exactly the seconds that no part covers", () => {
    fc.assert(
      fc.property(interval, intervals, (whole, parts) => {
        const left = subtract(whole, parts);
        const covered = seconds(parts);
        expect(seconds(left)).toEqual(
          new Set([...seconds([whole])].filter((second) => !covered.has(second))),
        );
        expect(merge(left)).toEqual(left);
      }),
    );
  });

  it("merge keeps the seconds, apart and ascending", () => {
    fc.assert(
      fc.property(intervals, (parts) => {
        const merged = merge(parts);
        expect(seconds(merged)).toEqual(seconds(parts));
        merged.slice(1).forEach(({ from }, index) => {
          expect(from).toBeGreaterThan(merged[index]?.to ?? from);
        });
      }),
    );
  });

  it("cutAtMultiples cuts at whole multiples only", () => {
    expect(cutAtMultiples({ from: 50, to: 230 }, 100)).toEqual([
      { from: 50, to: 100 },
      { from: 100, to: 200 },
      { from: 200, to: 230 },
    ]);
    expect(cutAtMultiples({ from: 100, to: 100 }, 100)).toEqual([]);
  });
});
