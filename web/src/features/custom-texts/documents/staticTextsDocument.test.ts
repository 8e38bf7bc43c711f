import { describe, expect, it } from "@jest/globals";
import {
  areRowsFaulty,
  newHardware,
  nextRow,
  rowFaults,
  staticRowsOf,
  withStaticRows,
} from "./staticTextsDocument";

const data = {
  maker: "K",
  staticTexts: [
    { id: 1, text: "HVALA", colour: 3 },
    { id: 3, text: "STOP" },
  ],
};

describe("built-in texts", () => {
  it("are changed while the rest of the document stays", () => {
    const rows = staticRowsOf(data);
    expect(withStaticRows(data, rows)).toEqual(data);
    const [first, ...others] = rows;
    if (first === undefined) throw new Error("no row");
    expect(withStaticRows(data, [{ ...first, text: "ADIJO" }, ...others])).toEqual({
      maker: "K",
      staticTexts: [
        { id: 1, text: "ADIJO", colour: 3 },
        { id: 3, text: "STOP" },
      ],
    });
    expect(staticRowsOf({})).toEqual([]);
    expect(staticRowsOf(newHardware())).toEqual([]);
  });

  it("have numbers of their own from 1 to 99, and words", () => {
    const rows = staticRowsOf({
      staticTexts: [
        { id: 1, text: "a" },
        { id: 1, text: " " },
        { id: 100, text: "a".repeat(101) },
        { text: "x" },
      ],
    });
    expect(rowFaults(rows)).toEqual([
      { id: null, text: null },
      { id: "twice", text: "missing" },
      { id: "range", text: "long" },
      { id: "range", text: null },
    ]);
    expect([areRowsFaulty(data), areRowsFaulty({ staticTexts: [{ id: 0, text: "x" }] })]).toEqual([
      false,
      true,
    ]);
  });

  it("get the lowest number that is free", () => {
    expect(nextRow(staticRowsOf(data)).id).toBe("2");
    const all = { staticTexts: Array.from({ length: 99 }, (_, index) => ({ id: index + 1, text: "x" })) };
    expect(nextRow(staticRowsOf(all)).id).toBe("");
  });
});
