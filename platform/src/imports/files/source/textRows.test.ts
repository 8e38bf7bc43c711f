import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { memoryFile } from "../../../../test/memoryFile.js";
import { cellsOf } from "./cells.js";
import { LONGEST_LINE, type Row } from "./row.js";
import { textRows } from "./textRows.js";

async function rowsOf(text: string, separator = ";", width?: number): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const some of textRows(memoryFile(text, 7).open(), "utf-8", separator, width))
    rows.push(...some);
  return rows;
}

const linesAndCells = (rows: Row[]) => rows.map(({ line, cells, broken }) => [line, broken?.code ?? cells]);

describe("cellsOf", () => {
  it.each([
    ["a;b;;c", ["a", "b", "", "c"]],
    ['"1;2";"a ""b"""', ["1;2", 'a "b"']],
    ['5" pipe;x', ['5" pipe', "x"]],
    [' "a" ; "b;c"', ["a", "b;c"]],
    ['"";x', ["", "x"]],
    ["", [""]],
  ])("parts %j", (line, cells) => {
    expect(cellsOf(line, ";")).toEqual(cells);
  });

  it.each(['"a;b', 'x;"a', '"a""', 'x;"a;b"y"'])("finds a quote open in %j", (line) => {
    expect(cellsOf(line, ";")).toBeUndefined();
  });

  it("gives back all cells that were written in quotes", () => {
    const cell = fc
      .string({ unit: fc.constantFrom("a", "1", '"', ";", ",", " ", "č") })
      .map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const line = cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(";");
        expect(cellsOf(line, ";")).toEqual(cells);
      }),
    );
  });
});

describe("textRows", () => {
  it("numbers lines as they stand in the file, also after empty ones, with any line end", async () => {
    const expected = [
      [1, ["a", "b"]],
      [4, ["č", "d"]],
    ];
    expect(linesAndCells(await rowsOf("a;b\n\n \nč;d\n"))).toEqual(expected);
    expect(linesAndCells(await rowsOf("\uFEFFa;b\r\n\r\n\r\nč;d"))).toEqual(expected);
    expect(linesAndCells(await rowsOf("a;b\r\r\rč;d\r"))).toEqual(expected);
  });

  it("loses one line to a quote that nobody closes, not the rest", async () => {
    expect(linesAndCells(await rowsOf('a;b\n"c;d\ne;f\ng;"h\ni;j\n'))).toEqual([
      [1, ["a", "b"]],
      [2, "QUOTE_OPEN"],
      [3, ["e", "f"]],
      [4, "QUOTE_OPEN"],
      [5, ["i", "j"]],
    ]);
  });

  it("reads a cell over two lines where that makes a whole row", async () => {
    const text = 'time;"speed\n(km/h)";dir\n1;2;3\n';
    expect(linesAndCells(await rowsOf(text, ";", 3))).toEqual([
      [1, ["time", "speed (km/h)", "dir"]],
      [3, ["1", "2", "3"]],
    ]);
    // The same quotes around whole rows are two faults, and the row in between is valid.
    expect(linesAndCells(await rowsOf('1;2;"\n3;4;5\n";6;7\n8;9;0', ";", 3))).toEqual([
      [1, "QUOTE_OPEN"],
      [2, ["3", "4", "5"]],
      [3, "QUOTE_OPEN"],
      [4, ["8", "9", "0"]],
    ]);
  });

  it("cuts a line that never ends, and goes on behind it", async () => {
    const rows = await rowsOf(`a;b\n${"x".repeat(LONGEST_LINE * 3)}\nc;d\n`);
    expect(linesAndCells(rows)).toEqual([
      [1, ["a", "b"]],
      [2, "LINE_TOO_LONG"],
      [3, ["c", "d"]],
    ]);
    expect(rows[1]?.text.length).toBeLessThan(1000);
  });

  it("reads nothing from nothing", async () => {
    expect(await rowsOf("")).toEqual([]);
  });
});
