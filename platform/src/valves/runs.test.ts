import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyOrders, CLOCK_CHANGES } from "../../test/arbitraryOrders.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";
import { daysOf } from "./days.rules.js";
import { expectedIn, ordersWithin, skippedIn } from "./expected.rules.js";
import { flowStretches, type ReportRow, secondsWithin } from "./flow.rules.js";
import type { ExpectedOpening } from "./orders.rules.js";
import { type RunSources, runsOf } from "./runs.rules.js";

const NOW = Date.parse("2026-11-15T12:00Z") / 1000;
const WITHIN = 2 * MINUTE;

/** A run of 40 minutes that was over an hour ago. */
const FROM = NOW - HOUR - 40 * MINUTE;
const TO = NOW - HOUR;
/** One report per minute of [from, to). */
const reported = (from: number, to: number, value: unknown): ReportRow[] =>
  Array.from({ length: Math.ceil((to - from) / MINUTE) }, (_, index) => [from + index * MINUTE, value]);
const outcome = (reports: ReportRow[], more: Partial<RunSources> = {}) => {
  const expected: ExpectedOpening[] = [{ from: FROM, to: TO, kind: "scheduled" }];
  const sources = { expected, skipped: [], reports, endless: false, obeysWithin: WITHIN, now: NOW };
  return runsOf({ ...sources, ...more }).map(({ kind, outcome: came, flow }) => [kind, came, flow]);
};

describe("a run", () => {
  const before = reported(FROM - HOUR, FROM, 0);
  const after = reported(TO, NOW, 0);
  it.each<[string, ReportRow[], [string, string, number | null][]]>([
    ["ran", [...reported(FROM, TO, 1)], [["scheduled", "ran", 2400]]],
    ["ran though it obeyed late", [...reported(FROM + 60, TO, 1)], [["scheduled", "ran", 2340]]],
    [
      "ran in part",
      [...reported(FROM, FROM + 600, 1), ...reported(FROM + 600, TO, 0)],
      [["scheduled", "partly", 600]],
    ],
    ["was missed", [...reported(FROM, TO, 0)], [["scheduled", "missed", 0]]],
    [
      "went on for too long",
      [...reported(FROM, TO + 600, 1)],
      [
        ["scheduled", "ran", 2400],
        ["unexpected", "ran", 600],
      ],
    ],
    ["ended as late as it may", [...reported(FROM, TO + 120, 1)], [["scheduled", "ran", 2400]]],
  ])("%s", (_what, during, told) => {
    const last = during.at(-1)?.[0] ?? 0;
    expect(outcome([...before, ...during, ...after.filter(([time]) => time > last)])).toEqual(told);
  });

  it("is unknown where nobody told, and not because somebody told before it", () => {
    expect(outcome([])).toEqual([["scheduled", "unknown", null]]);
    expect(
      outcome([
        [FROM - 30, 0],
        [TO + 30, 0],
      ]),
    ).toEqual([["scheduled", "unknown", null]]);
    expect(outcome([[TO - 30, 0]])).toEqual([["scheduled", "unknown", 0]]);
  });

  it("is planned, then running, without an end where nobody has said one", () => {
    const ahead = { expected: [{ from: NOW + 60, to: NOW + 120, kind: "scheduled" as const }] };
    expect(outcome([], ahead)).toEqual([["scheduled", "planned", null]]);
    const run = { expected: [{ from: NOW - 600, to: NOW + 60, kind: "manual" as const }] };
    expect(outcome(reported(NOW - 300, NOW, 1), run)).toEqual([["manual", "running", 300]]);
    const sources = { ...run, skipped: [], reports: [], obeysWithin: WITHIN, now: NOW };
    expect(runsOf({ ...sources, endless: true })).toMatchObject([{ to: null, outcome: "running" }]);
  });

  it("is skipped by a pause, and unexpected where water flows all the same", () => {
    const pause = { expected: [], skipped: [{ from: FROM, to: TO }] };
    expect(outcome(reported(FROM, TO, 0), pause)).toEqual([["scheduled", "skipped", 0]]);
    const flowing = outcome([...reported(FROM, TO, 1), [TO, 0]], pause);
    expect(flowing).toEqual([
      ["scheduled", "skipped", 2400],
      ["unexpected", "ran", 2400],
    ]);
  });

  it("that nobody ordered goes on while water flows", () => {
    const runs = runsOf({
      expected: [],
      skipped: [],
      reports: reported(NOW - 600, NOW, 1),
      endless: false,
      obeysWithin: WITHIN,
      now: NOW,
    });
    expect(runs).toEqual([{ from: NOW - 600, to: null, kind: "unexpected", outcome: "running", flow: 600 }]);
  });
});

