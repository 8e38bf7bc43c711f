import type { CSSProperties, ReactNode } from "react";

type Cell = ReactNode | BarCell;

export type TableRow = {
  key: string | number;
  cells: readonly Cell[];
  /** Has a tinted background, such as weekends. */
  isTinted?: boolean;
};

type ReportTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Shown below the rows, if given. */
  total?: readonly Cell[];
  /** For specific widths and alignment. */
  className?: string;
};

/** A printed table: the first column names its rows, the others have figures. On a phone it scrolls by itself. */
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

/** A figure with a bar next to it, on the scale of its column. */
type BarCell = {
  /** Formatted figure. */
  text: string;
  /** Null has no bar. */
  value: number | null;
  /** Value of the column's longest bar. */
  most: number;
  /** A value for comparison, as a tick on the bar's scale. */
  mark?: number;
};

type BarStyle = CSSProperties & { "--bar"?: string; "--mark"?: string };

const share = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(4) : "0");

/** CSS variables for drawing the bar: shares of the scale. An element for each bar would make printing expensive. */
function barStyle({ value, most, mark }: BarCell): BarStyle {
  return {
    ...(value !== null && { "--bar": share(value, most) }),
    ...(mark !== undefined && { "--mark": share(mark, most) }),
  };
}
