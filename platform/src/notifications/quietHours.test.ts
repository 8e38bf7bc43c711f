import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { HOUR, MINUTE } from "../time/clock.js";
import { type QuietSpan, quietUntil } from "./quietHours.rules.js";

const ZONE = "Europe/Ljubljana";
const at = (text: string) => Date.parse(text) / 1000;
const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const span = (from: string, to: string): QuietSpan => ({ from: clock(from), to: clock(to) });
const until = (quiet: QuietSpan, instant: string, zone = ZONE) => {
  const end = quietUntil(quiet, zone, at(instant));
  return end === null ? null : new Date(end * 1000).toISOString().slice(0, 16);
};

describe("quiet hours", () => {
  it("end in the morning, whether they began yesterday or today", () => {
    const night = span("22:00", "06:00");
    expect(until(night, "2026-11-15T22:30:00+01:00")).toBe("2026-11-16T05:00");
    expect(until(night, "2026-11-16T00:10:20+01:00")).toBe("2026-11-16T05:00");
    expect(until(night, "2026-11-16T05:59:59+01:00")).toBe("2026-11-16T05:00");
  });

  it("are over at their end, and not yet on before they begin", () => {
    const noon = span("12:00", "13:00");
    for (const outside of ["11:59:59", "13:00:00", "00:00:00"])
      expect(until(noon, `2026-11-16T${outside}+01:00`)).toBeNull();
    expect(until(noon, "2026-11-16T12:00:00+01:00")).toBe("2026-11-16T12:00");
  });

  it("are shorter in the night of summer time, and longer in that of winter time", () => {
    const night = span("22:00", "06:00");
    expect(until(night, "2026-03-28T23:00:00+01:00")).toBe("2026-03-29T04:00");
    expect(until(night, "2026-10-24T23:00:00+02:00")).toBe("2026-10-25T05:00");
  });

  it("end at the first moment after an end that the clock skips", () =>
    expect(until(span("22:00", "02:30"), "2026-03-28T23:00:00+01:00")).toBe("2026-03-29T01:00"));

  it("begin again where the clock shows them twice", () => {
    const early = span("22:00", "02:30");
    expect(until(early, "2026-10-25T02:10:00+02:00")).toBe("2026-10-25T00:30");
    expect(until(early, "2026-10-25T02:40:00+02:00")).toBeNull();
    expect(until(early, "2026-10-25T02:10:00+01:00")).toBe("2026-10-25T01:30");
  });
});

/** Minute of the local day, from the runtime's own calendar. */
function localMinute(zone: string, instant: number): number {
  const form = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone });
  return clock(form.format(new Date(instant * 1000)));
}

/** Minute by minute. */
function naive({ from, to }: QuietSpan, zone: string, instant: number): number | null {
  const isQuiet = (minute: number) =>
    from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet(localMinute(zone, instant))) return null;
  let end = instant - (instant % MINUTE) + MINUTE;
  while (isQuiet(localMinute(zone, end))) end += MINUTE;
  return end;
}

const CHANGES = [
  [ZONE, "2026-03-29T01:00:00Z"],
  [ZONE, "2026-10-25T01:00:00Z"],
  ["America/New_York", "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01T06:00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T15:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T15:30:00Z"],
  ["Asia/Kathmandu", "2026-06-01T00:00:00Z"],
] as const;

it("end where a look at every minute's clock says so, around every change of the clock", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  fc.assert(
    fc.property(
      fc.constantFrom(...CHANGES),
      fc.integer({ min: -26 * HOUR, max: 26 * HOUR }),
      minute,
      minute,
      ([zone, change], away, from, to) => {
        fc.pre(from !== to);
        const instant = at(change) + away;
        expect(quietUntil({ from, to }, zone, instant)).toBe(naive({ from, to }, zone, instant));
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
