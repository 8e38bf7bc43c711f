import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { localHours, startOfLocalDay } from "./hours.js";
import { isZone, sameHourGrid } from "./zone.js";

const HOUR = 3600;
const LJUBLJANA = "Europe/Ljubljana";
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;

describe("localHours", () => {
  it("counts 23 hours in spring and 25 in autumn, the doubled hour twice", () => {
    const spring = localHours(LJUBLJANA, utc("2026-03-28T23:00"), utc("2026-03-29T22:00"));
    expect(spring.map(({ hourOfDay }) => hourOfDay).slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(spring).toHaveLength(23);
    const autumn = localHours(LJUBLJANA, 1_792_879_200, 1_792_969_200);
    expect(autumn.map(({ hourOfDay }) => hourOfDay).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    expect(autumn).toHaveLength(25);
    expect(new Set(autumn.map(({ day }) => day)).size).toBe(1);
  });

  it("begins on the half hour where the zone does", () => {
    const [first] = localHours("Asia/Kolkata", utc("2026-05-01T12:00"), utc("2026-05-01T12:10"));
    expect(first).toMatchObject({
      start: utc("2026-05-01T11:30"),
      end: utc("2026-05-01T12:30"),
      hourOfDay: 17,
    });
  });

  it("cuts an hour short where the clock jumps by half an hour", () => {
    const hours = localHours("Australia/Lord_Howe", utc("2026-10-03T14:30"), utc("2026-10-03T16:30"));
    expect(hours.map(({ start, end, hourOfDay }) => [hourOfDay, end - start])).toEqual([
      [1, HOUR],
      [2, HOUR / 2],
      [3, HOUR],
    ]);
  });

  it("covers any period without gap or overlap, whatever the zone", () => {
    const zones = [
      LJUBLJANA,
      "UTC",
      "Asia/Kolkata",
      "America/St_Johns",
      "Australia/Lord_Howe",
      "Pacific/Apia",
    ];
    const instant = fc.integer({ min: utc("2010-01-01T00:00"), max: utc("2030-01-01T00:00") });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instant,
        fc.integer({ min: 1, max: 200 * HOUR }),
        (zone, start, seconds) => {
          const hours = localHours(zone, start, start + seconds);
          expect(hours[0]!.start).toBeLessThanOrEqual(start);
          expect(hours[0]!.end).toBeGreaterThan(start);
          expect(hours.at(-1)!.end).toBeGreaterThanOrEqual(start + seconds);
          expect(hours.slice(1).map((hour) => hour.start)).toEqual(
            hours.slice(0, -1).map((hour) => hour.end),
          );
          for (const hour of hours) expect(clockOf(zone, hour.start)).toEqual([hour.hourOfDay, hour.day]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("startOfLocalDay", () => {
  it("finds midnight on both sides of a change of the clock", () => {
    for (const [instant, midnight] of [
      ["2026-03-29T10:00", "2026-03-28T23:00"],
      ["2026-10-25T10:00", "2026-10-24T22:00"],
      ["2026-10-24T22:00", "2026-10-24T22:00"],
      ["2026-10-24T21:59", "2026-10-23T22:00"],
    ] as const) {
      expect(startOfLocalDay(LJUBLJANA, utc(instant))).toBe(utc(midnight));
    }
  });

  it("takes the first moment of a day whose midnight the clock skipped", () => {
    expect(startOfLocalDay("Asia/Beirut", utc("2024-03-31T10:00"))).toBe(utc("2024-03-30T22:00"));
  });
});

describe("zones", () => {
  it.each(["Europe/Ljubljana", "UTC", "Asia/Kolkata"])("knows %s", (name) => expect(isZone(name)).toBe(true));
  it.each(["", "Mars/Olympus", "+01:00", "__proto__"])("refuses %j", (name) =>
    expect(isZone(name)).toBe(false),
  );

  it("tells which share the borders of their hours", () => {
    expect(sameHourGrid("Europe/Ljubljana", "America/New_York")).toBe(true);
    expect(sameHourGrid("Europe/Ljubljana", "Asia/Kolkata")).toBe(false);
    expect(sameHourGrid("Asia/Kolkata", "Asia/Kolkata")).toBe(true);
    expect(sameHourGrid("UTC", "Australia/Lord_Howe")).toBe(false);
  });
});

const formats = new Map<string, Intl.DateTimeFormat>();

/** Hour of the day, and days since 1970, as Intl shows them. */
function clockOf(zone: string, instant: number): [number, number] {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
  formats.set(zone, format);
  const parts = format.formatToParts(instant * 1000);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return [part("hour"), Date.UTC(part("year"), part("month") - 1, part("day")) / 86_400_000];
}
