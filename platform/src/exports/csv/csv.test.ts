import { expect, it } from "@jest/globals";
import fc from "fast-check";
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
])("writes %j as %j", (text, cell) => expect(csvText(text)).toBe(cell));

/** What a reader of CSV files makes of a line: a quote begins or ends quoting, two within it are one. */
function parse(line: string): string[] {
  const cells = [""];
  let quoted = false;
  [...line].forEach((letter, index, all) => {
    const last = cells.length - 1;
    if (letter === '"') {
      if (!quoted && all[index - 1] === '"') cells[last] += letter;
      quoted = !quoted;
    } else if (letter === ";" && !quoted) cells.push("");
    else cells[last] += letter;
  });
  return cells;
}

it("keeps any text in its cell, and none begins a formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ minLength: 1 }), (text, other) => {
      const [first = "", second] = parse(`${csvText(text)};${csvText(other)}`);
      expect(first.replace(/^'/, "")).toBe(text.replace(/^'/, ""));
      expect(second?.replace(/^'/, "")).toBe(other.replace(/^'/, ""));
      expect(first.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

it("writes numbers and times as their columns say, and nothing where there is nothing", () => {
  const time = new LocalTime("Europe/Ljubljana", { start: 1_792_886_400, end: 1_792_893_600 });
  const columns = (["dateTime", "date", "integer", "decimal", "percent", "text"] as const).map((format) => ({
    title: format,
    format,
  }));
  const rows = [
    [1_792_886_400, 1_792_886_400, 1234, 48.25, 0.5, "=a"],
    [1_792_890_000, null, 0, 0, null, null],
  ];
  expect(Buffer.concat([...csvFile({ columns, rows }, time)]).toString()).toBe(
    "\ufeffdateTime;date;integer;decimal;percent (%);text\r\n" +
      "2026-10-25T02:00:00+02:00;2026-10-25;1234;48,3;50,0;'=a\r\n" +
      "2026-10-25T02:00:00+01:00;;0;0,0;;\r\n",
  );
});
