import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { vehiclesPerHour } from "./perHour";

const covered = (hours: number) => ({
  coveredSeconds: hours * 3600,
  totalSeconds: 168 * 3600,
  share: hours / 168,
});

const of = (vehicles: number, trend: number | null, hours: number, hoursBefore: number) =>
  vehiclesPerHour({
    totalVehicles: vehicles,
    totalVehiclesTrend: trend,
    completeness: covered(hours),
    previousCompleteness: covered(hoursBefore),
    heard: null,
    previousHeard: null,
  });

it("divides by the hours that were covered", () => {
  expect(of(1680, 0, 84, 84)).toEqual({ value: 20, trend: 0 });
  expect(of(0, null, 0, 0)).toEqual({ value: null, trend: null });
  expect(of(5, 0, 0.5, 1)).toEqual({ value: null, trend: null });
  expect(of(5, null, 1, 0)).toEqual({ value: 5, trend: null });
});

it("divides by the hours in which vehicles were listened for, where that is told", () => {
  const heard = (hours: number) => ({ vehicles: hours * 3600, pedestrians: 0, cyclists: 168 * 3600 });
  const whole = { completeness: covered(168), previousCompleteness: covered(168), totalVehiclesTrend: 0 };
  const halved = { ...whole, totalVehicles: 840, heard: heard(84), previousHeard: heard(168) };
  expect(vehiclesPerHour(halved)).toEqual({ value: 10, trend: 100 });
});

it("gives the change of the hourly mean, whatever was missing in either period", () => {
  const count = fc.integer({ min: 1, max: 100_000 });
  const hours = fc.integer({ min: 1, max: 168 });
  fc.assert(
    fc.property(count, count, hours, hours, (now, before, hoursNow, hoursBefore) => {
      const { trend } = of(now, ((now - before) / before) * 100, hoursNow, hoursBefore);
      const expected = (now / hoursNow / (before / hoursBefore) - 1) * 100;
      expect(Math.abs((trend ?? Number.NaN) - expected)).toBeLessThan(1e-6 * Math.max(1, Math.abs(expected)));
    }),
  );
});
