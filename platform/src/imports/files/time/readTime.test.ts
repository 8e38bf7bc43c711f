import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { DateOrder } from "../options.js";
import { emptyTime, readTime } from "./readTime.js";
import type { TimeForm } from "./timeForm.js";

function read(text: string, form: TimeForm = "text", order: DateOrder = "DMY") {
  const time = emptyTime();
  if (!readTime(text, form, order, time)) return undefined;
  return Object.fromEntries(Object.entries(time).filter(([, value]) => !Number.isNaN(value)));
}

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date) / 1000;
const clock = (hour: number, minute: number, second = 0) => hour * 3600 + minute * 60 + second;

describe("readTime", () => {
  const october = day(2016, 10, 24);
  it.each([
    ["2016-10-24T08:37:29", { day: october, clock: clock(8, 37, 29) }],
    ["2016-10-24 08:37", { day: october, clock: clock(8, 37) }],
    ["2016/10/24 8:37", { day: october, clock: clock(8, 37) }],
    ["2016-10-24T08:37:29.999Z", { day: october, clock: clock(8, 37, 29), offset: 0 }],
    ["2016-10-24T08:37:29+02:00", { day: october, clock: clock(8, 37, 29), offset: 7200 }],
    ["2016-10-24 08:37:29-0530", { day: october, clock: clock(8, 37, 29), offset: -19_800 }],
    ["2016-10-24T07:00-08:00", { day: october, clock: clock(7, 0), offset: -28_800 }],
    ["2016-10-24 07:00 - 08:00", { day: october, clock: clock(7, 0), clockTo: clock(8, 0) }],
    ["24.10.16 08:37:29", { day: october, clock: clock(8, 37, 29) }],
    [" 24. 10. 2016, 08:37 ".trim(), { day: october, clock: clock(8, 37) }],
    ["24/10/2016 12:05 AM", { day: october, clock: clock(0, 5) }],
    ["24/10/2016 12:05:06 pm", { day: october, clock: clock(12, 5, 6) }],
    ["24-10-2016 1:05 p.m.", { day: october, clock: clock(13, 5) }],
    ["24-Oct-2016 08:37", { day: october, clock: clock(8, 37) }],
    ["24 oktober 2016 08:37", { day: october, clock: clock(8, 37) }],
    ["Oct 24, 2016 8:37 AM", { day: october, clock: clock(8, 37) }],
    ["Mon 24/10/2016 08:37", { day: october, clock: clock(8, 37) }],
    ["pon, 24.10.2016 08:37", { day: october, clock: clock(8, 37) }],
    ["2016-10-24 24:00:00", { day: october, clock: 86_400 }],
    ["20161024T083729Z", { day: october, clock: clock(8, 37, 29), offset: 0 }],
    ["24.10.2016", { day: october }],
    ["08:37", { clock: clock(8, 37) }],
    ["8:37:29 PM", { clock: clock(20, 37, 29) }],
    ["8 AM", { clock: clock(8, 0) }],
    ["07:00-08:00", { clock: clock(7, 0), clockTo: clock(8, 0) }],
    ["23:45 – 00:00", { clock: clock(23, 45), clockTo: 86_400 }],
  ])("reads %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("has the order of dates decided for it", () => {
    expect(read("03/04/2026", "text", "DMY")).toEqual({ day: day(2026, 4, 3) });
    expect(read("03/04/2026", "text", "MDY")).toEqual({ day: day(2026, 3, 4) });
    expect(read("03/04/26", "text", "YMD")).toEqual({ day: day(2003, 4, 26) });
    expect(read("13/04/2026", "text", "MDY")).toBeUndefined();
    expect(read("2026-04-03", "text", "MDY")).toEqual({ day: day(2026, 4, 3) });
  });

  it.each<[string, TimeForm, object | undefined]>([
    ["20161024", "compact", { day: october }],
    ["201610240837", "compact", { day: october, clock: clock(8, 37) }],
    ["20161024083729", "compact", { day: october, clock: clock(8, 37, 29) }],
    ["2016102408", "compact", { day: october, clock: clock(8, 0) }],
    ["20161324", "compact", undefined],
    ["1477291049", "unix", { instant: 1_477_291_049 }],
    ["1477291049.7", "unix", { instant: 1_477_291_049 }],
    ["1477291049700", "unixMs", { instant: 1_477_291_049 }],
    // 2016-10-24 is day 42667 of spreadsheets; .5 of a day is noon.
    ["42667.5", "serial", { day: october, clock: clock(12, 0) }],
    ["42667,359363426", "serial", { day: october, clock: clock(8, 37, 29) }],
    ["0.5", "fraction", { clock: clock(12, 0) }],
    ["7", "hour", { clock: clock(7, 0) }],
    ["25", "hour", undefined],
    ["1530", "hhmm", { clock: clock(15, 30) }],
    ["15", "hhmm", { clock: clock(0, 15) }],
    ["1575", "hhmm", undefined],
  ])("reads %s as %s", (text, form, expected) => {
    expect(read(text, form)).toEqual(expected);
  });

  it.each([
    ...["", "junk", "29.02.2023 10:00:00", "31.04.2024 10:00", "00.01.2024 10:00", "24.13.2016 10:00"],
    ...[
      "24.10.2016 24:01",
      "24.10.2016 10:60",
      "24.10.2016 10:00:60",
      "24.10.116 10:00",
      "2026-02-30T10:00:00Z",
    ],
    ...["24.10.2016 13:00 PM", "24.10.16 08:37:29; DROP", "__proto__", "NaN", "-5", "12", "1.5", "１４７７"],
  ])("refuses %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("reads any instant in any writing back", () => {
    const two = (value: number) => String(value).padStart(2, "0");
    const writings: [DateOrder, (d: Date) => string][] = [
      ["DMY", (d) => `${two(d.getUTCDate())}/${two(d.getUTCMonth() + 1)}/${d.getUTCFullYear()}`],
      ["MDY", (d) => `${d.getUTCMonth() + 1}/${d.getUTCDate()}/${d.getUTCFullYear()}`],
      ["DMY", (d) => `${d.getUTCDate()}. ${d.getUTCMonth() + 1}. ${d.getUTCFullYear()}`],
      ["YMD", (d) => d.toISOString().slice(0, 10)],
      [
        "DMY",
        (d) =>
          `${d.getUTCDate()} ${d.toLocaleString("en", { month: "long", timeZone: "UTC" })} ${d.getUTCFullYear()}`,
      ],
      [
        "DMY",
        (d) =>
          `${d.getUTCDate()}. ${d.toLocaleString("de", { month: "short", timeZone: "UTC" })} ${d.getUTCFullYear()}`,
      ],
    ];
    const clocks: ((d: Date) => string)[] = [
      (d) => d.toISOString().slice(11, 19),
      (d) =>
        `${((d.getUTCHours() + 11) % 12) + 1}:${two(d.getUTCMinutes())}:${two(d.getUTCSeconds())} ${d.getUTCHours() < 12 ? "AM" : "PM"}`,
    ];
    const time = fc.integer({ min: day(2000, 1, 1), max: day(2099, 12, 31) });
    fc.assert(
      fc.property(
        time,
        fc.constantFrom(...writings),
        fc.constantFrom(...clocks),
        (at, [order, date], hour) => {
          const then = new Date(at * 1000);
          const found = emptyTime();
          expect(readTime(`${date(then)} ${hour(then)}`, "text", order, found)).toBe(true);
          expect(found.day + found.clock).toBe(at);
        },
      ),
    );
  });
});
