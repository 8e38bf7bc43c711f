import { tzOffset } from "@date-fns/tz";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { WallClock } from "./wallClock.js";

/** Clock time 02:MM on 2026-10-25, the day on which Ljubljana has that hour twice. */
const doubled = (minute: number): number => Date.UTC(2026, 9, 25, 2, minute) / 1000;
const earlier = (minute: number): number => Date.UTC(2026, 9, 25, 0, minute) / 1000;
const later = (minute: number): number => earlier(minute) + 3600;
const wall = (hour: number, minute: number): number => Date.UTC(2026, 9, 25, hour, minute) / 1000;

const instants = (...walls: number[]): number[] => {
  const clock = new WallClock("Europe/Ljubljana");
  return walls.map((one) => clock.instantOf(one));
};

const visits = (...walls: number[]) => {
  const clock = new WallClock("Europe/Ljubljana");
  for (const one of walls) clock.instantOf(one);
  return clock.visits();
};

describe("WallClock", () => {
  it("knows summer and winter time", () => {
    expect(instants(Date.UTC(2026, 6, 1, 12) / 1000)).toEqual([Date.UTC(2026, 6, 1, 10) / 1000]);
    expect(instants(Date.UTC(2026, 0, 1, 12) / 1000)).toEqual([Date.UTC(2026, 0, 1, 11) / 1000]);
  });

  it("knows no time that spring skipped, and only those", () => {
    const spring = (hour: number, minute: number) => Date.UTC(2026, 2, 29, hour, minute) / 1000;
    expect(instants(spring(1, 59), spring(2, 0), spring(2, 59), spring(3, 0))).toEqual([
      ...[spring(0, 59), Number.NaN, Number.NaN, spring(1, 0)],
    ]);
  });

  it("keeps the doubled hour in the file's order, and says that it could", () => {
    const walls = [wall(1, 59), doubled(5), doubled(50), doubled(10), doubled(55), wall(3, 10)];
    expect(instants(...walls)).toEqual([
      ...[wall(-1, 59), earlier(5), earlier(50), later(10), later(55), wall(2, 10)],
    ]);
    expect(visits(...walls)).toEqual([{ records: 4, told: "step" }]);
  });

  it("goes through it backwards in a file from new to old", () => {
    const walls = [wall(3, 10), doubled(50), doubled(5), doubled(40), doubled(1), wall(1, 50)];
    expect(instants(...walls)).toEqual([
      wall(2, 10),
      later(50),
      later(5),
      earlier(40),
      earlier(1),
      wall(-1, 50),
    ]);
    expect(visits(...walls)).toEqual([{ records: 4, told: "step" }]);
  });

  it("says that it can't tell where a file is sorted by local time", () => {
    const sorted = [wall(1, 0), ...[0, 5, 5, 10, 20, 30, 30, 45].map(doubled), wall(3, 0)];
    expect(visits(...sorted)).toEqual([{ records: 8, told: null }]);
    const first = new WallClock("Europe/Ljubljana", "first", [null]);
    expect(sorted.slice(0, 3).map((one) => first.instantOf(one))).toEqual([
      wall(-1, 0),
      earlier(0),
      earlier(5),
    ]);
    const second = new WallClock("Europe/Ljubljana", "second", [null]);
    expect(sorted.slice(0, 3).map((one) => second.instantOf(one))).toEqual([wall(-1, 0), later(0), later(5)]);
  });

  it("takes one time that stands twice for both hours, in counts by the hour", () => {
    const hours = [1, 2, 2, 3, 4].map((hour) => wall(hour, 0));
    expect(visits(...hours)).toEqual([{ records: 2, told: "repeat" }]);
    const clock = new WallClock("Europe/Ljubljana", "first", ["repeat"]);
    expect(hours.map((one) => clock.instantOf(one))).toEqual([
      wall(-1, 0),
      earlier(0),
      later(0),
      wall(2, 0),
      wall(3, 0),
    ]);
    // If each hour occurs twice, for two kinds of road users, nothing follows from that.
    expect(visits(...[1, 1, 2, 2, 3, 3].map((hour) => wall(hour, 0)))).toEqual([{ records: 2, told: null }]);
  });

  it("does not believe steps back in a file that has them all the time", () => {
    // Two channels, alternating hour by hour.
    const blocks = [0, 1, 2, 3].flatMap((hour) =>
      [0, 1].flatMap(() => [0, 15, 30, 45].map((minute) => wall(hour, minute))),
    );
    expect(visits(...blocks).map(({ told }) => told)).toEqual([null]);
  });

  it("does not take some seconds of disorder for the second pass, nor for another visit", () => {
    const walls = [wall(1, 59), doubled(0) + 3, wall(1, 59) + 59, doubled(1), doubled(30) + 20, doubled(30)];
    expect(instants(...walls).at(-1)).toBe(earlier(30));
    expect(visits(...walls)).toEqual([{ records: 4, told: null }]);
  });

  it("starts anew in the next year's doubled hour", () => {
    const next = Date.UTC(2027, 9, 31, 2, 20) / 1000;
    expect(instants(doubled(50), doubled(10), next)).toEqual([earlier(50), later(10), next - 7200]);
  });

  it("gives every instant of a year back from its wall time, in a file that began some hours before", () => {
    const year = fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2027, 0, 1) / 1000 });
    const autumn = fc.integer({ min: earlier(-180), max: later(360) });
    const zones = fc.constantFrom("Europe/Ljubljana", "Australia/Lord_Howe", "Asia/Kolkata");
    fc.assert(
      fc.property(fc.oneof(year, autumn), zones, (time, zone) => {
        const clock = new WallClock(zone);
        let found = Number.NaN;
        for (let at = time - 3 * 3600; at <= time; at += 600)
          found = clock.instantOf(at + tzOffset(zone, new Date(at * 1000)) * 60);
        expect(found).toBe(time);
      }),
    );
  });
});
