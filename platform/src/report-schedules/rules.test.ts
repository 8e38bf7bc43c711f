import { TZDate } from "@date-fns/tz";
import { describe, expect, it } from "@jest/globals";
import { differenceInCalendarDays, differenceInCalendarMonths } from "date-fns";
import fc from "fast-check";
import { startOfLocalDay } from "../time/hours.js";
import { checkCron, lastDue, nextDue } from "./cron.rules.js";
import { periodAt } from "./interval.rules.js";

const ZONE = "Europe/Ljubljana";
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;
const text = (instant: number | null) =>
  instant === null ? null : new Date(instant * 1000).toISOString().slice(0, 16);
const NOW = utc("2026-11-15T00:00");

describe("a cron expression", () => {
  it("is due by the local clock, in spring's gap at the first moment after, in autumn once", () => {
    expect(text(nextDue("0 6 * * 1", ZONE, NOW))).toBe("2026-11-16T05:00");
    expect(text(nextDue("30 2 * * *", ZONE, utc("2026-03-28T12:00")))).toBe("2026-03-29T01:00");
    const autumn = nextDue("30 2 * * *", ZONE, utc("2026-10-24T12:00"));
    expect(text(autumn)).toBe("2026-10-25T00:30");
    expect(text(nextDue("30 2 * * *", ZONE, autumn ?? 0))).toBe("2026-10-26T01:30");
  });

  it("was last due at or before an instant, and is next due after it", () => {
    const expression = fc
      .tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 6 }))
      .map(([minute, hour, weekday]) => `${minute} ${hour} * * ${weekday}`);
    fc.assert(
      fc.property(expression, fc.integer({ min: NOW, max: NOW + 400 * 86_400 }), (cron, now) => {
        const [last, next] = [lastDue(cron, ZONE, now) ?? 0, nextDue(cron, ZONE, now) ?? 0];
        expect(last).toBeLessThanOrEqual(now);
        expect(next).toBeGreaterThan(now);
        expect(nextDue(cron, ZONE, last - 1)).toBe(last);
        expect(nextDue(cron, ZONE, last)).toBe(next);
      }),
      { numRuns: 200 },
    );
  });

  it.each(["0 6 * * 1", "5 * * * *", "0 0 1 */3 *", "0 6 * * MON-FRI", "0 6 L * *"])("may be %s", (cron) =>
    expect(() => checkCron(cron, ZONE, NOW)).not.toThrow(),
  );

  it.each([
    ["", "five fields"],
    ["0 6 * *", "five fields"],
    ["0 0 6 * * 1", "five fields"],
    ["@daily", "five fields"],
    ["61 6 * * *", "Invalid value for minute"],
    ["a b c d e", "illegal characters"],
    ["*/30 * * * *", "once an hour"],
    ["0,1 6 1 1 *", "once an hour"],
    ["* * * * *", "once an hour"],
    ["0 0 30 2 *", "never"],
  ])("may not be %j", (cron, reason) =>
    expect(() => checkCron(cron, ZONE, NOW)).toThrow(
      expect.objectContaining({
        code: "VALIDATION_FAILED",
        fields: [expect.objectContaining({ path: "cron", message: expect.stringContaining(reason) })],
      }),
    ),
  );
});

