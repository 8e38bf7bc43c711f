import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Point, thin } from "./thin";

const size = { width: 1000, height: 300 };
const series = fc
  .array(fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }), { maxLength: 800 })
  .map((values): Point[] => values.map((y, index) => [index * 3600, y]));

it("keeps ten points or fewer as they are", () => {
  const points = Array.from({ length: 10 }, (_, i): Point => [i, 1]);
  expect(thin(points, { width: 1, height: 1 })).toEqual(points);
});

it("drops what lies within five pixels of the last point drawn", () => {
  const flat = Array.from({ length: 1001 }, (_, i): Point => [i, i === 500 ? 80 : 40 + (i % 2)]);
  const xs = thin(flat, { width: 1000, height: 100 }).map(([x]) => x);
  expect(xs.length).toBeLessThan(250);
  expect(xs).toContain(500);
});

it("invents nothing, keeps the order, the ends, every gap and the extremes", () => {
  fc.assert(
    fc.property(series, (points) => {
      const kept = thin(points, size);
      expect(kept.every((point) => points.includes(point))).toBe(true);
      expect(kept.map(([x]) => x)).toEqual(kept.map(([x]) => x).toSorted((a, b) => a - b));
      const gaps = (list: readonly Point[]) =>
        list.filter(([, y], i) => y === null && list[i - 1]?.[1] !== null).length;
      expect(gaps(kept)).toBe(gaps(points));
      const values = (list: readonly Point[]) => list.flatMap(([, y]) => (y === null ? [] : [y]));
      const [all, some] = [values(points), values(kept)];
      expect(Math.max(...some)).toBe(Math.max(...all));
      expect(Math.min(...some)).toBe(Math.min(...all));
      expect(some.at(-1)).toBe(all.at(-1));
    }),
  );
});
