import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Reading } from "../model/device.js";
import { ReadingTable } from "./readingTable.js";
import { batchOf, planWindows } from "./windows.js";

const HOUR = 3600;
const START = 1_700_002_800;
const NOW = START + 1000 * HOUR;

function tableOf(readings: readonly Reading[]): ReadingTable {
  const table = new ReadingTable();
  readings.forEach((reading, index) => {
    table.add(reading, index + 1);
  });
  return table;
}

function batchesOf(readings: readonly Reading[], guid = "guid", now = NOW) {
  const table = tableOf(readings);
  const order = table.inOrder();
  return planWindows(table, order).windows.map((window) => batchOf(guid, table, order, window, now));
}

const at = (offset: number, more: Partial<Reading> = {}): Reading => ({
  timestamp: START + offset,
  direction: "incoming",
  kind: "vehicle",
  ...more,
});

const reading = fc
  .record(
    {
      timestamp: fc.integer({ min: START, max: START + 30 * HOUR }),
      direction: fc.constantFrom("incoming" as const, "outgoing" as const),
      kind: fc.constantFrom("vehicle" as const, "pedestrian" as const, "bicycle" as const),
      speed: fc.integer({ min: 0, max: 300 }),
      length: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    },
    { requiredKeys: ["timestamp", "direction", "kind"] },
  )
  .map((one): Reading => one);

const sorted = (readings: readonly Reading[]): string[] =>
  readings.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

describe("planned batches", () => {
  it("hold every reading once, within whole hours that don't overlap", () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 60 }), (readings) => {
        const batches = batchesOf(readings);
        expect(sorted(batches.flatMap((batch) => batch.readings))).toEqual(sorted(readings));
        batches.forEach(({ from, to, readings: held }, index) => {
          expect([from % HOUR, to - from]).toEqual([0, HOUR]);
          expect(from).toBeGreaterThanOrEqual(batches[index - 1]?.to ?? 0);
          expect(held.every(({ timestamp }) => timestamp >= from && timestamp < to)).toBe(true);
        });
      }),
    );
  });

  it("are the same whatever the order of the file", () => {
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 30 }), (readings) => {
        expect(batchesOf([...readings].reverse())).toEqual(batchesOf(readings));
      }),
    );
  });

  it("keep equal records of one second apart", () => {
    expect(batchesOf([at(5), at(5)])[0]?.readings).toHaveLength(2);
  });

  it("have ids of their content, their client and their hour", () => {
    const id = (readings: Reading[], guid?: string) => batchesOf(readings, guid)[0]?.batchId;
    expect(id([at(5)])).toMatch(/^import-[0-9a-f]{64}$/);
    expect(
      new Set([id([at(5)]), id([at(5)], "other"), id([at(6)]), id([at(5), at(5)]), id([at(5, { speed: 3 })])])
        .size,
    ).toBe(5);
  });

  it("cover short gaps with empty hours and leave long ones", () => {
    const short = batchesOf([at(10), at(6 * HOUR + 10)]);
    expect(short.map(({ readings }) => readings.length)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    const table = tableOf([at(10), at(7 * HOUR + 10)]);
    const plan = planWindows(table, table.inOrder());
    expect(plan.windows).toHaveLength(2);
    expect(plan.uncovered).toEqual([{ from: START + HOUR, to: START + 7 * HOUR }]);
  });

  it("split an hour of more than 10,000 by time, and a second by number", () => {
    const many = [
      ...Array.from({ length: 12_000 }, (_, index) => at(index % HOUR)),
      ...Array.from({ length: 21_000 }, () => at(7)),
    ];
    const batches = batchesOf(many);
    expect(Math.max(...batches.map(({ readings }) => readings.length))).toBeLessThanOrEqual(10_000);
    expect(batches.reduce((sum, { readings }) => sum + readings.length, 0)).toBe(many.length);
    expect(batches[0]?.from).toBe(START);
    expect(batches.at(-1)?.to).toBe(START + HOUR);
    for (const { from, to, readings } of batches) {
      expect(readings.every(({ timestamp }) => timestamp >= from && timestamp < to)).toBe(true);
    }
  });

  it("do not cover what is yet to come, under the same id as afterwards", () => {
    const [during] = batchesOf([at(60)], "guid", START + 600);
    const [after] = batchesOf([at(60)], "guid", NOW);
    expect(during).toMatchObject({ from: START, to: START + 600, batchId: after?.batchId });
    expect(batchesOf([at(900)], "guid", START + 600)[0]?.to).toBe(START + 901);
  });
});
