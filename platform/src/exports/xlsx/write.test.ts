import { buffer } from "node:stream/consumers";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { all, parseXml, readWorkbook } from "../../../test/spreadsheet.js";
import type { Cell, Chart, Column, Sheet } from "./book.js";
import { columnName } from "./cells.js";
import { writeWorkbook } from "./write.js";
import { xmlText } from "./xml.js";

const CREATED = 1_794_700_800;
const COLUMNS: Column[] = [
  { title: "čas", format: "dateTime", width: 18 },
  { title: "ime", format: "text", width: 20 },
  { title: "vozila", format: "integer", width: 10 },
];
const book = (sheets: Sheet[], title = "Promet") => ({
  title,
  created: CREATED,
  language: "sl" as const,
  sheets,
});
const table = (rows: Cell[][], name = "Ure"): Sheet => ({
  name,
  columns: COLUMNS,
  table: true,
  rows: [rows],
});
const write = (sheets: Sheet[], mostRows?: number) => buffer(writeWorkbook(book(sheets), mostRows));

it("keeps numbers, dates and texts what they are; nothing that is text becomes a formula", async () => {
  const rows: Cell[][] = [
    [46_341.0625, "=1+1", 1234],
    [null, "+386 @-x", null],
    [46_341, ' Č & <b> "q" \' \n_x0041_\u0007', { value: 0.5, format: "percent" }],
  ];
  const { sheets } = readWorkbook(await write([table(rows)]));
  expect(sheets[0]?.rows.map((row) => row.map((cell) => cell?.value))).toEqual([
    ["čas", "ime", "vozila"],
    [46_341.0625, "=1+1", 1234],
    [undefined, "+386 @-x"],
    [46_341, ' Č & <b> "q" \' \n_x005F_x0041_', 0.5],
  ]);
  expect(sheets[0]?.rows[3]?.map((cell) => cell?.format)).toEqual(["dd.mm.yyyy hh:mm", "@", "0.0%"]);
});

it("freezes, filters and prints the head of a table, and of nothing else", async () => {
  const free: Sheet = { name: "Povzetek", columns: COLUMNS, table: false, rows: [[["a", "b", 1]]] };
  const { sheets, parts } = readWorkbook(await write([free, table([[1, "a", 2]])]));
  const [summary, hours] = sheets.map(({ xml }) => xml);
  expect(all(hours!, "pane")[0]?.attributes).toMatchObject({ ySplit: "1", state: "frozen" });
  expect(all(hours!, "autoFilter")[0]?.attributes).toEqual({ ref: "A1:C2" });
  expect(all(summary!, "pane")).toEqual([]);
  expect(all(summary!, "autoFilter")).toEqual([]);
  expect(
    all(parts.get("xl/workbook.xml")!, "definedName").map(({ attributes, text }) => [
      attributes.localSheetId,
      text,
    ]),
  ).toEqual([
    ["1", "'Ure'!$A$1:$C$2"],
    ["1", "'Ure'!$1:$1"],
  ]);
});

it("goes on in next sheets where a table is too long", async () => {
  const rows = Array.from({ length: 25 }, (_, index): Cell[] => [index, `vrstica ${index}`, index]);
  const { sheets } = readWorkbook(await write([table(rows), table([], "Prazno")], 11));
  expect(sheets.map(({ name, rows: { length } }) => [name, length])).toEqual([
    ["Ure", 11],
    ["Ure (2)", 11],
    ["Ure (3)", 6],
    ["Prazno", 1],
  ]);
  const read = sheets.slice(0, 3).flatMap((sheet) => sheet.rows.slice(1).map((row) => row[0]?.value));
  expect(read).toEqual(rows.map(([first]) => first));
});

it("fills a sheet to its last row before it begins another", async () => {
  const rows = Array.from({ length: 10 }, (_, index): Cell[] => [index, "", index]);
  expect(readWorkbook(await write([table(rows)], 11)).sheets).toHaveLength(1);
});

it("draws charts from the cells", async () => {
  const chart: Chart = {
    kind: "line",
    title: "Vozila < & >",
    axes: { category: "Ura", value: "vozil" },
    dates: "day",
    categories: { sheet: "Ure", column: 1, fromRow: 2, toRow: 4 },
    series: [{ name: "Vozila", values: { sheet: "Ure", column: 3, fromRow: 2, toRow: 4 }, colour: "1F77B4" }],
    at: { column: 0, row: 5, columns: 4, rows: 15 },
  };
  const summary = { ...table([], "Povzetek"), charts: [chart, { ...chart, kind: "column" as const }] };
  const { parts } = readWorkbook(await write([summary, { ...table([]), charts: [chart] }]));
  const drawn = [1, 2, 3].map((number) => parts.get(`xl/charts/chart${number}.xml`)!);
  expect(drawn.map((xml) => all(xml, "c:f").map(({ text }) => text))).toEqual(
    Array.from({ length: 3 }, () => ["'Ure'!$A$2:$A$4", "'Ure'!$C$2:$C$4"]),
  );
  expect(all(parts.get("xl/drawings/drawing1.xml")!, "c:chart")).toHaveLength(2);
});

it("is dated, titled, and names nobody", async () => {
  const core = readWorkbook(await write([table([])])).parts.get("docProps/core.xml")!;
  expect(core.children.map(({ name, text }) => [name, text])).toEqual([
    ["dc:title", "Promet"],
    ["dcterms:created", "2026-11-15T00:00:00Z"],
  ]);
});

it("writes any text as XML that reads back the same, without what XML forbids", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 50 }), (text) => {
      const read = parseXml(`<t>${xmlText(text)}</t>`).text;
      const expected = [...text].filter((one) => isAllowed(one.codePointAt(0) ?? 0));
      expect(read.replaceAll("_x005F_", "_")).toBe(expected.join("").replaceAll("_x005F_", "_"));
    }),
  );
});

const isAllowed = (code: number) =>
  [0x09, 0x0a, 0x0d].includes(code) || (code >= 0x20 && code !== 0xfffe && code !== 0xffff);

it("counts columns as spreadsheets do", () => {
  expect([1, 26, 27, 52, 703].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "AAA"]);
});

/** Endless rows, which report when they are closed. */
function endless(): { rows: AsyncGenerator<Cell[][]>; closed: Promise<void> } {
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  async function* rows(): AsyncGenerator<Cell[][]> {
    try {
      for (let row = 0; ; row += 1) yield [[row, `text ${Math.sin(row)}`, row]];
    } finally {
      close();
    }
  }
  return { rows: rows(), closed };
}

it("lets go of its rows when the reader leaves", async () => {
  const { rows, closed } = endless();
  const output = writeWorkbook(book([{ ...table([]), rows }]));
  for await (const _chunk of output) break;
  await closed;
  expect(output.destroyed).toBe(true);
});

it("breaks off where its rows fail", async () => {
  async function* failing(): AsyncGenerator<Cell[][]> {
    yield [[1, "a", 2]];
    throw new Error("the database is gone");
  }
  await expect(buffer(writeWorkbook(book([{ ...table([]), rows: failing() }])))).rejects.toThrow(
    "the database is gone",
  );
});
