import { speedClassChart } from "../../../shared/chart/kinds/speedClassChart";
import { vehicleTypeChart } from "../../../shared/chart/kinds/vehicleTypeChart";
import { wholeClasses } from "../../../shared/chart/told";
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
  const classes = wholeClasses(measurement.speedClasses);
  if (!hasSpeeds || classes === null) return [];
  const { rows, total } = classRows(classes);
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
                cells: [nameOf(row.from, row.to), ...figures(row)],
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

/** Vehicles by length, where the device measures that. */
export function vehicleTypeSheet(report: ClientReport): Sheet[] {
  const { t, chart, measurement, number, percent } = report;
  const counts = (wholeClasses(measurement.lengthClasses) ?? []).map(({ vehicles }) => vehicles);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const model = vehicleTypeChart(measurement, chart);
  const rows = model.table().rows.map(([name = "", length = ""], index) => ({
    key: length,
    cells: [name, length, number(counts[index] ?? 0), percent(shareOf(counts[index] ?? 0, total))],
  }));
  const unmeasured = (measurement.totalVehicles ?? total) - total;
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
                total={[t("total"), "", number(total), percent(100)]}
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
