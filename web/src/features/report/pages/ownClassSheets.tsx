import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { ownLengthClassChart, ownRows, ownSpeedClassChart } from "../../../shared/chart/kinds/ownClassCharts";
import { totalOf } from "../../../shared/chart/told";
import { directionName } from "../../../shared/directions/directionName";
import { marked } from "../../../shared/estimate/marked";
import { classRanges } from "../../../shared/own-classes/classRanges";
import { ReportChart } from "../parts/ReportChart";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Pixels. */
const chartHeight = 490;
/** More rows are lower, so that they fit on their sheet. */
const mostHigh = 9;

/** Vehicles by the group's own classes of speed, if it states any. */
export const ownSpeedClassSheet = (report: ClientReport): Sheet[] =>
  report.hasSpeeds ? ownClassSheet(report, "speeds") : [];

/** The same by length, if the device measures it. */
export const ownLengthClassSheet = (report: ClientReport): Sheet[] => ownClassSheet(report, "lengths");

const OwnName = ({ name }: { name: string }) => <span className="report-name">{name}</span>;

function ownClassSheet(report: ClientReport, axis: ClassAxis): Sheet[] {
  const { t, chart, measurement, number, percent, language } = report;
  const rows = ownRows(measurement, axis) ?? [];
  const total = totalOf(rows, axis === "speeds" ? measurement.percentiles.sampleSize : null);
  if (rows.length === 0 || total === 0 || rows.every(({ vehicles }) => vehicles === null)) return [];
  const isNamed = rows.some(({ name }) => name !== null);
  const hasDirections = rows.some(({ incoming, outgoing }) => incoming !== null || outgoing !== null);
  const sum = (of: (row: (typeof rows)[number]) => number | null) =>
    totalOf(
      rows.map((row) => ({ vehicles: of(row) })),
      null,
    );
  const directions = (incoming: number | null, outgoing: number | null) =>
    hasDirections ? [number(incoming), number(outgoing)] : [];
  const isSpeed = axis === "speeds";
  const model = (isSpeed ? ownSpeedClassChart : ownLengthClassChart)(measurement, chart);
  const ranges = classRanges(axis, rows, language);
  const unit = isSpeed ? ` ${t("kmh")}` : "";
  return [
    {
      id: isSpeed ? "ownSpeedClasses" : "ownLengthClasses",
      key: isSpeed ? "ownSpeedClasses" : "ownLengthClasses",
      content: (
        <>
          <h2>{t(isSpeed ? "ownSpeedClasses" : "ownLengthClasses")}</h2>
          <div className="report-halves">
            <ReportChart model={model} height={chartHeight} noData={t("noData")} />
            <div>
              <ReportTable
                caption={t(isSpeed ? "ownSpeedClassTable" : "ownLengthClassTable")}
                heads={[
                  t(isSpeed ? "speedClass" : "length"),
                  ...(isNamed ? [t("className")] : []),
                  ...(hasDirections
                    ? (["INCOMING", "OUTGOING"] as const).map((way) =>
                        directionName(way, chart.directions, t(way), language),
                      )
                    : []),
                  t("vehiclesHead"),
                  t("share"),
                ]}
                rows={rows.map((row, index) => ({
                  key: row.from,
                  cells: [
                    marked(`${ranges[index] ?? ""}${unit}`, row.isEstimate),
                    ...(isNamed ? [<OwnName key="name" name={row.name ?? ""} />] : []),
                    ...directions(row.incoming, row.outgoing),
                    number(row.vehicles),
                    percent(row.percentage),
                  ],
                }))}
                total={[
                  t("total"),
                  ...(isNamed ? [""] : []),
                  ...directions(
                    sum(({ incoming }) => incoming),
                    sum(({ outgoing }) => outgoing),
                  ),
                  number(total),
                  percent(total === null ? null : 100),
                ]}
                className={`report-table-${rows.length > mostHigh ? "traffic" : "classes"}${isNamed ? " report-table-named" : ""}`}
              />
              <p className="report-note">{t(isSpeed ? "ownSpeedsAre" : "ownLengthsAre")}</p>
            </div>
          </div>
        </>
      ),
    },
  ];
}
