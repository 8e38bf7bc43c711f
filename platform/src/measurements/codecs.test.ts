import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { packRecords, unpackRecords } from "./batchCodec.js";
import type { CountedInterval } from "./countedInterval.js";
import { HistogramCursor, HourHistogram } from "./histogram.js";
import { common, packIntervals, seconds, union, unpackIntervals, without } from "./intervals.js";
import type { Reading } from "./reading.js";
import { VarintReader, VarintWriter } from "./varint.js";

const FROM = 1_790_000_000;

const reading: fc.Arbitrary<Reading> = fc.record({
  timestamp: fc.integer({ min: FROM, max: FROM + 48 * 3600 }),
  kind: fc.constantFrom(0 as const, 1 as const, 2 as const),
  direction: fc.constantFrom(0 as const, 1 as const),
  speed: fc.option(fc.integer({ min: 0, max: 300 })),
  length: fc.option(fc.integer({ min: 0, max: 1000 })),
  samples: fc.integer({ min: 1, max: 1000 }),
});

it("reads back every number of 32 bits", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 })), (numbers) => {
      const writer = new VarintWriter();
      for (const number of numbers) writer.write(number);
      const reader = new VarintReader(writer.finish());
      expect(numbers.map(() => reader.read())).toEqual(numbers);
      expect(reader.done).toBe(true);
    }),
  );
});

it("says so where a packed row ends too early", () => {
  expect(() => new VarintReader(new Uint8Array([0x80])).read()).toThrow("ends too early");
});

const classes = fc
  .uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 20 })
  .chain((borders) =>
    fc.record({
      borders: fc.constant([...borders].sort((one, other) => one - other)),
      values: fc.array(fc.nat({ max: 100_000 }), { minLength: borders.length, maxLength: borders.length }),
      isShare: fc.boolean(),
    }),
  )
  .map(({ borders, values, isShare }) => ({
    borders,
    counts: isShare ? null : values,
    shares: isShare ? values : null,
  }));

const interval: fc.Arbitrary<CountedInterval> = fc
  .record({
    from: fc.integer({ min: FROM, max: FROM + 48 * 3600 }),
    length: fc.integer({ min: 1, max: 25 * 3600 }),
    kind: fc.constantFrom(0 as const, 1 as const, 2 as const),
    direction: fc.constantFrom(0 as const, 1 as const),
    count: fc.nat({ max: 1_000_000 }),
    speeds: fc.option(classes),
    lengths: fc.option(classes),
    averageSpeed: fc.option(fc.nat({ max: 3000 })),
    maxSpeed: fc.option(fc.nat({ max: 300 })),
    v85: fc.option(fc.nat({ max: 3000 })),
  })
  .map(({ length, ...rest }) => ({ ...rest, to: rest.from + length }));

it("reads back every batch", () => {
  fc.assert(
    fc.property(
      fc.array(reading, { maxLength: 200 }),
      fc.array(interval, { maxLength: 30 }),
      (readings, intervals) => {
        readings.sort((one, other) => one.timestamp - other.timestamp);
        intervals.sort((one, other) => one.from - other.from);
        expect(unpackRecords(packRecords({ readings, intervals }, FROM), FROM)).toEqual({
          readings,
          intervals,
        });
      },
    ),
  );
});

it("packs a day of quarter hours both ways into less than three bytes an interval", () => {
  const intervals = Array.from(
    { length: 192 },
    (_, index): CountedInterval => ({
      from: FROM + (index >> 1) * 900,
      to: FROM + (index >> 1) * 900 + 900,
      kind: 2,
      direction: (index % 2) as 0 | 1,
      count: (index * 37) % 60,
      speeds: null,
      lengths: null,
      averageSpeed: null,
      maxSpeed: null,
      v85: null,
    }),
  );
  expect(packRecords({ readings: [], intervals }, FROM, 6).length).toBeLessThan(3 * intervals.length);
});

it("packs a busy hour into about five bytes a reading", () => {
  const readings = Array.from(
    { length: 200 },
    (_, index): Reading => ({
      timestamp: FROM + index * 18 + ((index * 7) % 13),
      kind: 0,
      direction: index % 3 === 0 ? 1 : 0,
      speed: 40 + ((index * 37) % 23),
      length: 35 + ((index * 13) % 20),
      samples: 5 + ((index * 11) % 9),
    }),
  );
  expect(packRecords({ readings, intervals: [] }, FROM).length).toBeLessThan(6 * readings.length);
});

it("counts the same whether packed at once, in parts, or not at all", () => {
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 100 }), fc.nat({ max: 100 }), (readings, cut) => {
      const packed = (some: Reading[]) => {
        const histogram = new HourHistogram();
        for (const one of some) histogram.add(one);
        return histogram.pack();
      };
      const merged = new HourHistogram();
      merged.addPacked(packed(readings.slice(0, cut)));
      merged.addPacked(packed(readings.slice(cut)));
      expect(merged.pack()).toEqual(packed(readings));
      expect(cellsOf(merged.pack())).toEqual(countedBy(readings));
    }),
  );
});

const classOf = (length: number) => [25, 52, 90, 120].filter((border) => length >= border).length;

function countedBy(readings: Reading[]): Record<string, [number, number]> {
  const cells: Record<string, [number, number]> = {};
  for (const { direction, kind, length, speed, samples } of readings) {
    const name = `${direction} ${kind} ${length === null ? -1 : classOf(length)} ${speed ?? -1}`;
    const [count, sum] = cells[name] ?? [0, 0];
    cells[name] = [count + 1, sum + samples];
  }
  return cells;
}

function cellsOf(packed: Uint8Array): Record<string, [number, number]> {
  const cells: Record<string, [number, number]> = {};
  const cursor = new HistogramCursor();
  cursor.open(packed);
  while (cursor.next()) {
    const name = `${cursor.direction} ${cursor.kind} ${cursor.lengthClass} ${cursor.speed}`;
    const [count, sum] = cells[name] ?? [0, 0];
    cells[name] = [count + cursor.count, sum + cursor.samples];
  }
  return cells;
}

it("covers each second once, however intervals overlap", () => {
  const interval = fc
    .tuple(fc.nat({ max: 300 }), fc.nat({ max: 60 }))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(fc.array(interval), (intervals) => {
      const flags = new Set(
        intervals.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
      );
      const merged = union(intervals);
      expect(seconds(merged)).toBe(flags.size);
      for (const [index, { from }] of merged.slice(1).entries())
        expect(from).toBeGreaterThan(merged[index]!.to);
      expect(unpackIntervals(packIntervals(merged, 0), 0)).toEqual(merged);
    }),
  );
});

it("finds what unions of intervals have in common, and what one has beside the other", () => {
  const some = fc
    .array(fc.tuple(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 9 })), { maxLength: 12 })
    .map((pairs) => union(pairs.map(([from, length]) => ({ from, to: from + length }))));
  const holds = (intervals: { from: number; to: number }[], second: number) =>
    intervals.some(({ from, to }) => from <= second && second < to);
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [both, rest] = [common(one, other), without(one, other)];
      for (let second = 0; second < 80; second += 1) {
        const [here, there] = [holds(one, second), holds(other, second)];
        expect([holds(both, second), holds(rest, second)]).toEqual([here && there, here && !there]);
      }
      for (const { from, to } of [...both, ...rest]) expect(to).toBeGreaterThan(from);
    }),
  );
});
