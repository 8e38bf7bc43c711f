import type { ReactNode } from "react";
import { inSheets, roomForChart, rowsPerSheet } from "../figures/paging";
import { ReportTable, type TableRow } from "./ReportTable";
import type { Sheet } from "./Sheet";

/** `height`: in rows of one line; default: 1. */
type PagedRow = TableRow & { height?: number };

const heightOf = ({ height = 1 }: PagedRow) => height;

type PagedTable = {
  id: string;
  heading: string;
  /** Replaces the heading on further sheets. */
  continued: string;
  /** Caption for one of several sheets, or for the only one. */
  caption: (sheet: number, sheets: number) => string;
  heads: readonly string[];
  rows: readonly PagedRow[];
  /** Null: nothing is added up. */
  total: TableRow["cells"] | null;
  /** Shown below the table. */
  note?: string;
  className: string;
  /** Content for the rest of the last sheet, by its height in pixels; null: none. */
  below: ((height: number) => ReactNode) | null;
};

const inPages = (rows: readonly PagedRow[]) => inSheets(rows, rowsPerSheet, heightOf);

const roomUnder = (portion: readonly PagedRow[]) =>
  roomForChart(portion.reduce((sum, row) => sum + heightOf(row), 0));

/** Height in pixels below the table's last sheet; null: too little. */
export const roomBelow = (rows: readonly PagedRow[]): number | null => roomUnder(inPages(rows).at(-1) ?? []);

/** A table over as many sheets as it needs, with its total on the last. */
export function pagedTable({ rows, ...table }: PagedTable): Sheet[] {
  const portions = inPages(rows);
  return portions.map((portion, index) => {
    const isLast = index === portions.length - 1;
    const height = isLast ? roomUnder(portion) : null;
    return {
      id: table.id,
      key: `${table.id}${index + 1}`,
      content: (
        <>
          {index === 0 ? <h2>{table.heading}</h2> : <p className="report-continued">{table.continued}</p>}
          <ReportTable
            caption={table.caption(index + 1, portions.length)}
            heads={table.heads}
            rows={portion}
            total={isLast ? (table.total ?? undefined) : undefined}
            className={table.className}
          />
          {table.note === undefined ? null : <p className="report-note">{table.note}</p>}
          {height === null ? null : table.below?.(height)}
        </>
      ),
    };
  });
}
