/** What a column's numbers are: instants (shown as local date or time), counts, figures with one decimal, shares of 1. */
export type ColumnFormat = "date" | "dateTime" | "text" | "integer" | "decimal" | "percent";

export interface TableColumn {
  title: string;
  format: ColumnFormat;
}

/** Null: nothing was heard, or there is no such figure; an empty cell, never 0. */
export type TableCell = string | number | null;

/** A table as CSV files and spreadsheets show it. */
export interface Table {
  columns: TableColumn[];
  rows: TableCell[][];
}
