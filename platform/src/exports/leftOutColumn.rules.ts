import { clip, common, type Interval, seconds, union } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import type { Table } from "./table.js";
import type { Texts } from "./texts/sl.js";

/**
 * A table of days, hours or quarters of an hour with a further last column: the seconds of each row's time that its
 * figures leave out; empty where that is none. Only of CSV files: workbooks name the spans at their head.
 * @param period that the rows are of; their first cells are the instants at which they begin
 */
export function withLeftOut(
  { columns, rows }: Table,
  { start, end }: Period,
  leftOut: readonly Interval[],
  { leftOutOfRow: title }: Texts,
): Table {
  const spans = union([...leftOut]);
  return {
    columns: [...columns, { title, format: "integer" }],
    rows: rows.map((row, index) => {
      const time = { from: Number(row[0]), to: Number(rows[index + 1]?.[0] ?? end) };
      return [...row, leftOutCell(common(spans, [clip(time, start, end)]))];
    }),
  };
}

/** The same of a table whose rows are each of the whole period. */
export function withLeftOutOfPeriod(
  { columns, rows }: Table,
  leftOut: readonly Interval[],
  { leftOutOfPeriod: title }: Texts,
): Table {
  const cell = leftOutCell(union([...leftOut]));
  return { columns: [...columns, { title, format: "integer" }], rows: rows.map((row) => [...row, cell]) };
}

/** Seconds of a union of spans; null if it is empty. */
export const leftOutCell = (spans: Interval[]): number | null => seconds(spans) || null;
