/**
 * The meaning of a column's numbers: instants (shown as local date or time), counts, figures with one
 * decimal, shares of 1, or a mark that the row is an estimate.
 */
export type ColumnFormat = "date" | "dateTime" | "text" | "integer" | "decimal" | "percent" | "estimate";

export interface TableColumn {
  title: string;
  format: ColumnFormat;
}

/** Null: nothing was heard, or there is no such figure. Shown as an empty cell, never 0. */
export type TableCell = string | number | null;

/** A table as CSV files and spreadsheets show it. */
export interface Table {
  columns: TableColumn[];
  rows: TableCell[][];
}

/** A row's cell of a column of format "estimate": 1 in CSV, a word in workbooks. docs/definitions.md, "Counts per interval" */
export const estimateCell = (isEstimate: boolean): TableCell => (isEstimate ? 1 : null);

/** True if a row of a table is an estimate. */
export function hasEstimates({ columns, rows }: Table): boolean {
  const place = columns.findIndex(({ format }) => format === "estimate");
  return rows.some((row) => row[place] === 1);
}
