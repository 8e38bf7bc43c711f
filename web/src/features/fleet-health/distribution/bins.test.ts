import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { clientRow } from "../../../../test/clientRow";
import { batteryOf, binsOf, signalOf } from "./bins";

const info = clientRow({ id: "0" }).info;
const told = (id: string, batteryVoltage: number | null, rssi: number | null = null) =>
  clientRow({ id, info: { ...info, batteryVoltage, rssi } });

const edges = fc
  .uniqueArray(fc.integer({ min: -120, max: 120 }), { minLength: 1 })
  .map((all) => all.sort((a, b) => a - b));

describe("a distribution", () => {
  it("has every value in the one bin that it lies in", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -150, max: 150 })), edges, (values, at) => {
        const bins = binsOf(values, at);
        expect(bins).toHaveLength(at.length + 1);
        for (const { from, to, count } of bins) {
          const within = values.filter(
            (value) => (from === null || value >= from) && (to === null || value < to),
          );
          expect(count).toBe(within.length);
        }
      }),
    );
  });

  it("of batteries has no lithium cell in it, and nothing for who never told", () => {
    const battery = batteryOf([
      told("1", 12.4),
      told("2", 3.6),
      told("3", null),
      told("4", 11.8),
      told("5", 0),
    ]);
    expect(battery.bins.filter(({ count }) => count > 0)).toEqual([
      { from: 11.8, to: 12.2, count: 1 },
      { from: 12.2, to: 12.6, count: 1 },
    ]);
    expect(battery.lowest.map(({ client, value }) => [client.id, value])).toEqual([
      ["4", 11.8],
      ["1", 12.4],
    ]);
    expect([battery.unknown, battery.other]).toEqual([1, 2]);
  });

  it("of signals has the ten weakest", () => {
    const signal = signalOf(Array.from({ length: 15 }, (_, index) => told(String(index), null, -60 - index)));
    expect(signal.lowest).toHaveLength(10);
    expect(signal.lowest[0]?.value).toBe(-74);
    expect(signal.unknown).toBe(0);
    expect(signalOf([told("1", 12)]).bins.every(({ count }) => count === 0)).toBe(true);
  });
});
