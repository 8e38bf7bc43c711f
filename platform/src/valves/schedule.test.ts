import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyRow, CLOCK_CHANGES } from "../../test/arbitraryOrders.js";
import { naiveOpenMinutes } from "../../test/naiveSchedule.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";
import { openings, type ScheduleRow } from "./schedule.rules.js";

const ZONE = "Europe/Ljubljana";
const EVERY_DAY = [true, true, true, true, true, true, true];
const NO_DAY = EVERY_DAY.map(() => false);

/** Seconds from midnight of "HH:mm". */
const clock = (text: string) => Number(text.slice(0, 2)) * HOUR + Number(text.slice(3)) * MINUTE;
const row = (start: string, end: string, weekDays = EVERY_DAY): ScheduleRow => ({
  start_time: clock(start),
  end_time: clock(end),
  weekDays,
});
const onlyOn = (weekday: number) => NO_DAY.map((_, index) => index === weekday);
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;
const text = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 16);
const shown = (rows: ScheduleRow[], from: string, to: string, zone = ZONE) =>
  openings(rows, zone, utc(from), utc(to)).map((opening) => [text(opening.from), text(opening.to)]);

describe("openings", () => {
  it("run in the local time of the day that is ticked", () =>
    expect(shown([row("05:00", "05:40", onlyOn(0))], "2026-11-15T00:00", "2026-11-29T00:00")).toEqual([
      ["2026-11-16T04:00", "2026-11-16T04:40"],
      ["2026-11-23T04:00", "2026-11-23T04:40"],
    ]));

  it("end the next day where the end comes before the start", () =>
    expect(shown([row("23:00", "01:00", onlyOn(6))], "2026-11-14T00:00", "2026-11-21T00:00")).toEqual([
      ["2026-11-15T22:00", "2026-11-16T00:00"],
    ]));

  it("are one where they overlap or touch, also across midnight", () =>
    expect(
      shown(
        [
          row("22:00", "00:00", onlyOn(0)),
          row("00:00", "01:00", onlyOn(1)),
          row("00:30", "02:00", onlyOn(1)),
        ],
        "2026-11-16T00:00",
        "2026-11-22T00:00",
      ),
    ).toEqual([["2026-11-16T21:00", "2026-11-17T01:00"]]));

  it("never come of a row without days", () =>
    expect(shown([row("05:00", "06:00", NO_DAY)], "2026-01-01T00:00", "2026-02-01T00:00")).toEqual([]));

  it("begin after the hour that spring skips, and keep their length within it", () => {
    const spring = ["2026-03-28T23:00", "2026-03-29T10:00"] as const;
    expect(shown([row("02:30", "03:30")], ...spring)).toEqual([["2026-03-29T01:00", "2026-03-29T01:30"]]);
    expect(shown([row("01:30", "02:30")], ...spring)).toEqual([["2026-03-29T00:30", "2026-03-29T01:00"]]);
    expect(shown([row("02:10", "02:50")], ...spring)).toEqual([["2026-03-29T01:00", "2026-03-29T01:40"]]);
  });

  it("run at the first of autumn's doubled hours alone", () => {
    const autumn = ["2026-10-24T22:00", "2026-10-25T10:00"] as const;
    expect(shown([row("02:15", "02:45")], ...autumn)).toEqual([["2026-10-25T00:15", "2026-10-25T00:45"]]);
    expect(shown([row("02:30", "03:30")], ...autumn)).toEqual([["2026-10-25T00:30", "2026-10-25T02:30"]]);
  });

  it("keep a duration over a change of the clock", () => {
    const long: ScheduleRow = { start_time: clock("01:00"), duration: 4 * HOUR, weekDays: onlyOn(6) };
    expect(shown([long], "2026-03-28T00:00", "2026-03-30T00:00")).toEqual([
      ["2026-03-29T00:00", "2026-03-29T04:00"],
    ]);
  });

  it("are cut to the period", () =>
    expect(shown([row("05:00", "06:00")], "2026-11-16T04:30", "2026-11-16T04:45")).toEqual([
      ["2026-11-16T04:30", "2026-11-16T04:45"],
    ]));
});

it("agree with a clock that is looked at every minute", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CLOCK_CHANGES),
      fc.array(anyRow, { maxLength: 4 }),
      ([zone, from], rows) => {
        const to = from + 2 * DAY;
        const open = naiveOpenMinutes(rows, zone, from, to);
        const told = openings(rows, zone, from, to);
        const minutes = Array.from({ length: (to - from) / MINUTE }, (_, index) => from + index * MINUTE);
        expect(minutes.filter((at) => told.some((opening) => opening.from <= at && at < opening.to))).toEqual(
          open,
        );
        for (const [index, opening] of told.entries()) {
          expect(opening.from).toBeLessThan(opening.to);
          if (index > 0) expect(told[index - 1]?.to).toBeLessThan(opening.from);
        }
      },
    ),
    { numRuns: 150 },
  );
});
