import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { flowOf } from "./flow";

const hour = 3600;
const period = { from: 10 * hour, to: 34 * hour };

const reports = fc
  .array(
    fc.record({
      time: fc.integer({ min: 8 * hour, max: 36 * hour }),
      open: fc.option(fc.boolean(), { nil: null }),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.toSorted((a, b) => a.time - b.time));

describe("the flow of water", () => {
  it("is what was reported last, for an hour at most", () => {
    const reported = [
      { time: 11 * hour, open: true },
      { time: 11 * hour + 600, open: false },
      { time: 11 * hour + 1200, open: false },
      { time: 14 * hour, open: null },
    ];
    expect(flowOf(reported, period, 15 * hour)).toEqual([
      { from: 10 * hour, to: 11 * hour, state: "UNKNOWN" },
      { from: 11 * hour, to: 11 * hour + 600, state: "OPEN" },
      { from: 11 * hour + 600, to: 12 * hour + 1200, state: "CLOSED" },
      { from: 12 * hour + 1200, to: 15 * hour, state: "UNKNOWN" },
    ]);
  });

  it("is unknown, never closed, where nobody reported anything", () => {
    expect(flowOf([], period, 40 * hour)).toEqual([{ ...period, state: "UNKNOWN" }]);
    expect(flowOf([{ time: hour, open: true }], period, 9 * hour)).toEqual([]);
  });

  it("is at every moment until now what a look back by an hour finds", () => {
    fc.assert(
      fc.property(
        reports,
        fc.integer({ min: 8 * hour, max: 40 * hour }),
        fc.integer({ min: 8 * hour, max: 40 * hour }),
        (reported, now, at) => {
          const flow = flowOf(reported, period, now);
          const found = flow.filter(({ from, to }) => from <= at && at < to);
          const isInside = at >= period.from && at < Math.min(period.to, now);
          const last = reported.findLast(({ time }) => time <= at);
          const isHeard = last !== undefined && at < last.time + hour && last.open !== null;
          expect(found.map(({ state }) => state)).toEqual(
            isInside ? [isHeard ? (last.open ? "OPEN" : "CLOSED") : "UNKNOWN"] : [],
          );
        },
      ),
    );
  });

  it("has no two stretches of one state beside each other", () => {
    fc.assert(
      fc.property(reports, (reported) => {
        const flow = flowOf(reported, period, 40 * hour);
        flow.forEach(({ from, state }, index) => {
          const before = flow[index - 1];
          expect(from).toBe(before?.to ?? period.from);
          expect(state).not.toBe(before?.state);
        });
        expect(flow.at(-1)?.to).toBe(period.to);
      }),
    );
  });
});
