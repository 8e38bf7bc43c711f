import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { demoModel } from "../../test/demoModel.js";
import type { Device } from "./device.js";
import { FAULTS, faultAt, silentSince } from "./faults.js";
import { readingsBetween } from "./readings.js";
import { heardBetween } from "./silences.js";

const sign = demoModel("OB-2301");

const times = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 });
const broken = times.chain((since) =>
  fc.tuple(...since.map((time) => fc.record({ since: fc.constant(time), fault: fault() }))),
);
function fault() {
  return fc.constantFrom(...FAULTS, "none" as const);
}
const ascending = (faults: { since: number; fault: (typeof FAULTS)[number] | "none" }[]): Device => ({
  ...sign,
  faults: [...faults].sort((a, b) => a.since - b.since),
});

it("is on the line whenever it is not made silent", () => {
  fc.assert(
    fc.property(broken, (faults) => {
      const device = ascending(faults);
      const spans = heardBetween(1, device, 10, 90);
      for (let time = 10; time < 90; time++) {
        const isHeard = spans.some(({ from, to }) => from <= time && time < to);
        expect([time, isHeard]).toEqual([time, faultAt(device.faults ?? [], time) !== "silent"]);
      }
    }),
  );
});

it("has been silent since the first of the instants at which it was without a break", () => {
  fc.assert(
    fc.property(broken, fc.integer({ min: 0, max: 100 }), (faults, time) => {
      const device = ascending(faults);
      let since: number | null = null;
      for (let at = time; at >= 0 && faultAt(device.faults ?? [], at) === "silent"; at--) since = at;
      expect(silentSince(device.faults ?? [], time)).toBe(since);
    }),
  );
});

it("has been silent without a break where it was mended and broken again within one second", () => {
  const faults = [
    { since: 1, fault: "silent" as const },
    { since: 6, fault: "none" as const },
    { since: 6, fault: "silent" as const },
  ];
  expect(silentSince(faults, 6)).toBe(1);
  expect(silentSince(faults, 9)).toBe(1);
});

it("measures nothing while it is silent", () => {
  const noon = Date.UTC(2026, 2, 9, 11) / 1000;
  const device = ascending([
    { since: noon + 600, fault: "silent" },
    { since: noon + 1200, fault: "none" },
  ]);
  const [all, heard] = [sign, device].map((one) => readingsBetween(1, one, noon, noon + 1800));
  const outside = all?.filter(({ timestamp }) => timestamp < noon + 600 || timestamp >= noon + 1200);
  expect(outside?.length).toBeLessThan(all?.length ?? 0);
  expect(heard).toEqual(outside);
});
