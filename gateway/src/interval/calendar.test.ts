import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { periodOf, readCalendar, unitBefore, unitBeforeExactly } from "./calendar.js";

const LJUBLJANA = "Europe/Ljubljana";
const at = (iso: string) => Date.parse(iso) / 1000;
const LATER = at("2030-01-01T00:00:00Z");

function read(text: string) {
  const calendar = readCalendar(text);
  if (!calendar) throw new Error(`${text} is none`);
  return calendar;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** The date on a zone's clock, computed in another way than the code's. */
function dateIn(zone: string, instant: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  formats.set(zone, format);
  return format.format(instant * 1000);
}

/**
 * The first instant at which a zone's clock shows a date or a later one, found by trying every quarter of an
 * hour.
 */
function firstInstant(zone: string, date: string): number {
  let instant = at(`${date}T00:00:00Z`) - 15 * 3600;
  while (dateIn(zone, instant) < date) instant += 900;
  return instant;
}

describe("a period of the calendar", () => {
  it.each([
    ["2026-10", "2026-10-01T00:00:00+02:00", "2026-11-01T00:00:00+01:00", "2026-09-01T00:00:00+02:00"],
    ["2026-03", "2026-03-01T00:00:00+01:00", "2026-04-01T00:00:00+02:00", "2026-02-01T00:00:00+01:00"],
    ["2026-Q4", "2026-10-01T00:00:00+02:00", "2027-01-01T00:00:00+01:00", "2026-07-01T00:00:00+02:00"],
    ["2026-Q1", "2026-01-01T00:00:00+01:00", "2026-04-01T00:00:00+02:00", "2025-10-01T00:00:00+02:00"],
    ["2026", "2026-01-01T00:00:00+01:00", "2027-01-01T00:00:00+01:00", "2025-01-01T00:00:00+01:00"],
    ["2026-W43", "2026-10-19T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "2026-10-12T00:00:00+02:00"],
    ["2026-W01", "2025-12-29T00:00:00+01:00", "2026-01-05T00:00:00+01:00", "2025-12-22T00:00:00+01:00"],
    ["2026-W53", "2026-12-28T00:00:00+01:00", "2027-01-04T00:00:00+01:00", "2026-12-21T00:00:00+01:00"],
    ["2026-10-25", "2026-10-25T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "2026-10-24T00:00:00+02:00"],
    ["2028-02", "2028-02-01T00:00:00+01:00", "2028-03-01T00:00:00+01:00", "2028-01-01T00:00:00+01:00"],
  ])("%s is whole, and compares with the whole one before", (text, from, to, before) => {
    expect(periodOf(read(text), LJUBLJANA, LATER)).toEqual({
      from: at(from),
      to: at(to),
      previousFrom: at(before),
      previousTo: at(from),
    });
  });

  it.each([
    "2026-13",
    "2026-00",
    "2026-Q5",
    "2026-W54",
    "2025-W53",
    "2026-W00",
    "2026-02-30",
    "26",
    "2026-1",
    "LAST_MONTH",
    "",
    "1812",
  ])("is not %p", (text) => expect(readCalendar(text)).toBeNull());

  it("that is not over yet goes until now, and compares with as much of the one before, by the clock", () => {
    const now = at("2026-10-28T09:30:00+01:00");
    expect(periodOf(read("2026-10"), LJUBLJANA, now)).toEqual({
      from: at("2026-10-01T00:00:00+02:00"),
      to: now,
      previousFrom: at("2026-09-01T00:00:00+02:00"),
      previousTo: at("2026-09-28T09:30:00+02:00"),
    });
    const late = at("2026-03-31T12:00:00+02:00");
    expect(periodOf(read("2026-03"), LJUBLJANA, late)?.previousTo).toBe(at("2026-03-01T00:00:00+01:00"));
  });

  it("that has not begun is none", () => {
    expect(periodOf(read("2026-11"), LJUBLJANA, at("2026-10-31T23:59:59+01:00"))).toBeNull();
    expect(periodOf(read("2026-11"), LJUBLJANA, at("2026-11-01T00:00:00+01:00"))).not.toBeNull();
  });

  const zones = fc.constantFrom(
    LJUBLJANA,
    "UTC",
    "Asia/Kolkata",
    "America/Santiago",
    "Atlantic/Azores",
    "Asia/Beirut",
  );
  const years = fc.integer({ min: 2020, max: 2029 });
  const padded = (count: number) => String(count).padStart(2, "0");

  it("of a month lies between the first instants of two dates, in every zone and over every change of the clock", () => {
    fc.assert(
      fc.property(zones, years, fc.integer({ min: 1, max: 12 }), (zone, year, month) => {
        const next = month === 12 ? `${year + 1}-01-01` : `${year}-${padded(month + 1)}-01`;
        const period = periodOf(read(`${year}-${padded(month)}`), zone, LATER + 40 * 86_400);
        expect(period?.from).toBe(firstInstant(zone, `${year}-${padded(month)}-01`));
        expect(period?.to).toBe(firstInstant(zone, next));
      }),
      { numRuns: 60 },
    );
  });

  it("is found again by its instants alone, with the one before it", () => {
    const texts = fc
      .tuple(
        years,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 52 }),
      )
      .chain(([year, quarter, month, week]) =>
        fc.constantFrom(
          `${year}`,
          `${year}-Q${quarter}`,
          `${year}-${padded(month)}`,
          `${year}-W${padded(week)}`,
        ),
      );
    fc.assert(
      fc.property(zones, texts, (zone, text) => {
        const period = periodOf(read(text), zone, LATER + 400 * 86_400);
        if (!period) throw new Error("is over");
        expect(unitBeforeExactly({ from: period.from, to: period.to }, zone)).toEqual(period);
        expect(unitBeforeExactly({ from: period.from, to: period.to - 3600 }, zone)).toBeNull();
      }),
    );
  });

  it("before the one of an instant ends where that one begins", () => {
    const units = fc.constantFrom(
      "day" as const,
      "week" as const,
      "month" as const,
      "quarter" as const,
      "year" as const,
    );
    fc.assert(
      fc.property(
        zones,
        units,
        fc.integer({ min: at("2024-01-01T00:00:00Z"), max: LATER }),
        (zone, unit, now) => {
          const last = periodOf(unitBefore(unit, 1, now, zone), zone, now);
          const running = periodOf(unitBefore(unit, 0, now, zone), zone, now);
          expect(last?.to).toBe(running?.from);
          expect(running?.previousFrom).toBe(last?.from);
          expect(running?.to).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });
});
