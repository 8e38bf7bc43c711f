import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import fc from "fast-check";
import { conditionOf, figuresOf } from "./condition";
import { deviationsOf } from "./deviationsOf";
import { nextRunOf } from "./nextRun";
import { ReportAge } from "./ReportAge";
import type { Valve } from "./valve";

type Told = Pick<Valve, "state" | "deviation" | "expectedOpen" | "nextChange" | "reported">;

const instant = fc.integer({ min: 1_700_000_000, max: 1_800_000_000 });
const orNull = <Value,>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const state = fc.constantFrom("OPEN" as const, "CLOSED" as const, "UNKNOWN" as const);
const reported = orNull(fc.record({ time: orNull(instant), open: orNull(fc.boolean()) }));

/** Any optional field may be missing; without orders, everything that follows from them is missing too. */
const valves: fc.Arbitrary<Told> = fc.oneof(
  fc.record({
    state,
    reported,
    expectedOpen: fc.boolean(),
    nextChange: orNull(instant),
    deviation: orNull(fc.record({ since: orNull(instant), urgent: fc.boolean() })),
  }),
  fc.record({
    state,
    reported,
    expectedOpen: fc.constant(null),
    nextChange: fc.constant(null),
    deviation: fc.constant(null),
  }),
);
const isTold = ({ expectedOpen }: Told) => expectedOpen !== null;

describe("whatever is not told of valves", () => {
  it("is no figure, and no valve is left out of those that are", () =>
    fc.assert(
      fc.property(fc.array(valves, { minLength: 1 }), (all) => {
        const { open, closed, unknown, deviating } = figuresOf(all);
        expect(open + closed + unknown).toBe(all.length);
        if (all.some(isTold)) expect(deviating).toBe(figuresOf(all.filter(isTold)).deviating);
        else expect(deviating).toBeNull();
      }),
    ));

  it("is never said to be nothing", () =>
    fc.assert(
      fc.property(fc.array(valves), (all) => {
        const next = nextRunOf(all);
        if (next?.runs === false && next.at === null) expect(all.every(isTold)).toBe(true);
        if (next === null) expect(all.every(isTold)).toBe(false);
        if (next?.runs === true) expect(all.some(({ expectedOpen }) => expectedOpen === true)).toBe(true);
      }),
    ));

  it("is no deviation, and colours nothing", () =>
    fc.assert(
      fc.property(fc.array(valves), (all) => {
        const shown = all.map((valve, id) => ({ ...valve, id: String(id) }));
        const deviating = deviationsOf([{ id: "1", valves: shown } as never]);
        for (const valve of shown) {
          if (isTold(valve)) continue;
          expect(deviating.has(valve.id)).toBe(false);
          expect(conditionOf(valve)).toBe({ OPEN: "open", CLOSED: "closed", UNKNOWN: "care" }[valve.state]);
        }
      }),
    ));

  it("has no age, and no never", () =>
    fc.assert(
      fc.property(valves, (valve) => {
        const { container, unmount } = render(<ReportAge valve={valve} timeZone="UTC" />);
        const said = container.textContent;
        unmount();
        if (valve.reported !== null) expect(said === "").toBe(valve.reported.time === null);
        else expect(said).toBe(isTold(valve) ? "še brez javljanja" : "");
      }),
    ));
});
