import { tzOffset } from "@date-fns/tz";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ImportError } from "./importError.js";
import { WallClock } from "./wallClock.js";

/** What the clock shows at 02:MM on 2026-10-25, the day on which Ljubljana has two such hours. */
const doubled = (minute: number): number => Date.UTC(2026, 9, 25, 2, minute) / 1000;
const earlier = (minute: number): number => Date.UTC(2026, 9, 25, 0, minute) / 1000;
const later = (minute: number): number => earlier(minute) + 3600;
const wall = (hour: number, minute: number): number => Date.UTC(2026, 9, 25, hour, minute) / 1000;

describe("WallClock", () => {
  const instants = (...walls: number[]): (number | undefined)[] => {
    const clock = new WallClock("Europe/Ljubljana");
    return walls.map((one) => clock.instantOf(one));
  };

  it("knows summer and winter time", () => {
    expect(instants(Date.UTC(2026, 6, 1, 12) / 1000)).toEqual([Date.UTC(2026, 6, 1, 10) / 1000]);
    expect(instants(Date.UTC(2026, 0, 1, 12) / 1000)).toEqual([Date.UTC(2026, 0, 1, 11) / 1000]);
  });

  it("refuses what spring skipped, and only that", () => {
    const spring = (hour: number, minute: number) => Date.UTC(2026, 2, 29, hour, minute) / 1000;
    expect(instants(spring(1, 59), spring(2, 0), spring(2, 59), spring(3, 0))).toEqual([
      spring(0, 59),
      undefined,
      undefined,
      spring(1, 0),
    ]);
  });

  it("keeps the doubled hour in the file's order", () => {
    expect(instants(wall(1, 59), doubled(5), doubled(50), doubled(10), doubled(55), wall(3, 0))).toEqual([
      wall(-1, 59),
      earlier(5),
      earlier(50),
      later(10),
      later(55),
      wall(2, 0),
    ]);
  });

  it("takes the first pass where time never jumps back", () => {
    expect(instants(doubled(0), doubled(30), doubled(59))).toEqual([earlier(0), earlier(30), earlier(59)]);
  });

  it("does not take some seconds of disorder for the second pass", () => {
    expect(instants(doubled(30) + 20, doubled(30), doubled(31))).toEqual([
      earlier(30) + 20,
      earlier(30),
      earlier(31),
    ]);
  });

  it("goes through the doubled hour backwards in a file from new to old", () => {
    expect(instants(wall(3, 10), doubled(50), doubled(5), doubled(40), doubled(1), wall(1, 50))).toEqual([
      wall(2, 10),
      later(50),
      later(5),
      earlier(40),
      earlier(1),
      wall(-1, 50),
    ]);
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
        let found: number | undefined;
        for (let at = time - 3 * 3600; at <= time; at += 600)
          found = clock.instantOf(at + tzOffset(zone, new Date(at * 1000)) * 60);
        expect(found).toBe(time);
      }),
    );
  });

  it("refuses a zone that there is not", () => {
    expect(() => new WallClock("Europe/Nowhere")).toThrow(ImportError);
  });
});
