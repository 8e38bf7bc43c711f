import { decimalText, type Form } from "../form.js";
import type { Table, TableCell, TableColumn } from "../table.js";

/** Marks the text as UTF-8. Without it Excel misreads č. */
const BYTE_ORDER_MARK = "\ufeff";
const LINE_END = "\r\n";
/** A spreadsheet would run such a text as a formula, with or without spaces before it. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;
const QUOTED = { ";": /[";\r\n]/, ",": /[",\r\n]/ };
const CHUNK = 64 * 1024;

/** Text as a cell: harmless in a spreadsheet, and quoted if necessary. */
export function csvText(text: string, separator: Form["separator"]): string {
  const harmless = FORMULA.test(text) || text.startsWith("\n") ? `'${text}` : text;
  return QUOTED[separator].test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvLine(cells: string[], { separator }: Pick<Form, "separator">): string {
  return cells.join(separator) + LINE_END;
}

/** The first line, with the byte order mark before it. */
export function csvHead(titles: string[], form: Pick<Form, "separator">): string {
  return (
    BYTE_ORDER_MARK +
    csvLine(
      titles.map((title) => csvText(title, form.separator)),
      form,
    )
  );
}

/** A whole CSV file of a table, in chunks. */
export function* csvFile({ columns, rows }: Table, form: Form): Generator<Buffer> {
  let text = csvHead(columns.map(headOf), form);
  for (const row of rows) {
    text += csvLine(
      columns.map((column, index) => cellText(column, row[index] ?? null, form)),
      form,
    );
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}

const headOf = ({ title, format }: TableColumn) => (format === "percent" ? `${title} (%)` : title);

function cellText({ format }: TableColumn, cell: TableCell, form: Form): string {
  if (cell === null) return "";
  if (typeof cell === "string") return csvText(cell, form.separator);
  switch (format) {
    case "date":
      return form.time.date(cell);
    case "dateTime":
      return form.time.dateTime(cell);
    case "decimal":
      return decimalText(cell, form);
    case "percent":
      return decimalText(cell * 100, form);
    default:
      return String(cell);
  }
}
