import type { LocalTime } from "../localTime.js";
import type { Table, TableCell, TableColumn } from "../table.js";

/** Says that the text is UTF-8; without it Excel takes č for something else. */
export const BYTE_ORDER_MARK = "\ufeff";
const SEPARATOR = ";";
export const LINE_END = "\r\n";
/** A spreadsheet would run such a text as a formula, spaces before it or not. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const QUOTED = /[";\r\n]/;
const CHUNK = 64 * 1024;

/** Text as a cell: harmless in a spreadsheet, and quoted where it must be. */
export function csvText(text: string): string {
  const harmless = FORMULA.test(text) || text.startsWith("\n") ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A number with one decimal and a decimal comma, as Slovenian spreadsheets read it. */
export function csvDecimal(value: number): string {
  return value.toFixed(1).replace(".", ",");
}

export function csvLine(cells: string[]): string {
  return cells.join(SEPARATOR) + LINE_END;
}

/** A whole CSV file of a table, in chunks. */
export function* csvFile({ columns, rows }: Table, time: LocalTime): Generator<Buffer> {
  let text = BYTE_ORDER_MARK + csvLine(columns.map(({ title, format }) => csvText(headOf(title, format))));
  for (const row of rows) {
    text += csvLine(columns.map((column, index) => cellText(column, row[index] ?? null, time)));
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}

const headOf = (title: string, format: TableColumn["format"]) =>
  format === "percent" ? `${title} (%)` : title;

function cellText({ format }: TableColumn, cell: TableCell, time: LocalTime): string {
  if (cell === null) return "";
  if (typeof cell === "string") return csvText(cell);
  switch (format) {
    case "date":
      return time.date(cell);
    case "dateTime":
      return time.dateTime(cell);
    case "decimal":
      return csvDecimal(cell);
    case "percent":
      return csvDecimal(cell * 100);
    default:
      return String(cell);
  }
}
