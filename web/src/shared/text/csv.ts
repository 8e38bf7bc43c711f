import type { Language } from "../../i18n/language";

export type Separator = ";" | "," | "\t";

/** As in the portal's own exports: spreadsheets in that language open it by a double click. */
export const separatorOf = (language: Language): Separator => (language === "sl" ? ";" : ",");

/** Marks the text as UTF-8; without it Excel misreads č. */
const byteOrderMark = "\ufeff";
/** A spreadsheet would run such a text as a formula, with or without spaces before it. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Text as a cell: made harmless for spreadsheets, and quoted if necessary. */
export function csvCell(text: string, separator: Separator): string {
  const harmless = formula.test(text) || text.startsWith("\n") ? `'${text}` : text;
  const isQuoted = harmless.includes(separator) || /["\r\n]/.test(harmless);
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Lines of cells for a spreadsheet, from the clipboard or a file. */
export const csvLines = (rows: readonly (readonly string[])[], separator: Separator): string =>
  rows.map((row) => `${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`).join("");

/** A whole CSV file; the first row is its header. */
export const csvFile = (rows: readonly (readonly string[])[], language: Language): Blob =>
  new Blob([byteOrderMark, csvLines(rows, separatorOf(language))], { type: "text/csv;charset=utf-8" });
