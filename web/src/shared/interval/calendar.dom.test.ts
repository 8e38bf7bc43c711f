import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  calendarOf,
  calendarText,
  laterUnit,
  periodBefore,
  periodOf,
  readCalendar,
  unitBefore,
} from "./calendar";
import { calendarChoices, stepped } from "./calendarChoices";
import { isCalendarName, namedInterval, parseInterval, withInterval } from "./interval";
import { previousPeriod, resolveInterval } from "./resolveInterval";

const zone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;
const now = unix("2026-11-26T12:00:00+01:00");

function read(text: string) {
  const calendar = readCalendar(text);
  if (!calendar) throw new Error(`${text} is none`);
  return calendar;
}
function named(name: string) {
  const interval = namedInterval(name);
  if (!interval) throw new Error(`${name} is none`);
  return interval;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** The date in a time zone, computed in another way than in the code. */
function dateIn(timeZone: string, instant: number): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, format);
  return format.format(instant * 1000);
}

describe("a period of the calendar", () => {
  it.each([
    ["2026-10", "2026-10-01T00:00:00+02:00", "2026-11-01T00:00:00+01:00", "2026-09-01T00:00:00+02:00"],
    ["2026-Q1", "2026-01-01T00:00:00+01:00", "2026-04-01T00:00:00+02:00", "2025-10-01T00:00:00+02:00"],
    ["2025", "2025-01-01T00:00:00+01:00", "2026-01-01T00:00:00+01:00", "2024-01-01T00:00:00+01:00"],
    ["2026-W43", "2026-10-19T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "2026-10-12T00:00:00+02:00"],
    ["2026-10-25", "2026-10-25T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "2026-10-24T00:00:00+02:00"],
    ["LAST_MONTH", "2026-10-01T00:00:00+02:00", "2026-11-01T00:00:00+01:00", "2026-09-01T00:00:00+02:00"],
    ["LAST_YEAR", "2025-01-01T00:00:00+01:00", "2026-01-01T00:00:00+01:00", "2024-01-01T00:00:00+01:00"],
    ["YESTERDAY", "2026-11-25T00:00:00+01:00", "2026-11-26T00:00:00+01:00", "2026-11-24T00:00:00+01:00"],
  ])("%s is whole, and compared with the whole one before", (name, from, to, before) => {
    const period = { from: unix(from), to: unix(to) };
    expect(resolveInterval(named(name), now, zone)).toEqual(period);
    expect(previousPeriod(named(name), now, zone)).toEqual({ from: unix(before), to: period.from });
    expect(previousPeriod({ kind: "custom", ...period }, now, zone).from).toBe(unix(before));
  });

  it("that is not over goes until now, and is compared with as much of the one before", () => {
    const period = { from: unix("2026-11-01T00:00:00+01:00"), to: now };
    expect(resolveInterval(named("2026-11"), now, zone)).toEqual(period);
    expect(previousPeriod(named("2026-11"), now, zone)).toEqual({
      from: unix("2026-10-01T00:00:00+02:00"),
      to: unix("2026-10-26T12:00:00+01:00"),
    });
  });

  it("stands in addresses by its name, and what is none is the default", () => {
    const address = withInterval(new URLSearchParams("from=1&to=2&tab=x"), named("2026-Q3"));
    expect(address.toString()).toBe("tab=x&interval=2026-Q3");
    expect(parseInterval(address)).toEqual({ kind: "calendar", calendar: "2026-Q3" });
    expect(parseInterval(new URLSearchParams("interval=LAST_QUARTER"))).toEqual(named("LAST_QUARTER"));
    for (const text of ["2026-13", "2026-Q5", "2025-W53", "2026-02-30", "last_month"])
      expect(namedInterval(text)).toBeNull();
  });

  it("is known by its name alone, without its code", () => {
    const two = fc.integer({ min: 0, max: 99 }).map((part) => String(part).padStart(2, "0"));
    const names = fc
      .tuple(fc.integer({ min: 1965, max: 2060 }), two, two, fc.constantFrom("y", "q", "m", "w", "d"))
      .map(([year, a, b, form]) => {
        if (form === "y") return `${year}`;
        if (form === "q") return `${year}-Q${a.slice(1)}`;
        if (form === "m") return `${year}-${a}`;
        return form === "w" ? `${year}-W${a}` : `${year}-${a}-${b}`;
      });
    fc.assert(
      fc.property(fc.oneof(names, fc.string()), (name) => {
        expect(isCalendarName(name)).toBe(readCalendar(name) !== null);
      }),
      { numRuns: 2_000 },
    );
    for (let year = 1971; year < 2060; year++)
      expect(isCalendarName(`${year}-W53`)).toBe(readCalendar(`${year}-W53`) !== null);
  });

  const zones = fc.constantFrom(zone, "UTC", "Asia/Kolkata", "America/Santiago", "Asia/Beirut");
  const units = fc.constantFrom(
    "day" as const,
    "week" as const,
    "month" as const,
    "quarter" as const,
    "year" as const,
  );
  const instants = fc.integer({ min: unix("2024-01-01T00:00:00Z"), max: unix("2030-01-01T00:00:00Z") });

  it("has a name that reads as itself, borders at which the date changes, and joins the one after it", () => {
    fc.assert(
      fc.property(zones, units, instants, (timeZone, unit, at) => {
        const one = unitBefore(unit, 1, at, timeZone);
        expect(readCalendar(calendarText(one))).toEqual(one);
        const { from, to } = periodOf(one, timeZone, at);
        expect(dateIn(timeZone, from)).toBe(new Date(one.first).toISOString().slice(0, 10));
        for (const border of [from, to])
          expect(dateIn(timeZone, border - 1) < dateIn(timeZone, border)).toBe(true);
        expect(periodOf(laterUnit(one, 1), timeZone, at).from).toBe(to);
        expect(periodBefore(one, to, timeZone).to).toBe(from);
        const found = calendarOf({ from, to }, timeZone);
        expect(found && periodOf(found, timeZone, at)).toEqual({ from, to });
      }),
    );
  });
});

describe("what is to be chosen", () => {
  const where = { now, zone, language: "sl" as const, longest: 400 * 86_400 };
  const labels = (name: string, longest = where.longest) =>
    calendarChoices(named(name), { ...where, longest }).map(({ label, choices }) => [
      label,
      choices[0]?.label,
    ]);

  it("is what was just, then months, quarters and years from now on", () => {
    expect(labels("LAST_MONTH")).toEqual([
      ["Prejšnja obdobja", "Včeraj"],
      ["Meseci", "november 2026"],
      ["Četrtletja", "4. četrtletje 2026"],
      ["Leta", "2026"],
    ]);
    expect(read("2026").unit).toBe("year");
  });

  it("holds what is chosen, however long ago, and nothing that is too long", () => {
    expect(labels("2019-W01")[0]).toEqual(["Koledar", "1. teden 2019"]);
    expect(labels("LAST_MONTH", 31 * 86_400).map(([label]) => label)).toEqual(["Prejšnja obdobja", "Meseci"]);
  });

  it("goes back and on, not into what has not begun", () => {
    expect(stepped(named("LAST_MONTH"), -1, now, zone)).toEqual(named("2026-09"));
    expect(stepped(named("LAST_MONTH"), 1, now, zone)).toEqual(named("2026-11"));
    expect(stepped(named("2026-11"), 1, now, zone)).toBeNull();
    expect(stepped(named("2026-W01"), -1, now, zone)).toEqual(named("2025-W52"));
  });
});
