import { dailyPercentileChart } from "../../../shared/chart/kinds/dailyCharts";
import { isSmallSample } from "../../../shared/number/sample";
import { isOnWeekend } from "../figures/days";
import { dayWithCuts } from "../figures/dayWithCuts";
import { pagedTable } from "../parts/pagedTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Days from which on a chart of them says more than the table. */
const fewestDaysOfChart = 4;

/** Counts and speeds day by day, and of the whole period. */
export function resultSheets(report: ClientReport): Sheet[] {
  const { t, hasSpeeds, chart, measurement: m, number, zone } = report;
  if (!hasSpeeds) return [];
  const days = m.resultsTable;
  const count = (value: number | null) => (value === null ? t("noValue") : number(value));
  const isSmall = (vehicles: number | null) => isSmallSample(vehicles ?? 0);
  const percentile = (value: number | null, vehicles: number | null) =>
    value !== null && isSmall(vehicles) ? `${number(value)}*` : number(value);
  const { v85, v50, v30, sampleSize } = m.percentiles;
  return pagedTable({
    id: "results",
    heading: t("results"),
    continued: t("continued", { subject: t("results") }),
    caption: (sheet, sheets) => (sheets === 1 ? t("resultsTable") : t("resultsTablePart", { sheet, sheets })),
    heads: [
      t("day"),
      t("measurementsHead"),
      t("vehiclesHead"),
      t("averageHead"),
      t("maxHead"),
      "V85",
      "V50",
      "V30",
    ],
    rows: days.map((day) => ({
      key: day.date,
      isTinted: isOnWeekend(day.date, zone),
      cells: [
        dayWithCuts(day.date, report),
        count(day.measurements),
        count(day.vehicles),
        number(day.averageSpeed, 1),
        number(day.maxSpeed),
        percentile(day.v85, day.vehicles),
        percentile(day.v50, day.vehicles),
        percentile(day.v30, day.vehicles),
      ],
    })),
    total: [
      t("wholePeriod"),
      number(m.totalMeasurements),
      number(m.totalVehicles),
      number(m.averageSpeed, 1),
      number(m.maxSpeed),
      percentile(v85, sampleSize),
      percentile(v50, sampleSize),
      percentile(v30, sampleSize),
    ],
    note: days.some(({ vehicles }) => isSmall(vehicles)) ? t("smallSampleMark") : undefined,
    className: "report-table-results",
    chart: days.length < fewestDaysOfChart ? null : dailyPercentileChart(m, days, chart),
    noData: t("noData"),
  });
}
