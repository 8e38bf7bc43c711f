import type { Range } from "./book.js";

/** "A", "B", … "Z", "AA" of a column counted from 1. */
export function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}

/** 'Sheet'!$A$2:$A$9 */
export function rangeName({ sheet, column, fromRow, toRow }: Range): string {
  const name = columnName(column);
  return `${quotedSheet(sheet)}!$${name}$${fromRow}:$${name}$${toRow}`;
}

export function quotedSheet(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
