import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { csvCell, csvFile, csvLines, type Separator } from "./csv";

it.each([
  ["Škofja Loka", "Škofja Loka"],
  ["=1+1", "'=1+1"],
  ["+386 1", "'+386 1"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["  =1", "'  =1"],
  ['a;"b"', '"a;""b"""'],
  ["a\r\nb", '"a\r\nb"'],
])("writes %j as %j", (text, cell) => expect(csvCell(text, ";")).toBe(cell));

/** Parses a CSV line: a quote begins or ends quoting, two within it are one. */
function parse(line: string, separator: Separator): string[] {
  const cells = [""];
  let isQuoted = false;
  [...line].forEach((letter, index, all) => {
    const last = cells.length - 1;
    if (letter === '"') {
      if (!isQuoted && all[index - 1] === '"') cells[last] += letter;
      isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) cells.push("");
    else cells[last] += letter;
  });
  return cells;
}

it("keeps any text in its cell, and none begins a formula", () => {
  const anyText = fc.string({ unit: "binary", minLength: 1 });
  const anySeparator = fc.constantFrom<Separator>(";", ",", "\t");
  fc.assert(
    fc.property(anyText, anyText, anySeparator, (text, other, separator) => {
      const line = csvLines([[text, other]], separator).slice(0, -2);
      const cells = parse(line, separator);
      expect(cells.map((cell) => cell.replace(/^'/, ""))).toEqual(
        [text, other].map((one) => one.replace(/^'/, "")),
      );
      for (const cell of cells) expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

it.each([
  ["sl", "Ime;Izid\r\nMost;'=1\r\n"],
  ["en", "Ime,Izid\r\nMost,'=1\r\n"],
] as const)("a file is what spreadsheets of %s open, and says that it is UTF-8", async (language, text) => {
  const rows = [
    ["Ime", "Izid"],
    ["Most", "=1"],
  ];
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", () => resolve(reader.result)));
  reader.readAsArrayBuffer(csvFile(rows, language));
  const bytes = new Uint8Array((await read) as ArrayBuffer);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(text);
});
