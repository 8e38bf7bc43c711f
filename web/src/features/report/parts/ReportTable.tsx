import type { ReactNode } from "react";
import { type BarCell, barStyle } from "./bar";

type Cell = ReactNode | BarCell;

export type TableRow = {
  key: string | number;
  cells: readonly Cell[];
  /** Set apart by a tint, such as weekends. */
  isTinted?: boolean;
};

type ReportTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Stands below the rows, where there is one. */
  total?: readonly Cell[];
  /** For widths and alignment of its own. */
  className?: string;
};

/** A printed table: the first column names its rows, the others hold figures. On a phone it scrolls by itself. */
export function ReportTable({ caption, heads, rows, total, className = "" }: ReportTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="report-table-area" aria-label={caption} tabIndex={0}>
      <table className={`report-table ${className}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, isTinted }) => (
            <tr key={key} className={isTinted ? "report-tinted" : undefined}>
              <Cells heads={heads} cells={cells} />
            </tr>
          ))}
        </tbody>
        {total === undefined ? null : (
          <tfoot>
            <tr>
              <Cells heads={heads} cells={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const isBar = (cell: Cell): cell is BarCell => typeof cell === "object" && cell !== null && "most" in cell;

function Cells({ heads, cells }: { heads: readonly string[]; cells: readonly Cell[] }) {
  return heads.map((head, index) => {
    const cell = cells[index];
    if (isBar(cell))
      return (
        <td key={head} className="report-bar" style={barStyle(cell)}>
          {cell.text}
        </td>
      );
    if (index > 0) return <td key={head}>{cell}</td>;
    return (
      <th key={head} scope="row">
        {cell}
      </th>
    );
  });
}
