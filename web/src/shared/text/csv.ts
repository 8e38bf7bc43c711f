import type { Language } from "../../i18n/language";

export type Separator = ";" | "," | "\t";

/** As the portal's own exports have it: what spreadsheets of that language open by a double click. */
export const separatorOf = (language: Language): Separator => (language === "sl" ? ";" : ",");

/** Says that the text is UTF-8; without it Excel takes č for something else. */
const byteOrderMark = "\ufeff";
/** A spreadsheet would run such a text as a formula, spaces before it or not. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Text as a cell: harmless in a spreadsheet, and quoted where it must be. */
export function csvCell(text: string, separator: Separator): string {
  const harmless = formula.test(text) || text.startsWith("\n") ? `'${text}` : text;
  const isQuoted = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells, as a spreadsheet takes them from the clipboard or a file. */
export const csvLines = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join("");

/** A whole CSV file; the first row is its head. */
export const csvFile = (rows: readonly (readonly string[])[], language: Language): Blob =>
  new Blob([byteOrderMark, csvLines(rows, separatorOf(language))], { type: "text/csv;charset=utf-8" });
