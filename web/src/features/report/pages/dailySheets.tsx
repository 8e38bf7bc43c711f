import { averagePerHourChart } from "../../../shared/chart/kinds/columnCharts";
import { isTold } from "../../../shared/chart/told";
import { countIn } from "../figures/countIn";
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

/** The table of days, or what else tells of them. */
const daysOf = ({ measurement: { dailyTable, vehiclesPerDay } }: ClientReport) =>
  dailyTable ??
  (vehiclesPerDay ?? []).map(({ time, value }) => ({ date: time, measurements: null, vehicles: value }));

/** Vehicles day by day, with their total. */
function vehicleDays(report: ClientReport): Sheet[] {
  const { t, kind, chart, measurement, hasSpeeds, number, zone } = report;
  const days = daysOf(report);
  const hasSamples = kind === "speed" && days.some(({ measurements }) => measurements !== null);
  const most = mostOf(days.map(({ vehicles }) => vehicles));
  const measured = countIn(
    days.map(({ measurements }) => measurements),
    report,
  );
  const counted = countIn(
    days.map(({ vehicles }) => vehicles),
    report,
  );
  const averages = isTold("averagePerHour", measurement) ? averagePerHourChart(measurement, chart) : null;
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
        ...(hasSamples ? [measured(measurements)] : []),
        { text: counted(vehicles), value: vehicles, most },
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
      hasSpeeds && measurement.resultsTable !== null && days.length <= mostDaysBeside
        ? () => <ShortResults report={report} />
        : averages && ((height) => <ReportChart model={averages} height={height} noData={t("noData")} />),
  });
}

/** People day by day, with their totals; a subject of its own where vehicles by day stand before. */
function peopleDays(report: ClientReport): Sheet[] {
  const { t, hasVehicles, measurement, number, zone } = report;
  const subject = t(hasVehicles ? "roadUserDays" : "daily");
  const { cyclists, pedestrians } = measurement;
  const days = roadUserDays(cyclists?.byHour ?? null, pedestrians?.byHour ?? null, zone);
  const most = mostOf(days.flatMap((day) => [day.cyclists, day.pedestrians]));
  const ofCyclists = countIn(
    days.map((day) => day.cyclists),
    report,
  );
  const ofPedestrians = countIn(
    days.map((day) => day.pedestrians),
    report,
  );
  return pagedTable({
    id: hasVehicles ? "people" : "daily",
    heading: subject,
    continued: t("continued", { subject }),
    caption: (sheet, sheets) => (sheets === 1 ? t("dailyTable") : t("dailyTablePart", { sheet, sheets })),
    heads: [t("day"), t("cyclistsHead"), t("pedestriansHead")],
    rows: days.map((day) => ({
      key: day.date,
      isTinted: isOnWeekend(day.date, zone),
      cells: [
        dayWithCuts(day.date, report),
        { text: ofCyclists(day.cyclists), value: day.cyclists, most },
        { text: ofPedestrians(day.pedestrians), value: day.pedestrians, most },
      ],
    })),
    total: [
      t("total"),
      { text: number(cyclists?.total ?? null), value: null, most },
      { text: number(pedestrians?.total ?? null), value: null, most },
    ],
    className: "report-table-people",
    below: null,
  });
}

/** The daily load. */
export function dailySheets(report: ClientReport): Sheet[] {
  if (!report.hasData) return [];
  return [
    ...(report.hasVehicles ? vehicleDays(report) : []),
    ...(report.hasPeople ? peopleDays(report) : []),
  ];
}
