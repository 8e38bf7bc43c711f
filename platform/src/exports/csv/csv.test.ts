import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { decimalText, type Form, WRITINGS } from "../form.js";
import { LocalTime } from "../localTime.js";
import { csvFile, csvText } from "./csv.js";

it.each([
  ["Škofja Loka", "Škofja Loka"],
  ["=1+1", "'=1+1"],
  ["+386 1", "'+386 1"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\rx", '"\'\rx"'],
  ["  =1", "'  =1"],
  ['a;"b"', '"a;""b"""'],
  ["a\r\nb", '"a\r\nb"'],
])("writes %j as %j", (text, cell) => expect(csvText(text, ";")).toBe(cell));

it("rounds halves up, as screens and spreadsheets do", () => {
  // 63 of 2,000 are 3.15 %, 23 of 80 are 28.75 %. Neither is exact in binary.
  expect(decimalText((63 / 2_000) * 100, WRITINGS.sl)).toBe("3,2");
  expect(decimalText((23 / 80) * 100, WRITINGS.en)).toBe("28.8");
  expect(decimalText((219 / 14_152) * 100, WRITINGS.en)).toBe("1.5");
  expect(decimalText(12.3456, WRITINGS.sl, 3)).toBe("12,346");
});

/** Parses a line like a reader of CSV files: a quote begins or ends quoting, two within quotes are one. */
function parse(line: string, separator: string): string[] {
  const cells = [""];
  let quoted = false;
  [...line].forEach((letter, index, all) => {
    const last = cells.length - 1;
    if (letter === '"') {
      if (!quoted && all[index - 1] === '"') cells[last] += letter;
      quoted = !quoted;
    } else if (letter === separator && !quoted) cells.push("");
    else cells[last] += letter;
  });
  return cells;
}

const beginning = fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "\n", " =", "'", '"');
const anyText = fc.tuple(beginning, fc.string({ unit: "binary" })).map(([begin, rest]) => begin + rest);

it("keeps any text in its cell, and none begins a formula", () => {
  fc.assert(
    fc.property(anyText, fc.string({ minLength: 1 }), fc.constantFrom(";", ","), (text, other, separator) => {
      const line = [text, other].map((one) => csvText(one, separator)).join(separator);
      const [first = "", second, ...more] = parse(line, separator);
      expect(more).toEqual([]);
      expect(first.replace(/^'/, "")).toBe(text.replace(/^'/, ""));
      expect(second?.replace(/^'/, "")).toBe(other.replace(/^'/, ""));
      expect(first.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

const time = new LocalTime("Europe/Ljubljana", { start: 1_792_886_400, end: 1_792_893_600 });
const form = (language: "sl" | "en"): Form => ({ ...WRITINGS[language], language, time });

it.each([
  [
    "sl",
    "dateTime;date;integer;decimal;percent (%);text\r\n" +
      "2026-10-25T02:00:00+02:00;2026-10-25;1234;48,3;50,0;'=a,b\r\n" +
      "2026-10-25T02:00:00+01:00;;0;0,0;;\r\n",
  ],
  [
    "en",
    "dateTime,date,integer,decimal,percent (%),text\r\n" +
      '2026-10-25T02:00:00+02:00,2026-10-25,1234,48.3,50.0,"\'=a,b"\r\n' +
      "2026-10-25T02:00:00+01:00,,0,0.0,,\r\n",
  ],
] as const)(
  "writes numbers and times as columns and language (%s) say, and nothing where there is nothing",
  (language, text) => {
    const columns = (["dateTime", "date", "integer", "decimal", "percent", "text"] as const).map(
      (format) => ({
        title: format,
        format,
      }),
    );
    const rows = [
      [1_792_886_400, 1_792_886_400, 1234, 48.25, 0.5, "=a,b"],
      [1_792_890_000, null, 0, 0, null, null],
    ];
    expect(Buffer.concat([...csvFile({ columns, rows }, form(language))]).toString()).toBe(`\ufeff${text}`);
  },
);
