import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { demoDevices } from "../demo/devices.js";
import type { Device } from "./device.js";
import { localTime } from "./localTime.js";
import { readingsBetween } from "./readings.js";
import { heardBetween } from "./silences.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Monday 2026-03-09, 00:00 in Ljubljana. */
const MONDAY = Date.UTC(2026, 2, 8, 23) / 1000;

const models = demoDevices.flatMap(({ model }) => (model ? [model] : []));

function device(serialNumber: string): Device {
  const found = models.find((model) => model.serialNumber === serialNumber);
  if (!found) throw new Error(serialNumber);
  return found;
}

const busy = device("OB-2301");
const silent = device("OB-2307");
const counter = device("OB-2401");
const camera = device("OB-2502");

const instant = fc.integer({ min: 1_704_067_200, max: 1_830_297_600 });

describe("readingsBetween", () => {
  it("gives the readings of the whole for any split", () => {
    const cases = fc.record({
      model: fc.constantFrom(busy, silent, counter, camera),
      seed: fc.integer(),
      from: instant,
      cuts: fc.array(fc.integer({ min: 0, max: 6000 }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(cases, ({ model, seed, from, cuts }) => {
        const borders = [0, ...cuts, 6000].sort((a, b) => a - b).map((cut) => from + cut);
        const parts = borders
          .slice(1)
          .flatMap((to, index) => readingsBetween(seed, model, borders[index] ?? to, to));
        expect(parts).toEqual(readingsBetween(seed, model, from, from + 6000));
      }),
      { numRuns: 60 },
    );
  });

  it("gives the same readings again, and others for another seed", () => {
    const first = readingsBetween(7, busy, MONDAY + 8 * HOUR, MONDAY + 9 * HOUR);
    expect(readingsBetween(7, busy, MONDAY + 8 * HOUR, MONDAY + 9 * HOUR)).toEqual(first);
    expect(readingsBetween(8, busy, MONDAY + 8 * HOUR, MONDAY + 9 * HOUR)).not.toEqual(first);
  });

  it("stays in the window, in order, within what the device API takes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...models), instant, (model, from) => {
        const readings = readingsBetween(1, model, from, from + 900);
        const times = readings.map(({ timestamp }) => timestamp);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const { timestamp, speed, length, samples } of readings) {
          expect(Number.isInteger(timestamp) && timestamp >= from && timestamp < from + 900).toBe(true);
          if (speed !== undefined) expect(Number.isInteger(speed) && speed >= 6 && speed <= 190).toBe(true);
          if (length !== undefined) expect(length > 1.5 && length <= 25).toBe(true);
          if (samples !== undefined) expect(samples >= 1 && samples <= 1000).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("measures nothing while the device is silent, and is silent for hours in most pairs of days", () => {
    const week = { from: MONDAY, to: MONDAY + 14 * DAY };
    const heard = heardBetween(1, silent, week.from, week.to);
    const heardSeconds = heard.reduce((sum, { from, to }) => sum + to - from, 0);
    const silentHours = (14 * DAY - heardSeconds) / HOUR;
    expect(silentHours).toBeGreaterThan(14);
    expect(silentHours).toBeLessThan(70);
    for (const { timestamp } of readingsBetween(1, silent, week.from, week.to)) {
      expect(heard.some(({ from, to }) => timestamp >= from && timestamp < to)).toBe(true);
    }
  });
});

describe("the traffic of a street", () => {
  const workweek = readingsBetween(1, busy, MONDAY, MONDAY + 5 * DAY);
  const inHours = (from: number, to: number) =>
    workweek.filter(({ timestamp }) => {
      const { hour } = localTime(busy.timeZone, timestamp);
      return hour >= from && hour < to;
    });

  it("adds up to about the street's daily count", () => {
    expect(workweek.length / 5 / 9200).toBeGreaterThan(0.85);
    expect(workweek.length / 5 / 9200).toBeLessThan(1.15);
  });

  it("peaks twice on workdays and sleeps at night", () => {
    expect(inHours(7, 8).length).toBeGreaterThan(1.5 * inHours(10, 11).length);
    expect(inHours(16, 17).length).toBeGreaterThan(1.5 * inHours(10, 11).length);
    expect(inHours(7, 8).length).toBeGreaterThan(12 * inHours(2, 3).length);
  });

  it("is thinner on Sunday", () => {
    const sunday = readingsBetween(1, busy, MONDAY + 6 * DAY, MONDAY + 7 * DAY);
    expect(sunday.length).toBeLessThan((0.75 * workweek.length) / 5);
    expect(sunday.length).toBeGreaterThan((0.4 * workweek.length) / 5);
  });

  it("comes in in the morning and goes out in the afternoon", () => {
    const share = (from: number, to: number) => {
      const all = inHours(from, to);
      return all.filter(({ direction }) => direction === "incoming").length / all.length;
    };
    expect(share(7, 8)).toBeGreaterThan(0.62);
    expect(share(15.5, 16.5)).toBeLessThan(0.38);
  });

  it("has a V85 a little above the limit of 50, and slower rush hours", () => {
    const v85 = (speeds: number[]) => speeds.sort((a, b) => a - b)[Math.ceil(0.85 * speeds.length) - 1] ?? 0;
    const all = workweek.map(({ speed }) => speed ?? 0);
    expect(v85(all)).toBeGreaterThanOrEqual(48);
    expect(v85(all)).toBeLessThanOrEqual(58);
    const mean = (speeds: number[]) => speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
    const of = (from: number, to: number) => mean(inHours(from, to).map(({ speed }) => speed ?? 0));
    expect(of(7, 8.5)).toBeLessThan(of(10, 12));
  });

  it("has speeders at night where the street is known for them", () => {
    const village = device("OB-2304");
    const night = readingsBetween(1, village, MONDAY, MONDAY + 14 * DAY).filter(
      ({ timestamp }) => localTime(village.timeZone, timestamp).hour < 5,
    );
    const speeding = night.filter(({ speed }) => (speed ?? 0) > 60);
    expect(speeding.length / night.length).toBeGreaterThan(0.3);
  });

  it("samples slow vehicles more often than fast ones", () => {
    const samples = (from: number, to: number) =>
      workweek.find(({ speed }) => speed !== undefined && speed >= from && speed < to)?.samples ?? 0;
    expect(samples(20, 30)).toBeGreaterThan(samples(60, 90));
  });

  it("bunches: many vehicles follow the one before within three seconds", () => {
    const morning = inHours(7, 8);
    const close = morning.filter(
      ({ timestamp }, index) => index > 0 && timestamp - (morning[index - 1]?.timestamp ?? 0) <= 3,
    );
    expect(close.length / morning.length).toBeGreaterThan(0.5);
  });
});

describe("other devices", () => {
  it("mixes lengths: mostly cars, lorries on workdays", () => {
    const lengths = readingsBetween(1, counter, MONDAY, MONDAY + 3 * DAY).map(({ length }) => length ?? 0);
    const share = (from: number, to: number) =>
      lengths.filter((length) => length >= from && length < to).length / lengths.length;
    expect(share(2.5, 5.2)).toBeGreaterThan(0.55);
    expect(share(5.2, 9)).toBeGreaterThan(0.08);
    expect(share(12, 100)).toBeGreaterThan(0.03);
    expect(share(0, 2.5)).toBeGreaterThan(0);
  });

  it("counts pedestrians and bicycles without a speed", () => {
    const readings = readingsBetween(1, camera, MONDAY + 8 * HOUR, MONDAY + 20 * HOUR);
    expect(new Set(readings.map(({ kind }) => kind))).toEqual(new Set(["pedestrian", "bicycle"]));
    expect(new Set(readings.map(({ direction }) => direction)).size).toBe(2);
    expect(readings.some(({ speed }) => speed !== undefined)).toBe(false);
  });

  it("keeps the local rhythm on both days of clock change", () => {
    for (const [from, to] of [
      [Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 22)],
      [Date.UTC(2026, 9, 24, 22), Date.UTC(2026, 9, 25, 23)],
    ] as const) {
      const hours = readingsBetween(1, busy, from / 1000, to / 1000).map(({ timestamp }) =>
        Math.floor(localTime(busy.timeZone, timestamp).hour),
      );
      const count = (hour: number) => hours.filter((of) => of === hour).length;
      expect(count(11)).toBeGreaterThan(count(6));
      expect(count(6)).toBeGreaterThan(count(2) / 2);
    }
  });
});
