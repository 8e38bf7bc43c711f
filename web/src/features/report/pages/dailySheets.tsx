import { averagePerHourChart } from "../../../shared/chart/kinds/columnCharts";
import { isTold } from "../../../shared/chart/told";
import { isEstimate } from "../../../shared/estimate/isEstimate";
import { marked } from "../../../shared/estimate/marked";
import { countIn } from "../figures/countIn";
import { dayWithCuts } from "../figures/dayWithCuts";
import { isOnWeekend } from "../figures/isOnWeekend";
import { markingOf } from "../figures/marked";
import { roadUserDays } from "../figures/roadUserDays";
import { pagedTable } from "../parts/pagedTable";
import { ReportChart } from "../parts/ReportChart";
import type { Sheet } from "../parts/Sheet";
import type { ClientReport } from "../reportContext";
import { mostDaysBeside, ShortResults } from "./resultSheets";

const mostOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((a, b) => Math.max(a, b ?? 0), 0);

/** The table of days, or the next best data on days. */
const daysOf = ({ measurement: { dailyTable, vehiclesPerDay, estimates } }: ClientReport) =>
  dailyTable ??
  (vehiclesPerDay ?? []).map(({ time, value }) => ({
    date: time,
    measurements: null,
    vehicles: value,
    isEstimate: isEstimate({ estimates }, "VEHICLES_PER_DAY"),
  }));

const isHoliday = (date: number, { holidays }: ClientReport): boolean =>
  holidays?.some(({ from, to }) => from <= date && date < to) ?? false;

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
  const mark = markingOf(measurement);
  const isBeside = hasSpeeds && measurement.resultsTable !== null && days.length <= mostDaysBeside;
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
    rows: days.map(({ date, measurements, vehicles, isEstimate: isEstimated }) => ({
      key: date,
      isTinted: isOnWeekend(date, zone) || isHoliday(date, report),
      cells: [
        dayWithCuts(date, report),
        ...(hasSamples ? [marked(measured(measurements), isEstimated)] : []),
        { text: marked(counted(vehicles), isEstimated), value: vehicles, most },
      ],
    })),
    total: [
      t("total"),
      ...(hasSamples ? [mark(number(measurement.totalMeasurements), "TOTAL_MEASUREMENTS")] : []),
      { text: mark(number(measurement.totalVehicles), "TOTAL_VEHICLES"), value: null, most },
    ],
    className: "report-table-daily",
    // Such a short results table would take a sheet of its own.
    below: isBeside
      ? () => <ShortResults report={report} />
      : averages && ((height) => <ReportChart model={averages} height={height} noData={t("noData")} />),
  });
}

/** People day by day, with their totals; a separate subject if vehicles by day come before. */
function peopleDays(report: ClientReport): Sheet[] {
  const { t, hasVehicles, people, measurement, number, zone } = report;
  const ofPeople = people.length === 1 && people[0] ? (`${people[0]}Days` as const) : "roadUserDays";
  const subject = t(hasVehicles ? ofPeople : "daily");
  const { cyclists, pedestrians } = measurement;
  const mark = markingOf(measurement);
  const isEstimated = isEstimate(measurement, "VEHICLES_PER_DAY");
  const days = roadUserDays(cyclists?.byHour ?? null, pedestrians?.byHour ?? null, zone);
  const columns = people.map((who) => {
    const column = days.map((day) => day[who]);
    return { who, column, text: countIn(column, report) };
  });
  const most = mostOf(columns.flatMap(({ column }) => column));
  return pagedTable({
    id: hasVehicles ? "people" : "daily",
    heading: subject,
    continued: t("continued", { subject }),
    caption: (sheet, sheets) => (sheets === 1 ? t("dailyTable") : t("dailyTablePart", { sheet, sheets })),
    heads: [t("day"), ...people.map((who) => t(`${who}Head`))],
    rows: days.map((day) => ({
      key: day.date,
      isTinted: isOnWeekend(day.date, zone) || isHoliday(day.date, report),
      cells: [
        dayWithCuts(day.date, report),
        ...columns.map(({ who, text }) => ({
          text: marked(text(day[who]), isEstimated),
          value: day[who],
          most,
        })),
      ],
    })),
    total: [
      t("total"),
      ...people.map((who) => ({
        text: mark(number(measurement[who]?.total ?? null), "TOTAL_VEHICLES"),
        value: null,
        most,
      })),
    ],
    className: "report-table-people",
    below: null,
  });
}

export function dailySheets(report: ClientReport): Sheet[] {
  if (!report.hasData) return [];
  return [
    ...(report.hasVehicles ? vehicleDays(report) : []),
    ...(report.people.length > 0 ? peopleDays(report) : []),
  ];
}
