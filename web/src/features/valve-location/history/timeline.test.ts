import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { stretchesOf } from "./bands";
import { timelineOf } from "./timeline";
import type { ValveHistory } from "./valveHistory";

const hour = 3600;
const period = { from: 0, to: 24 * hour };
const none: ValveHistory = { flow: [], expected: [], runs: [], days: [] };
describe("what was planned and what was reported", () => {
  it("stand side by side, and deviate only where the platform says so", () => {
    const history: ValveHistory = {
      ...none,
      flow: [
        { from: 0, to: 2 * hour, open: false },
        { from: 2 * hour, to: 3 * hour, open: true },
        { from: 3 * hour, to: 24 * hour, open: false },
      ],
      expected: [
        { from: 2 * hour - 60, to: 3 * hour - 60, kind: "SCHEDULED" },
        { from: 5 * hour, to: 6 * hour, kind: "MANUAL" },
      ],
      runs: [
        { from: 5 * hour, to: 6 * hour, kind: "MANUAL", outcome: "MISSED", flowSeconds: 0 },
        { from: 2 * hour - 60, to: 3 * hour - 60, kind: "SCHEDULED", outcome: "RAN", flowSeconds: 3540 },
      ],
    };
    expect(
      timelineOf(history, period, 30 * hour).map(({ from, expected, flow, deviation }) => [
        from,
        expected,
        flow,
        deviation,
      ]),
    ).toEqual([
      [0, null, "CLOSED", null],
      [2 * hour - 60, "SCHEDULED", "CLOSED", null],
      [2 * hour, "SCHEDULED", "OPEN", null],
      [3 * hour - 60, null, "OPEN", null],
      [3 * hour, null, "CLOSED", null],
      [5 * hour, "MANUAL", "CLOSED", "dry"],
      [6 * hour, null, "CLOSED", null],
    ]);
  });

  it("show water that flows and should not, until now where it goes on", () => {
    const history: ValveHistory = {
      ...none,
      flow: [{ from: 0, to: 2 * hour, open: true }],
      runs: [{ from: hour, to: null, kind: "UNEXPECTED", outcome: "RUNNING", flowSeconds: 3600 }],
    };
    expect(timelineOf(history, period, 2 * hour)).toEqual([
      { from: 0, to: hour, expected: null, flow: "OPEN", deviation: null },
      { from: hour, to: 2 * hour, expected: null, flow: "OPEN", deviation: "flows" },
      { from: 2 * hour, to: 24 * hour, expected: null, flow: null, deviation: null },
    ]);
  });

  it("follow each other over the whole period, whatever the portal answers, and are taken apart again", () => {
    const at = fc.integer({ min: -2 * hour, max: 26 * hour });
    const openings = fc.uniqueArray(at, { maxLength: 12 }).map((cuts) =>
      cuts
        .toSorted((a, b) => a - b)
        .flatMap((from, index, all) => {
          const to = all[index + 1];
          return index % 2 === 0 && to !== undefined ? [{ from, to, kind: "SCHEDULED" as const }] : [];
        }),
    );
    fc.assert(
      fc.property(openings, openings, at, (expected, told, now) => {
        const flow = told.map(({ from, to }) => ({ from, to, open: from % 2 === 0 }));
        const segments = timelineOf({ ...none, expected, flow }, period, now);
        segments.forEach(({ from, to }, index) => {
          expect(from).toBe(segments[index - 1]?.to ?? period.from);
          expect(to).toBeGreaterThan(from);
        });
        expect(segments.at(-1)?.to).toBe(period.to);
        const inside = expected
          .map(({ from, to }) => ({ from: Math.max(from, period.from), to: Math.min(to, period.to) }))
          .filter(({ from, to }) => to > from);
        expect(stretchesOf(segments, (segment) => segment.expected !== null)).toEqual(inside);
      }),
    );
  });
});
