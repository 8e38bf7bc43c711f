import { useMemo, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import type { ChartModel } from "../../shared/chart/chartModel";
import { chartTexts } from "../../shared/chart/chartTexts";
import { type GraphKind, graphKindOf } from "../../shared/chart/graphKind";
import { isTold } from "../../shared/chart/told";
import type { Interval } from "../../shared/interval/interval";
import { leftOutLength } from "../../shared/interval/leftOut";
import { leftOutTexts } from "../../shared/interval/leftOutTexts";
import { resolutionText } from "../../shared/interval/resolution";
import { chartModelOf } from "../../shared/public/chart/chartModelOf";
import { PublicChart } from "../../shared/public/chart/PublicChart";
import { titleWithUnit } from "../../shared/public/chart/titleWithUnit";
import { EmbedFoot } from "../../shared/public/embed/EmbedFoot";
import { EmbedHead } from "../../shared/public/embed/EmbedHead";
import { embedsTexts } from "../../shared/public/embedsTexts";
import { ChartSign, TableSign } from "../../shared/public/icons";
import { graphsOf } from "../../shared/public/places";
import type { PlaceTraffic } from "../../shared/public/placeTraffic";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";
import type { Fed } from "../../shared/public/useFeed";

type EmbeddedGraphViewProps = {
  traffic: Fed<PlaceTraffic>;
  interval: Interval;
  /** As in the link. */
  graph: string | null;
};

/** A graph of a place, its period, and the age of its data; its table can be shown instead. */
export function EmbeddedGraphView({ traffic, interval, graph }: EmbeddedGraphViewProps) {
  const t = useT(embedsTexts);
  const partsT = useT(publicPartsTexts);
  const leftOutT = useT(leftOutTexts);
  const language = useLanguage();
  const [isTable, setIsTable] = useState(false);
  const { data, at, fault } = traffic;
  const kind = data && shownGraph(graph, data);
  const model = useMemo(
    () => (data === undefined || kind === undefined ? null : chartModelOf(kind, data, language)),
    [data, kind, language],
  );
  if (data === undefined || kind === undefined || model === null)
    return (
      <main className="embed" aria-busy="true">
        <div className="pub-skeleton" role="status" aria-label={partsT("loading")} />
      </main>
    );
  const { place, measurement } = data;
  const known = graphKindOf(kind);
  const wholeHours = resolutionText(measurement.resolution, measurement.timeZone, language);
  const leftOut = leftOutLength(data.leftOut, language);
  return (
    <main className="embed">
      <title>{t("graphTitle", { location: place.name, graph: model.title })}</title>
      <EmbedHead
        name={place.name}
        about={titleWithUnit(model)}
        interval={interval}
        period={measurement}
        zone={measurement.timeZone}
      >
        {model.empty ? null : (
          <button
            type="button"
            className="pub-button"
            aria-label={t(isTable ? "showChart" : "showTable")}
            title={t(isTable ? "showChart" : "showTable")}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <ChartSign /> : <TableSign />}
          </button>
        )}
      </EmbedHead>
      {wholeHours === null ? null : <p className="pub-hint">{wholeHours}</p>}
      {leftOut === null ? null : (
        <p className="pub-hint" title={leftOutT("explained")}>
          {leftOutT("leftOutAlone", { length: leftOut })}
        </p>
      )}
      {known ? (
        <GraphOrTable
          model={model}
          isTable={isTable && !model.empty}
          drawn={kind}
          isUntold={!isTold(known, measurement)}
        />
      ) : (
        <p className="pub-chart-empty">{t("unknownGraph")}</p>
      )}
      <EmbedFoot of={place} staleAt={fault === null ? null : at} />
    </main>
  );
}

type GraphOrTableProps = Parameters<typeof PublicChart>[0] & { isTable: boolean };

function GraphOrTable({ isTable, ...chart }: GraphOrTableProps) {
  return isTable ? <ChartFigures model={chart.model} /> : <PublicChart {...chart} />;
}

/** Graphs of counts by hour: an embed's default. */
const byHour: ReadonlySet<GraphKind> = new Set<GraphKind>([
  "vehicleCount",
  "vehicleCountInOut",
  "pedestrians",
  "pedestriansInOut",
]);

/** Name of the graph to show: the link's, otherwise the first of the place's own that counts by hour. */
function shownGraph(wanted: string | null, { place, measurement }: PlaceTraffic): string {
  const graphs = graphsOf(place, measurement);
  return wanted ?? graphs.find((kind) => byHour.has(kind)) ?? graphs[0] ?? "vehicleCount";
}

/** The figures behind a chart as a table. */
function ChartFigures({ model }: { model: ChartModel }) {
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
