import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type BrokenLine, csvRows, type Row, textsOf } from "./csvRows.js";
import { detectForm, LONGEST_LINE } from "./textFile.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "csv-rows-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, "file.csv");
  await writeFile(path, content);
  const form = await detectForm(path);
  const rows: Row[] = [];
  const broken: BrokenLine[] = [];
  for await (const row of csvRows(path, form, (line) => broken.push(line))) rows.push(row);
  return { form, rows, broken, cells: rows.map(({ cells }) => cells) };
}

describe("csvRows", () => {
  it.each([
    ["semicolons", "a;b\n1,5;2\n", ";"],
    ["commas", "a,b\n1.5,2\n", ","],
    ["tabs", "a\tb\n1,5\t2\n", "\t"],
  ])("finds %s", async (_, content, delimiter) => {
    const { form, cells } = await read(content);
    expect(form.delimiter).toBe(delimiter);
    expect(cells.map((row) => row.length)).toEqual([2, 2]);
  });

  it("copes with byte order mark, CRLF, quotes, no last line end", async () => {
    const { cells } = await read('\uFEFFčas;opomba\r\n"1;2";"a ""b"""\r\n3;4');
    expect(cells).toEqual([
      ["čas", "opomba"],
      ["1;2", 'a "b"'],
      ["3", "4"],
    ]);
  });

  it("numbers and quotes lines as they stand in the file, also after empty ones", async () => {
    const { rows } = await read("a;b\n\n\r\nc;d\n");
    expect(rows.map(({ line, text }) => [line, text])).toEqual([
      [1, "a;b"],
      [4, "c;d"],
    ]);
  });

  it("loses one line to an unclosed quote, not the rest", async () => {
    const { rows, broken } = await read('a;b\n"c;d\ne;f\ng;"h\ni;j\n');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
    expect(broken).toEqual([
      { line: 2, text: '"c;d', reason: "quote not closed" },
      { line: 4, text: 'g;"h', reason: "quote not closed" },
    ]);
  });

  it("reads what old spreadsheets write", async () => {
    const { cells } = await read(Uint8Array.from([0xe8, 0x61, 0x73, 0x3b, 0x9a, 0x0a]));
    expect(cells).toEqual([["čas", "š"]]);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("čas;smer\n1;0\n", "utf16le")]);
    expect((await read(wide)).cells).toEqual([
      ["čas", "smer"],
      ["1", "0"],
    ]);
  });

  it("cuts a line that never ends, and goes on behind it", async () => {
    const { rows, broken } = await read(`a;b\n${"x".repeat(LONGEST_LINE * 5)}\nc;d\n`);
    expect(rows.map(({ line }) => line)).toEqual([1, 3]);
    expect(broken.map(({ line, reason }) => [line, reason])).toEqual([[2, "line too long"]]);
  });

  it("reads nothing from an empty file", async () => {
    expect((await read("")).rows).toEqual([]);
  });

  it("finds the texts of lines again", async () => {
    const path = join(folder, "texts.csv");
    await writeFile(path, "a\nb\nc\n");
    const texts = await textsOf(path, { encoding: "utf-8", delimiter: ";" }, new Set([1, 3, 9]));
    expect([...texts]).toEqual([
      [1, "a"],
      [3, "c"],
    ]);
  });
});
