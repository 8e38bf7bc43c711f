import type { ExportLanguage } from "../language.js";
import type { Format } from "./styles.js";

/** A number or text in its column's format, one in a format of its own, or an empty cell. Dates are local serials. */
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
  /** What the axes show; the lower one's numbers are local dates where `dates` is given. */
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
  /** With a head of titles that stays in view, can be filtered, and is printed on each page. */
  table: boolean;
  /** In chunks, so that a long table is never whole in memory. */
  rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
  charts?: Chart[];
}

export interface Workbook {
  title: string;
  /** When it was made, Unix seconds. */
  created: number;
  /** By which texts are spelled. */
  language: ExportLanguage;
  sheets: Sheet[];
}
