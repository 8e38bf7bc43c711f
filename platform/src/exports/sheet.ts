import type { Form } from "./form.js";
import { type LocalTime, offsetText } from "./localTime.js";
import type { ColumnFormat, Table, TableCell, TableColumn } from "./table.js";
import type { Cell, Column, Range, Sheet } from "./xlsx/book.js";

const WIDTHS: Record<ColumnFormat, number> = {
  text: 34,
  date: 20,
  dateTime: 20,
  integer: 14,
  decimal: 14,
  percent: 13,
  estimate: 10,
};
const OFFSET_WIDTH = 10;
const ROWS_AT_ONCE = 500;

/**
 * A table as a sheet. Times have their offset in the next column, which distinguishes the two hours of the
 * same name in autumn.
 */
export function tableSheet(name: string, table: Table, { texts, time }: Form): Sheet {
  return {
    name,
    table: true,
    columns: table.columns.flatMap((column) => sheetColumns(column, texts.offset)),
    rows: sheetRows(table, time, texts.estimate),
  };
}

function sheetColumns({ title, format }: TableColumn, offset: string): Column[] {
  const width = WIDTHS[format];
  if (format === "estimate") return [{ title, format: "text", width }];
  const column = { title, format, width };
  if (format !== "dateTime") return [column];
  return [column, { title: offset, format: "text", width: OFFSET_WIDTH }];
}

function* sheetRows({ columns, rows }: Table, time: LocalTime, estimate: string): Generator<Cell[][]> {
  for (let next = 0; next < rows.length; next += ROWS_AT_ONCE) {
    yield rows
      .slice(next, next + ROWS_AT_ONCE)
      .map((row) =>
        columns.flatMap(({ format }, index) => sheetCells(row[index] ?? null, format, time, estimate)),
      );
  }
}

function sheetCells(cell: TableCell, format: ColumnFormat, time: LocalTime, estimate: string): Cell[] {
  if (typeof cell !== "number") return [cell];
  if (format === "estimate") return [estimate];
  if (format === "date") return [Math.floor(time.serial(cell))];
  if (format === "dateTime") return [time.serial(cell), offsetText(time.offset(cell))];
  return [cell];
}

/**
 * The cells of a table's column in its sheet.
 * @param column counted from 0
 * @param rows number of first rows
 */
export function columnRange(
  sheet: string,
  { columns, rows: { length } }: Table,
  column: number,
  rows = length,
): Range {
  const before = columns.slice(0, column).flatMap((one) => sheetColumns(one, "")).length;
  return { sheet, column: before + 1, fromRow: 2, toRow: Math.max(2, rows + 1) };
}