describe("a period", () => {
  const period = (...of: Parameters<typeof periodAt>) => {
    const { start, end } = periodAt(...of);
    return [text(start), text(end)];
  };
  it("goes back to the same wall time over a change of the clock", () => {
    const monday = utc("2026-10-26T05:00");
    expect(period("week", monday, ZONE)).toEqual(["2026-10-19T04:00", "2026-10-26T05:00"]);
    expect(period("twoWeeks", monday, ZONE)).toEqual(["2026-10-12T04:00", "2026-10-26T05:00"]);
    expect(period("month", monday, ZONE)).toEqual(["2026-09-25T04:00", "2026-10-26T05:00"]);
    expect(period("day", monday, ZONE)).toEqual(["2026-10-25T05:00", "2026-10-26T05:00"]);
  });
  const instants = fc.integer({ min: utc("2026-01-01T00:00"), max: utc("2027-01-01T00:00") });
  const local = (instant: number, zone = ZONE) => new TZDate(instant * 1000, zone);

  it.each([
    ["2026-03-29", "2026-03-30T04:00", ["2026-03-22T23:00", "2026-03-29T22:00"], 167],
    ["2026-10-25", "2026-10-26T05:00", ["2026-10-18T22:00", "2026-10-25T23:00"], 169],
  ])(
    "of the last week has its length in hours about the change of the clock on %s",
    (_day, at, ends, hours) => {
      const { start, end } = periodAt("lastWeek", utc(at), ZONE);
      expect([text(start), text(end)]).toEqual(ends);
      expect((end - start) / 3600).toBe(hours);
    },
  );

  it("of the last week is from one local Monday's midnight to the next, and over", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(ZONE, "Atlantic/Azores", "America/Santiago"), (at, zone) => {
        const { start, end } = periodAt("lastWeek", at, zone);
        expect(end).toBeLessThanOrEqual(at);
        expect([local(start, zone), local(end, zone)].map((date) => date.getDay())).toEqual([1, 1]);
        expect([start, end].map((border) => startOfLocalDay(zone, border))).toEqual([start, end]);
        expect(differenceInCalendarDays(local(end, zone), local(start, zone))).toBe(7);
        expect(differenceInCalendarDays(local(at, zone), local(end, zone))).toBeLessThan(7);
      }),
    );
  });

  it("of the last month is the calendar month before, whole", () => {
    fc.assert(
      fc.property(instants, (at) => {
        const { start, end } = periodAt("lastMonth", at, ZONE);
        expect([start, end].map((border) => local(border).getDate())).toEqual([1, 1]);
        expect([start, end].map((border) => startOfLocalDay(ZONE, border))).toEqual([start, end]);
        expect(differenceInCalendarMonths(local(at), local(end))).toBe(0);
        expect(differenceInCalendarMonths(local(at), local(start))).toBe(1);
      }),
    );
    expect(period("lastMonth", utc("2026-03-31T23:30"), ZONE)).toEqual([
      "2026-02-28T23:00",
      "2026-03-31T22:00",
    ]);
    expect(period("lastMonth", utc("2026-10-31T23:00"), ZONE)).toEqual([
      "2026-09-30T22:00",
      "2026-10-31T23:00",
    ]);
  });

  it("of yesterday, the last quarter and the last year is whole, at the border itself the one just ended", () => {
    expect(period("yesterday", utc("2026-10-26T12:00"), ZONE)).toEqual([
      "2026-10-24T22:00",
      "2026-10-25T23:00",
    ]);
    expect(period("lastQuarter", utc("2026-12-31T22:59"), ZONE)).toEqual([
      "2026-06-30T22:00",
      "2026-09-30T22:00",
    ]);
    expect(period("lastQuarter", utc("2026-12-31T23:00"), ZONE)).toEqual([
      "2026-09-30T22:00",
      "2026-12-31T23:00",
    ]);
    expect(period("lastYear", utc("2026-12-31T22:59"), ZONE)).toEqual([
      "2024-12-31T23:00",
      "2025-12-31T23:00",
    ]);
    expect(period("lastYear", utc("2026-12-31T23:00"), ZONE)).toEqual([
      "2025-12-31T23:00",
      "2026-12-31T23:00",
    ]);
  });

  it("of today begins at local midnight, and at midnight is yesterday", () => {
    expect(period("today", utc("2026-11-15T17:00"), ZONE)).toEqual(["2026-11-14T23:00", "2026-11-15T17:00"]);
    expect(period("today", utc("2026-10-25T23:00"), ZONE)).toEqual(["2026-10-24T22:00", "2026-10-25T23:00"]);
  });
});
