import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ApiError } from "../errors.js";
import { INTERVAL_PRESET } from "../platform-api/intervalPreset.js";
import { isOneEverywhere, resolveInterval } from "./interval.js";

const LJUBLJANA = "Europe/Ljubljana";
const at = (iso: string) => Date.parse(iso) / 1000;

describe("resolveInterval", () => {
  it("goes back 86 400 s for 24h, also over a clock change", () => {
    const now = at("2026-03-29T10:00:00+02:00");
    expect(resolveInterval({ preset: "LAST_24H" }, LJUBLJANA, now)).toEqual({ from: now - 86_400, to: now });
  });

  it.each([
    ["over the spring change", "2026-04-02T09:30:00+02:00", "2026-03-26T09:30:00+01:00"],
    ["over the autumn change", "2026-10-28T09:30:00+01:00", "2026-10-21T09:30:00+02:00"],
    ["in winter", "2026-01-15T00:00:00+01:00", "2026-01-08T00:00:00+01:00"],
  ])("keeps the wall time 7 days back %s", (_case, now, from) => {
    expect(resolveInterval({ preset: "WEEK" }, LJUBLJANA, at(now))).toEqual({ from: at(from), to: at(now) });
  });

  it("starts today at local midnight and compares with the same part of yesterday", () => {
    const now = at("2026-10-26T06:00:00+01:00");
    expect(resolveInterval({ preset: "TODAY" }, LJUBLJANA, now)).toEqual({
      from: at("2026-10-26T00:00:00+01:00"),
      to: now,
      previousFrom: at("2026-10-25T00:00:00+02:00"),
      previousTo: at("2026-10-25T06:00:00+02:00"),
    });
  });

  it.each([
    ["a plain week", "2026-06-17T09:30:00+02:00", "2026-06-08T00:00:00+02:00", "2026-06-15T00:00:00+02:00"],
    [
      "spring's shorter one",
      "2026-03-30T00:00:00+02:00",
      "2026-03-23T00:00:00+01:00",
      "2026-03-30T00:00:00+02:00",
    ],
    [
      "autumn's longer one",
      "2026-11-01T23:59:59+01:00",
      "2026-10-19T00:00:00+02:00",
      "2026-10-26T00:00:00+01:00",
    ],
  ])("goes from Monday to Monday for last week: %s", (_case, now, from, to) => {
    const period = resolveInterval({ preset: "LAST_WEEK" }, LJUBLJANA, at(now));
    expect(period).toMatchObject({ from: at(from), to: at(to), previousTo: at(from) });
  });

  it.each([
    [
      "March, an hour short",
      "2026-04-01T00:00:00+02:00",
      "2026-03-01T00:00:00+01:00",
      "2026-04-01T00:00:00+02:00",
    ],
    [
      "October, an hour long",
      "2026-11-30T12:00:00+01:00",
      "2026-10-01T00:00:00+02:00",
      "2026-11-01T00:00:00+01:00",
    ],
    [
      "a leap February",
      "2028-03-31T12:00:00+02:00",
      "2028-02-01T00:00:00+01:00",
      "2028-03-01T00:00:00+01:00",
    ],
  ])("goes from the first to the first for last month: %s", (_case, now, from, to) => {
    const period = resolveInterval({ preset: "LAST_MONTH" }, LJUBLJANA, at(now));
    expect(period).toMatchObject({ from: at(from), to: at(to), previousTo: at(from) });
  });

  it.each([
    ["a month", "2026-10-01T00:00:00+02:00", "2026-11-01T00:00:00+01:00", "2026-09-01T00:00:00+02:00"],
    [
      "a day of 25 hours",
      "2026-10-25T00:00:00+02:00",
      "2026-10-26T00:00:00+01:00",
      "2026-10-24T00:00:00+02:00",
    ],
  ])("compares instants that are exactly %s with the one before", (_case, from, to, before) => {
    const period = { from: at(from), to: at(to) };
    const previous = { previousFrom: at(before), previousTo: at(from) };
    expect(resolveInterval(period, LJUBLJANA, 99)).toEqual({ ...period, ...previous });
    expect(resolveInterval(period, "America/New_York", 99)).toEqual(period);
    expect(isOneEverywhere(period)).toBe(false);
  });

  it("is one everywhere where no zone has such a day", () => {
    expect(isOneEverywhere({ from: 10, to: 90_000 })).toBe(true);
    expect(isOneEverywhere({ preset: "LAST_24H" })).toBe(true);
    expect(isOneEverywhere({ calendar: "2026-10" })).toBe(false);
  });

  it("takes from and to as they are", () => {
    expect(resolveInterval({ from: 10, to: 20 }, LJUBLJANA, 99)).toEqual({ from: 10, to: 20 });
  });

  it.each([
    ["nothing", {}],
    ["half a pair", { from: 1 }],
    ["both", { preset: "WEEK" as const, from: 1, to: 2 }],
    ["a preset and a month", { preset: "WEEK" as const, calendar: "2026-10" }],
    ["a month and from", { calendar: "2026-10", from: 1 }],
    ["what the calendar does not have", { calendar: "2026-13" }],
    ["what has not begun", { calendar: "2026-10" }],
    ["an empty period", { from: 2, to: 2 }],
    ["a reversed period", { from: 3, to: 2 }],
  ])("refuses %s and names the field", (_case, interval) => {
    expect(() => resolveInterval(interval, LJUBLJANA, 99)).toThrow(ApiError);
    try {
      resolveInterval(interval, LJUBLJANA, 99);
    } catch (error) {
      expect(error).toMatchObject({ code: "BAD_USER_INPUT", details: { fields: [{ path: "interval" }] } });
    }
  });

  it("never runs backwards, and ends now or, as a calendar's, within the period after it", () => {
    const zones = fc.constantFrom(LJUBLJANA, "UTC", "Asia/Kolkata", "America/New_York");
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(INTERVAL_PRESET.names)),
        zones,
        fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") }),
        (preset, zone, now) => {
          const { from, to } = resolveInterval({ preset }, zone, now);
          expect(from).toBeLessThan(to);
          expect(to - now).toBeLessThanOrEqual(1);
          const longest = preset === "LAST_YEAR" ? 366 : preset === "LAST_QUARTER" ? 92 : 31;
          const isOfCalendar = preset.startsWith("LAST_") && preset !== "LAST_24H";
          expect(now - to).toBeLessThan(
            isOfCalendar || preset === "YESTERDAY" ? longest * 86_400 + 3_600 : 1,
          );
          expect(to - from).toBeLessThanOrEqual(longest * 86_400 + 3_600);
        },
      ),
    );
  });

  it("joins last weeks, and last months, without a gap", () => {
    const zones = fc.constantFrom(LJUBLJANA, "UTC", "America/Sao_Paulo");
    fc.assert(
      fc.property(
        fc.constantFrom("LAST_WEEK" as const, "LAST_MONTH" as const),
        zones,
        fc.integer({ min: at("2024-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") }),
        (preset, zone, now) => {
          const { from } = resolveInterval({ preset }, zone, now);
          expect(resolveInterval({ preset }, zone, from).to).toBe(from);
        },
      ),
    );
  });
});
