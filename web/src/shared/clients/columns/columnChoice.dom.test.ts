import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { arranged, canMove, columnChoice, moveColumn, toggleColumn } from "./columnChoice";
import type { Columns } from "./columnKeys";
import { type ColumnKey, columnKeys } from "./columnKeys";

const some: Columns = ["name", "battery", "id", "rssi"];

describe("the choice of columns", () => {
  it("takes columns in as the last and out, but never the name", () => {
    expect(toggleColumn(some, "notes")).toEqual(["name", "battery", "id", "rssi", "notes"]);
    expect(toggleColumn(some, "id")).toEqual(["name", "battery", "rssi"]);
    expect(toggleColumn(some, "name")).toBe(some);
  });

  it("moves a column one place, none before the name or past the end", () => {
    expect(moveColumn(some, "id", -1)).toEqual(["name", "id", "battery", "rssi"]);
    expect(moveColumn(some, "id", 1)).toEqual(["name", "battery", "rssi", "id"]);
    expect(moveColumn(some, "battery", -1)).toBe(some);
    expect(moveColumn(some, "rssi", 1)).toBe(some);
    expect(moveColumn(some, "notes", 1)).toBe(some);
    expect([canMove(some, "name", 1), canMove(some, "id", 1)]).toEqual([false, true]);
  });

  it("stays a choice of columns, each once, the name first, whatever is done", () => {
    const step = fc.tuple(fc.constantFrom(...columnKeys), fc.constantFrom("toggle", "up", "down"));
    const steps: Record<string, (shown: Columns, key: ColumnKey) => Columns> = {
      toggle: toggleColumn,
      up: (shown, key) => moveColumn(shown, key, -1),
      down: (shown, key) => moveColumn(shown, key, 1),
    };
    fc.assert(
      fc.property(fc.array(step), (all) => {
        const shown = all.reduce<Columns>((so, [key, does]) => steps[does]?.(so, key) ?? so, columnKeys);
        expect(shown[0]).toBe("name");
        expect(arranged(columnKeys, shown).toSorted()).toEqual(columnKeys.toSorted());
      }),
    );
  });

  it("is remembered by user, and the default by leaving none", () => {
    columnChoice.write("ana", some);
    expect(columnChoice.read("ana")).toEqual(some);
    expect(columnChoice.read("bor")).toBeNull();
    columnChoice.write("ana", columnKeys);
    expect([columnChoice.read("ana"), localStorage.length]).toEqual([null, 0]);
  });
});
