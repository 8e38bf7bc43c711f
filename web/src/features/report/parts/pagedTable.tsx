import type { ReactNode } from "react";
import { inSheets, roomForChart } from "../figures/paging";
import { ReportTable, type TableRow } from "./ReportTable";
import type { Sheet } from "./Sheet";

type PagedTable = {
  id: string;
  heading: string;
  /** Replaces the heading on further sheets. */
  continued: string;
  /** Caption for one of several sheets, or for the only one. */
  caption: (sheet: number, sheets: number) => string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Null: nothing is added up. */
  total: TableRow["cells"] | null;
  /** Shown below the table. */
  note?: string;
  className: string;
  /** Content for the rest of the last sheet, by its height in pixels; null: none. */
  below: ((height: number) => ReactNode) | null;
};

/** A table over as many sheets as it needs, with its total on the last. */
export function pagedTable({ rows, ...table }: PagedTable): Sheet[] {
  const portions = inSheets(rows);
  return portions.map((portion, index) => {
    const isLast = index === portions.length - 1;
    const height = isLast ? roomForChart(portion.length) : null;
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
