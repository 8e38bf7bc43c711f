import { speedClassChart } from "../../../shared/chart/kinds/speedClassChart";
import { vehicleTypeChart } from "../../../shared/chart/kinds/vehicleTypeChart";
import { toldClasses, totalOf } from "../../../shared/chart/told";
import { marked } from "../../../shared/estimate/marked";
import { shareOf } from "../../../shared/number/shareOf";
import { type ClassRow, classRows } from "../figures/classRows";
import { ReportChart } from "../parts/ReportChart";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Pixels. */
const chartHeight = 490;

/** Vehicles by speed class: the chart, and its table with the total. */
export function speedClassSheet(report: ClientReport): Sheet[] {
  const { t, chart, measurement, hasSpeeds, number, percent } = report;
  const classes = toldClasses(measurement.speedClasses);
  if (!hasSpeeds || classes === null) return [];
  const { rows, total } = classRows(classes, measurement.percentiles.sampleSize);
  const figures = ({ vehicles, share, measurements }: ClassRow) => [
    number(vehicles),
    percent(share),
    number(measurements),
  ];
  const nameOf = (from: number, to: number | null) =>
    to === null ? t("aboveClass", { speed: from - 1 }) : t("classRange", { from, to });
  return [
    {
      id: "speedClasses",
      key: "speedClasses",
      content: (
        <>
          <h2>{t("speedClasses")}</h2>
          <div className="report-halves">
            <ReportChart
              model={speedClassChart(measurement, chart)}
              height={chartHeight}
              noData={t("noData")}
            />
            <ReportTable
              caption={t("speedClassTable")}
              heads={[t("speedClass"), t("vehiclesHead"), t("share"), t("measurementsHead")]}
              rows={rows.map((row) => ({
                key: row.from,
                cells: [marked(nameOf(row.from, row.to), row.isEstimate), ...figures(row)],
              }))}
              total={[t("total"), ...figures(total)]}
              className="report-table-classes"
            />
          </div>
        </>
      ),
    },
  ];
}

/** Vehicles by length, if the device measures it. */
export function vehicleTypeSheet(report: ClientReport): Sheet[] {
  const { t, chart, measurement, number, percent } = report;
  const classes = toldClasses(measurement.lengthClasses) ?? [];
  // If one is unknown, the others are no parts of a whole.
  const total = totalOf(classes, null);
  if (classes.length === 0 || total === 0) return [];
  const model = vehicleTypeChart(measurement, chart);
  const rows = model.table().rows.map(([name = "", length = ""], index) => ({
    key: length,
    cells: [
      marked(name, classes[index]?.isEstimate ?? false),
      length,
      number(classes[index]?.vehicles ?? null),
      percent(shareOf(classes[index]?.vehicles ?? null, total)),
    ],
  }));
  const unmeasured = total === null ? 0 : (measurement.totalVehicles ?? total) - total;
  return [
    {
      id: "vehicleTypes",
      key: "vehicleTypes",
      content: (
        <>
          <h2>{t("vehicleTypes")}</h2>
          <div className="report-halves">
            <ReportChart model={model} height={chartHeight} noData={t("noData")} />
            <div>
              <ReportTable
                caption={t("vehicleTypeTable")}
                heads={[t("vehicleType"), t("length"), t("vehiclesHead"), t("share")]}
                rows={rows}
                total={[t("total"), "", number(total), percent(shareOf(total, total))]}
                className="report-table-types"
              />
              {unmeasured > 0 ? (
                <p className="report-note">
                  {t("withoutLength", { count: unmeasured, number: number(unmeasured) })}
                </p>
              ) : null}
            </div>
          </div>
        </>
      ),
    },
  ];
}
