import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type ColumnKey, columnKeys, columnsIn, defaultSort } from "../../shared/clients/columns/columnKeys";
import { type Filter, type OverviewState, readOverviewState, writeOverviewState } from "./overviewState";

const someColumns = fc
  .uniqueArray(fc.constantFrom(...columnKeys.slice(1)))
  .map((keys): readonly ColumnKey[] => ["name", ...keys]);

const states: fc.Arbitrary<OverviewState> = fc.record({
  search: fc.string(),
  sort: fc.record({ column: fc.constantFrom(...columnKeys), descending: fc.boolean() }),
  filter: fc.constantFrom<Filter | null>(null, "ok", "late", "silent", "never", "alarms", "attention"),
  group: fc.option(fc.stringMatching(/^[a-z0-9-]{1,8}$/)),
  columns: fc.option(someColumns),
  folded: fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/)),
  isMapHidden: fc.boolean(),
  isAttentionClosed: fc.boolean(),
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
    const address = new URLSearchParams("sort=-colour&show=all&folded=,,&columns=colour,&group=");
    const nothing = { sort: defaultSort, filter: null, folded: [], columns: null, group: null };
    expect(readOverviewState(address)).toMatchObject(nothing);
  });
});

it.each([
  ["battery,id", ["name", "battery", "id"]],
  ["id,name,id,colour", ["name", "id"]],
  ["", null],
  [null, null],
])("of %p, the columns are %p", (text, columns) => {
  expect(columnsIn(text)).toEqual(columns);
});
