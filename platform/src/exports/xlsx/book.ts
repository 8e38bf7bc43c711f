import type { ExportLanguage } from "../language.js";
import type { Format } from "./styles.js";

/**
 * A number or text in its column's format, one in its own format, or an empty cell. Dates are local serials.
 */
export type Cell = string | number | null | { value: string | number | null; format: Format };

export interface Column {
  title: string;
  format: Format;
  /** In characters. */
  width: number;
}

/** Cells of a sheet: "Sheet", from column and row to column and row, counted from 1. */
export interface Range {
  sheet: string;
  column: number;
  fromRow: number;
  toRow: number;
}

export interface Chart {
  kind: "line" | "column";
  title: string;
  /** Axis titles. With `dates` the numbers of the lower axis are local dates. */
  axes: { category: string; value: string };
  dates?: "day" | "hour";
  categories: Range;
  series: { name: string; values: Range; colour: string }[];
  /** Upper left cell (counted from 0) and size in cells. */
  at: { column: number; row: number; columns: number; rows: number };
}

export interface Sheet {
  name: string;
  columns: Column[];
  /** With a header row that stays in view, can be filtered, and is printed on each page. */
  table: boolean;
  /** In chunks, so that a long table is never completely in memory. */
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
  charts?: Chart[];
}

export interface Workbook {
  title: string;
  /** Time of creation, Unix seconds. */
  created: number;
  /** For the spelling check. */
  language: ExportLanguage;
  sheets: Sheet[];
}
