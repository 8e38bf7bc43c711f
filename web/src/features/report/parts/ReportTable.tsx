import type { ReactNode } from "react";

export type TableRow = {
  key: string | number;
  cells: readonly ReactNode[];
  /** Set apart by a tint, such as weekends. */
  isTinted?: boolean;
};

type ReportTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Stands below the rows, where there is one. */
  total?: readonly ReactNode[];
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

function Cells({ heads, cells }: { heads: readonly string[]; cells: readonly ReactNode[] }) {
  return heads.map((head, index) =>
    index === 0 ? (
      <th key={head} scope="row">
        {cells[index]}
      </th>
    ) : (
      <td key={head}>{cells[index]}</td>
    ),
  );
}
