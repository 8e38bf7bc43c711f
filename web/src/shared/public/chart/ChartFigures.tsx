import { useMemo } from "react";
import { useT } from "../../../i18n/useT";
import type { ChartModel } from "../../chart/chartModel";
import { chartTexts } from "../../chart/chartTexts";

/** The figures behind a chart as a table. */
export function ChartFigures({ model }: { model: ChartModel }) {
  const t = useT(chartTexts);
  const { columns, rows } = useMemo(() => model.table(), [model]);
  const label = t("tableLabel", { name: model.title });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="pub-scroll" aria-label={label} tabIndex={0}>
      <table className="pub-figures">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stand in their order.
            <tr key={index}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
