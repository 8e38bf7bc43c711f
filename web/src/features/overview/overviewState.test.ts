import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  columnKeys,
  defaultSort,
  type Filter,
  type OverviewState,
  readOverviewState,
  writeOverviewState,
} from "./overviewState";

const states: fc.Arbitrary<OverviewState> = fc.record({
  search: fc.string(),
  sort: fc.record({ column: fc.constantFrom(...columnKeys), descending: fc.boolean() }),
  filter: fc.constantFrom<Filter | null>(null, "ok", "late", "silent", "never", "alarms"),
  folded: fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/)),
  isMapHidden: fc.boolean(),
});

describe("the overview's address", () => {
  it("opens the same picture again", () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = writeOverviewState(new URLSearchParams(), state).toString();
        expect(readOverviewState(new URLSearchParams(address))).toEqual(state);
      }),
    );
  });

  it("is bare by default and keeps what others wrote", () => {
    const state = readOverviewState(new URLSearchParams());
    expect(writeOverviewState(new URLSearchParams("lang=en"), state).toString()).toBe("lang=en");
  });

  it("ignores nonsense", () => {
    const state = readOverviewState(new URLSearchParams("sort=-colour&show=all&folded=,,"));
    expect(state).toMatchObject({ sort: defaultSort, filter: null, folded: [] });
  });
});
