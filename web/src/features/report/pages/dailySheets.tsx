import { averagePerHourChart } from "../../../shared/chart/kinds/columnCharts";
import { isOnWeekend } from "../figures/days";
import { dayWithCuts } from "../figures/dayWithCuts";
import { roadUserDays } from "../figures/roadUserDays";
import { pagedTable } from "../parts/pagedTable";
import { ReportChart } from "../parts/ReportChart";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";
import { mostDaysBeside, ShortResults } from "./resultSheets";

const mostOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((a, b) => Math.max(a, b ?? 0), 0);

/** Vehicles day by day, with their total. */
function vehicleDays(report: ClientReport): Sheet[] {
  const { t, kind, chart, measurement, hasSpeeds, number, zone } = report;
  const days = measurement.dailyTable;
  const hasSamples = kind === "speed";
  const most = mostOf(days.map(({ vehicles }) => vehicles));
  const count = (value: number | null) => (value === null ? t("noValue") : number(value));
  return pagedTable({
    id: "daily",
    heading: t("daily"),
    continued: t("continued", { subject: t("daily") }),
    caption: (sheet, sheets) => (sheets === 1 ? t("dailyTable") : t("dailyTablePart", { sheet, sheets })),
    heads: [
      t("day"),
      ...(hasSamples ? [t("measurementsHead")] : []),
      t(kind === "bikeCounter" ? "cyclistsHead" : "vehiclesHead"),
    ],
    rows: days.map(({ date, measurements, vehicles }) => ({
      key: date,
      isTinted: isOnWeekend(date, zone),
      cells: [
        dayWithCuts(date, report),
        ...(hasSamples ? [count(measurements)] : []),
        { text: count(vehicles), value: vehicles, most },
      ],
    })),
    total: [
      t("total"),
      ...(hasSamples ? [number(measurement.totalMeasurements)] : []),
      { text: number(measurement.totalVehicles), value: null, most },
    ],
    className: "report-table-daily",
    // A table of so few results would stand alone on a sheet of its own.
    below:
      hasSpeeds && days.length <= mostDaysBeside
        ? () => <ShortResults report={report} />
        : (height) => (
            <ReportChart
              model={averagePerHourChart(measurement, chart)}
              height={height}
              noData={t("noData")}
            />
          ),
  });
}

/** People day by day, with their totals. */
function peopleDays(report: ClientReport): Sheet[] {
  const { t, measurement, number, zone } = report;
  const { cyclists, pedestrians } = measurement;
  const days = roadUserDays(cyclists.byHour, pedestrians.byHour, zone);
  const most = mostOf(days.flatMap((day) => [day.cyclists, day.pedestrians]));
  const count = (value: number | null) => (value === null ? t("noValue") : number(value));
  return pagedTable({
    id: "daily",
    heading: t("daily"),
    continued: t("continued", { subject: t("daily") }),
    caption: (sheet, sheets) => (sheets === 1 ? t("dailyTable") : t("dailyTablePart", { sheet, sheets })),
    heads: [t("day"), t("cyclistsHead"), t("pedestriansHead")],
    rows: days.map((day) => ({
      key: day.date,
      isTinted: isOnWeekend(day.date, zone),
      cells: [
        dayWithCuts(day.date, report),
        { text: count(day.cyclists), value: day.cyclists, most },
        { text: count(day.pedestrians), value: day.pedestrians, most },
      ],
    })),
    total: [
      t("total"),
      { text: number(cyclists.total), value: null, most },
      { text: number(pedestrians.total), value: null, most },
    ],
    className: "report-table-people",
    below: null,
  });
}

/** The daily load. */
export function dailySheets(report: ClientReport): Sheet[] {
  if (!report.hasData) return [];
  return report.kind === "visionBike" ? peopleDays(report) : vehicleDays(report);
}