/** Two days around a clock change: orders, and reports with gaps. */
const history = fc.constantFrom(...CLOCK_CHANGES).chain(([zone, from]) =>
  fc.record({
    zone: fc.constant(zone),
    period: fc.constant({ from, to: from + 2 * DAY }),
    orders: anyOrders(zone, from + DAY, (2 * DAY) / MINUTE),
    now: fc.integer({ min: from, max: from + 3 * DAY }),
    reports: fc
      .uniqueArray(
        fc.tuple(fc.integer({ min: from - HOUR, max: from + 2 * DAY }), fc.constantFrom(0, 1, 2)),
        {
          maxLength: 60,
          selector: ([time]) => time,
        },
      )
      .map((rows): ReportRow[] => rows.sort(([a], [b]) => a - b)),
  }),
);

describe("a history", () => {
  it("has a run for each expected opening, and none twice", () => {
    fc.assert(
      fc.property(history, ({ period, orders, now, reports }) => {
        const held = ordersWithin([], orders, now, period);
        const expected = expectedIn(held);
        const skipped = skippedIn(held);
        const runs = runsOf({ expected, skipped, reports, endless: false, obeysWithin: WITHIN, now });
        const due = runs.filter(({ kind, outcome: came }) => kind !== "unexpected" && came !== "skipped");
        expect(due.map(({ from, to, kind }) => ({ from, to, kind }))).toEqual(expected);
        for (const { from, to, kind, outcome: came, flow } of runs) {
          expect(flow ?? 0).toBeLessThanOrEqual((to ?? now) - from);
          if (came === "missed") expect(flow).toBe(0);
          if (came === "ran" || came === "partly") expect(flow).toBeGreaterThan(0);
          if (kind === "unexpected") expect(secondsWithin(expected, from, to ?? now)).toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("knows of a day no more than was told, and no day is longer than it is", () => {
    fc.assert(
      fc.property(history, ({ zone, period, orders, now, reports }) => {
        const expected = expectedIn(ordersWithin([], orders, now, period));
        const flow = flowStretches(reports, now);
        const days = daysOf(zone, period, expected, flow);
        expect(days[0]?.from).toBe(period.from);
        expect(days.at(-1)?.to).toBe(period.to);
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
        for (const [index, day] of days.entries()) {
          if (index > 0) expect(day.from).toBe(days[index - 1]?.to);
          expect(day.open).toBeLessThanOrEqual(day.known);
          expect(Math.max(day.known, day.expected)).toBeLessThanOrEqual(day.to - day.from);
        }
        const held = reports.map(([time], index) => {
          const end = Math.min(reports[index + 1]?.[0] ?? now, time + HOUR, now, period.to);
          return Math.max(0, end - Math.max(time, period.from));
        });
        const sum = (seconds: number[]) => seconds.reduce((total, one) => total + one, 0);
        expect(sum(days.map(({ known }) => known))).toBe(sum(held));
      }),
      { numRuns: 300 },
    );
  });

  it("counts what flowed apart from what is known", () => {
    const [from, to] = [NOW - 10 * HOUR, NOW];
    const flow = [
      { from, to: from + HOUR, flows: true },
      { from: from + HOUR, to: from + 4 * HOUR, flows: false },
    ];
    expect(daysOf("UTC", { from, to }, [], flow)).toMatchObject([{ open: HOUR, known: 4 * HOUR }]);
  });

  it("counts 25 hours of an autumn day, and 23 of one in spring", () => {
    const day = (date: string, hours: number) => {
      const from = Date.parse(`${date}T22:00Z`) / 1000;
      const period = { from, to: from + hours * HOUR };
      const flow = flowStretches(reported(from, period.to, 1), period.to);
      return daysOf("Europe/Ljubljana", period, [period], flow);
    };
    const whole = (seconds: number) => ({ expected: seconds, open: seconds, known: seconds });
    expect(day("2026-10-24", 25)).toMatchObject([{ date: "2026-10-25", ...whole(25 * HOUR) }]);
    const from = Date.parse("2026-03-28T23:00Z") / 1000;
    const spring = { from, to: from + 23 * HOUR };
    expect(daysOf("Europe/Ljubljana", spring, [spring], [])).toMatchObject([
      { date: "2026-03-29", expected: 23 * HOUR, known: 0 },
    ]);
  });
});
