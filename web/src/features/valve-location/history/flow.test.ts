import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { flowOf } from "./flow";

const hour = 3600;
const period = { from: 10 * hour, to: 34 * hour };
const instant = fc.integer({ min: 8 * hour, max: 40 * hour });

/** Ordered stretches, some of them adjacent. */
const told = fc
  .tuple(fc.uniqueArray(instant, { maxLength: 20 }), fc.infiniteStream(fc.constantFrom(true, false, null)))
  .map(([cuts, states]) => {
    const at = cuts.toSorted((a, b) => a - b);
    return at.flatMap((from, index) => {
      const to = at[index + 1];
      const open: boolean | null = states.next().value ?? null;
      return to === undefined || open === null ? [] : [{ from, to, open }];
    });
  });

describe("the flow of water", () => {
  it("is what was told, and unknown in between, until now", () => {
    const stretches = [
      { from: 9 * hour, to: 11 * hour, open: true },
      { from: 11 * hour, to: 12 * hour, open: false },
      { from: 14 * hour, to: 16 * hour, open: false },
    ];
    expect(flowOf(stretches, period, 15 * hour)).toEqual([
      { from: 10 * hour, to: 11 * hour, state: "OPEN" },
      { from: 11 * hour, to: 12 * hour, state: "CLOSED" },
      { from: 12 * hour, to: 14 * hour, state: "UNKNOWN" },
      { from: 14 * hour, to: 15 * hour, state: "CLOSED" },
    ]);
  });

  it("is unknown, never closed, where nobody told anything, and nothing where that lies ahead", () => {
    expect(flowOf([], period, 40 * hour)).toEqual([{ ...period, state: "UNKNOWN" }]);
    expect(flowOf([{ from: hour, to: 2 * hour, open: true }], period, 9 * hour)).toEqual([]);
  });

  it("is at every moment what was told of it", () => {
    fc.assert(
      fc.property(told, instant, instant, (stretches, now, at) => {
        const holding = ({ from, to }: { from: number; to: number }) => from <= at && at < to;
        const isInside = at >= period.from && at < Math.min(period.to, now);
        const open = stretches.find(holding)?.open;
        const state = open === undefined ? "UNKNOWN" : open ? "OPEN" : "CLOSED";
        const found = flowOf(stretches, period, now).filter(holding);
        expect(found.map((stretch) => stretch.state)).toEqual(isInside ? [state] : []);
      }),
    );
  });

  it("has no holes, and no two stretches of one state beside each other", () => {
    fc.assert(
      fc.property(told, (stretches) => {
        const flow = flowOf(stretches, period, 40 * hour);
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
