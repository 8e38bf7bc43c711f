import { expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  allCoverage,
  anyKind,
  type Coverage,
  clipCoverage,
  combined,
  everyKind,
  packCoverage,
  packedSeconds,
  unpackCoverage,
} from "./coverage.js";
import { common, type Interval, packIntervals, union, without } from "./intervals.js";
import { KIND } from "./reading.js";

const ORIGIN = 1_794_697_200;
const END = 120;
const KINDS = Object.values(KIND);

const intervals = fc
  .array(fc.record({ from: fc.nat({ max: END - 1 }), seconds: fc.integer({ min: 1, max: 40 }) }), {
    maxLength: 5,
  })
  .map((some) =>
    union(some.map(({ from, seconds }) => ({ from: ORIGIN + from, to: ORIGIN + from + seconds }))),
  );
const coverage = fc.oneof(
  intervals.map(everyKind),
  fc.tuple(intervals, intervals, intervals),
  // Two kinds with the same coverage, as in some files of cameras.
  fc.tuple(intervals, intervals).map(([one, two]): Coverage => [one, two, two]),
);

/** Covered seconds since ORIGIN, each as one item. */
const flags = (some: Interval[]) =>
  Array.from({ length: END + 60 }, (_, at) =>
    some.some(({ from, to }) => from <= ORIGIN + at && ORIGIN + at < to),
  );
const flagsByKind = (of: Coverage) => KINDS.map((kind) => flags(of[kind]));
const count = (some: boolean[]) => some.filter(Boolean).length;

it("is the same once it was packed, and tells its seconds without that", () => {
  fc.assert(
    fc.property(coverage, (of) => {
      const packed = packCoverage(of, ORIGIN);
      const found = unpackCoverage(packed, ORIGIN);
      expect([...found]).toEqual([...of]);
      const { covered, heard } = packedSeconds(packed);
      expect(covered).toBe(
        count(
          KINDS.reduce((any, kind) => any.map((on, at) => on || (flags(of[kind])[at] ?? false)), flags([])),
        ),
      );
      expect(heard ?? [covered, covered, covered]).toEqual(flagsByKind(of).map(count));
    }),
  );
});

it("is packed as plain intervals where every kind was listened for, whoever told it", () => {
  const all = [{ from: ORIGIN, to: ORIGIN + 60 }];
  const same: Coverage = [[...all], [...all], [...all]];
  expect(packCoverage(same, ORIGIN)).toEqual(packIntervals(all, ORIGIN));
});

it("is laid together, cut and taken away kind by kind", () => {
  fc.assert(
    fc.property(
      coverage,
      coverage,
      fc.nat({ max: END }),
      fc.nat({ max: END }),
      (one, other, from, seconds) => {
        const [a, b] = [flagsByKind(one), flagsByKind(other)];
        const expected = (of: (here: boolean, there: boolean, at: number) => boolean) =>
          a.map((row, kind) => row.map((on, at) => of(on, b[kind]?.[at] ?? false, at)));
        expect(flagsByKind(allCoverage([one, other]))).toEqual(expected((here, there) => here || there));
        expect(flagsByKind(combined(one, other, common))).toEqual(expected((here, there) => here && there));
        expect(flagsByKind(combined(one, other, without))).toEqual(expected((here, there) => here && !there));
        expect(flagsByKind(clipCoverage(one, ORIGIN + from, ORIGIN + from + seconds))).toEqual(
          expected((here, _, at) => here && at >= from && at < from + seconds),
        );
        expect(flags(anyKind(one))).toEqual(flags(one.flat()));
      },
    ),
  );
});
