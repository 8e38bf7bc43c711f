import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { packReadings, unpackReadings } from "./batchCodec.js";
import { HistogramCursor, HourHistogram } from "./histogram.js";
import { packIntervals, seconds, union, unpackIntervals } from "./intervals.js";
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

it("reads back every batch", () => {
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 200 }), (readings) => {
      readings.sort((one, other) => one.timestamp - other.timestamp);
      expect(unpackReadings(packReadings(readings, FROM), FROM)).toEqual(readings);
    }),
  );
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
  expect(packReadings(readings, FROM).length).toBeLessThan(6 * readings.length);
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
