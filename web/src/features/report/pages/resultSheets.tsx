import type { EstimatedFigure } from "../../../graphql/generated";
import { dailyPercentileChart } from "../../../shared/chart/kinds/dailyCharts";
import { marked } from "../../../shared/estimate/marked";
import { isSmallSample } from "../../../shared/number/sample";
import { countIn } from "../figures/countIn";
import { dayWithCuts } from "../figures/dayWithCuts";
import { isOnWeekend } from "../figures/isOnWeekend";
import { markingOf } from "../figures/marked";
import { pagedTable } from "../parts/pagedTable";
import { ReportChart } from "../parts/ReportChart";
import { ReportTable } from "../parts/ReportTable";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";

/** Up to this number of days the results are below the daily load, on one sheet. */
export const mostDaysBeside = 3;

/** Counts and speeds day by day, and of the whole period. */
function resultsTable(report: ClientReport) {
  const { t, measurement: m, number, zone } = report;
  const days = m.resultsTable ?? [];
  const measured = countIn(
    days.map(({ measurements }) => measurements),
    report,
  );
  const counted = countIn(
    days.map(({ vehicles }) => vehicles),
    report,
  );
  const mark = markingOf(m);
  const percentile = (value: number | null, vehicles: number | null) =>
    value !== null && isSmallSample(vehicles) ? `${number(value)}*` : number(value);
  // A day has one mark for all its figures: those that are exact for the whole period are exact for each.
  const ofDay = (isEstimated: boolean | null) => (text: string, figure: EstimatedFigure) =>
    isEstimated ? mark(text, figure) : text;
  const countsOf = new Map(m.dailyTable?.map(({ date, isEstimate: isEstimated }) => [date, isEstimated]));
  const { v85, v50, v30, sampleSize } = m.percentiles;
  return {
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
    rows: days.map((day) => {
      const speed = ofDay(day.isEstimate);
      const count = (text: string) => marked(text, countsOf.get(day.date) ?? false);
      return {
        key: day.date,
        isTinted: isOnWeekend(day.date, zone),
        cells: [
          dayWithCuts(day.date, report),
          count(measured(day.measurements)),
          count(counted(day.vehicles)),
          speed(number(day.averageSpeed, 1), "AVERAGE_SPEED"),
          number(day.maxSpeed),
          speed(percentile(day.v85, day.vehicles), "PERCENTILES"),
          speed(percentile(day.v50, day.vehicles), "PERCENTILES"),
          speed(percentile(day.v30, day.vehicles), "PERCENTILES"),
        ],
      };
    }),
    total: [
      t("wholePeriod"),
      mark(number(m.totalMeasurements), "TOTAL_MEASUREMENTS"),
      mark(number(m.totalVehicles), "TOTAL_VEHICLES"),
      mark(number(m.averageSpeed, 1), "AVERAGE_SPEED"),
      number(m.maxSpeed),
      mark(percentile(v85, sampleSize), "PERCENTILES"),
      mark(percentile(v50, sampleSize), "PERCENTILES"),
      mark(percentile(v30, sampleSize), "PERCENTILES"),
    ],
    className: "report-table-results",
  };
}

const noteOf = ({ t, measurement }: ClientReport): string | undefined =>
  measurement.resultsTable?.some(({ vehicles }) => isSmallSample(vehicles))
    ? t("smallSampleMark")
    : undefined;

/** Results of few days, for a sheet with room left. */
export function ShortResults({ report }: { report: ClientReport }) {
  const { t } = report;
  const note = noteOf(report);
  return (
    <>
      <h2>{t("results")}</h2>
      <ReportTable caption={t("resultsTable")} {...resultsTable(report)} />
      {note === undefined ? null : <p className="report-note">{note}</p>}
    </>
  );
}

/** Results of more days than that, on sheets of their own. */
export function resultSheets(report: ClientReport): Sheet[] {
  const { t, hasSpeeds, chart, measurement: m } = report;
  const days = m.resultsTable ?? [];
  // The results of few days are below the daily load, if there is one.
  const isBeside = days.length <= mostDaysBeside && (m.dailyTable ?? m.vehiclesPerDay ?? []).length > 0;
  if (!hasSpeeds || isBeside) return [];
  const model = dailyPercentileChart(m, days, chart);
  return pagedTable({
    ...resultsTable(report),
    id: "results",
    heading: t("results"),
    continued: t("continued", { subject: t("results") }),
    caption: (sheet, sheets) => (sheets === 1 ? t("resultsTable") : t("resultsTablePart", { sheet, sheets })),
    note: noteOf(report),
    below: model.empty
      ? null
      : (height) => <ReportChart model={model} height={height} noData={t("noData")} />,
  });
}
