import type { Readable } from "node:stream";
import type { LeftOut } from "../exclusions/leftOut.rules.js";
import { estimatesOf } from "../measurements/estimates.rules.js";
import type { LimitedTally } from "../measurements/figures.rules.js";
import type { LengthHour } from "../measurements/lengthTally.rules.js";
import type { OwnClassFigures } from "../measurements/ownClasses.rules.js";
import { limitsIn, limitsOf } from "../measurements/speedLimits.rules.js";
import type { DailyTraffic } from "../traffic/dailyTraffic.rules.js";
import type { FreeFlowOfPeriod } from "../traffic/freeFlow.rules.js";
import type { QuarterHours } from "../traffic/quarterHours.rules.js";
import { dailyTrafficRows, dailyTrafficTable } from "./dailyTrafficTable.rules.js";
import { workbookFormOf } from "./form.js";
import { freeFlowRows } from "./freeFlowRows.rules.js";
import { noteTable, noteTime } from "./noteTable.rules.js";
import { ownClassTable } from "./ownClassTable.rules.js";
import { peakHourRows, quarterHourTable } from "./quarterHourTable.rules.js";
import { countedBy, hourTable, lengthClassTable, speedClasses, userTable } from "./reportTables.rules.js";
import { columnRange, tableSheet } from "./sheet.js";
import type { ExportSubject } from "./subject.js";
import { headRows, keyFigureRows, leftOutRows, SUMMARY_COLUMNS } from "./summaryRows.rules.js";
import { hasEstimates, type Table } from "./table.js";
import { dailyLoad, lengths, results } from "./tables.rules.js";
import type { Texts } from "./texts/sl.js";
import type { Cell, Chart, Range, Sheet } from "./xlsx/book.js";
import { writeWorkbook } from "./xlsx/write.js";

export interface ReportFigures {
  now: LimitedTally;
  before: LimitedTally;
  lengths: LengthHour[];
  ownClasses: OwnClassFigures;
  daily: DailyTraffic;
  /** null: the period is too long for them. */
  quarters: QuarterHours | null;
  /** null likewise. */
  freeFlow: FreeFlowOfPeriod | null;
  /** What the figures leave out. */
  leftOut: readonly LeftOut[];
}

const [BLUE, ORANGE] = ["1F77B4", "E8820C"];
/** More hourly points than a chart can show for longer periods. */
const HOURS_IN_A_CHART = 31 * 24 + 1;
/** Rows and columns of a chart next to the summary's three columns. */
const CHART = { columns: 9, rows: 17 };
const CHART_COLUMN = 4;

/** report.xlsx: everything about a client's period, for people who write reports. */
export function reportWorkbook(
  subject: ExportSubject,
  { now, before, lengths: byLength, ownClasses, daily, quarters, freeFlow, leftOut }: ReportFigures,
): Readable {
  const { client } = subject;
  const form = workbookFormOf(subject);
  const { texts } = form;
  const { sheets: names } = texts;
  const counted = countedBy(client.visionType, now);
  const hours = hourTable(now, now.period, form, counted);
  const days = dailyLoad(now.days, now.period, form, counted);
  const classes = speedClasses(now, texts);
  const users = userTable(now, now.period, form);
  const byDay = results(now.days, now.period, form, counted);
  const types = lengthClassTable(byLength, now, texts);
  const ownSpeeds = ownClasses.speeds ? [ownClassTable(ownClasses.speeds, "speeds", form)] : [];
  const ownLengths = ownClasses.lengths ? [ownClassTable(ownClasses.lengths, "lengths", form)] : [];
  const short = now.hours.length <= HOURS_IN_A_CHART;
  const charts = [
    ...(counted.vehicles ? [short ? perHour(hours, texts) : perDay(days, texts)] : []),
    ...(counted.speeds ? [bySpeed(classes, texts)] : []),
    ...(counted.users ? [usersPerHour(users, texts)] : []),
  ].map((chart, index) => ({ ...chart, at: place(index) }));
  const limits = limitsIn(limitsOf(client), subject.period);
  const limitName = client.isAssumed ? texts.assumedLimit : texts.limit;
  const limitText = limits
    .map(({ from, speedLimit }, index) =>
      index === 0 ? texts.kmh(speedLimit) : texts.limitSince(speedLimit, form.time.text(from)),
    )
    .join(", ");
  const limit: Cell[][] = counted.speeds ? [[limitName, limitText]] : [];
  const summary = [
    ...headRows(client.name, subject, now, form),
    ...limit,
    ...leftOutRows(leftOut, form),
    [],
    ...keyFigureRows(now, before, counted, form),
    ...(counted.vehicles ? [[], ...dailyTrafficRows(daily, form), [], ...peakHourRows(quarters, form)] : []),
    ...(counted.speeds && freeFlow ? [[], ...freeFlowRows(freeFlow, subject.gap, form)] : []),
    ...estimateNote(
      [hours, days, classes, users, byDay, types, ...ownSpeeds, ...ownLengths],
      texts,
      estimatesOf(now).length > 0,
    ),
  ];
  const vehicles = counted.vehicles
    ? [
        tableSheet(names.hours, hours, form),
        tableSheet(names.days, days, form),
        tableSheet(names.results, byDay, form),
        tableSheet(names.dailyTraffic, dailyTrafficTable(daily, form), form),
        ...(quarters ? [tableSheet(names.quarters, quarterHourTable(quarters, form), form)] : []),
      ]
    : [tableSheet(names.days, days, form)];
  const { notes } = subject;
  const noteSheets =
    notes.length === 0
      ? []
      : [tableSheet(names.notes, noteTable(notes, form), { ...form, time: noteTime(notes, form.time) })];
  return writeWorkbook({
    title: texts.reportTitle(client.name),
    created: subject.now,
    language: subject.language,
    sheets: [
      summarySheet(names.summary, summary, charts),
      ...(counted.speeds ? [tableSheet(names.speedClasses, classes, form)] : []),
      ...(counted.speeds ? ownSpeeds.map((table) => tableSheet(names.ownSpeeds, table, form)) : []),
      ...vehicles,
      ...(counted.lengths ? [tableSheet(names.lengths, types, form)] : []),
      ...(counted.lengths ? ownLengths.map((table) => tableSheet(names.ownLengths, table, form)) : []),
      ...(counted.users ? [tableSheet(names.users, users, form)] : []),
      ...noteSheets,
    ],
  });
}

/** classification.xlsx: vehicles by length, the whole period and hour by hour. */
export function classificationWorkbook(
  subject: ExportSubject,
  { now, lengths: byLength, leftOut }: ReportFigures,
): Readable {
  const { client } = subject;
  const form = workbookFormOf(subject);
  const { texts } = form;
  const { sheets: names } = texts;
  const classes = lengthClassTable(byLength, now, texts);
  const tables = (["incoming", "outgoing", "total"] as const).map((which) => lengths(byLength, which, form));
  const head = [
    ...headRows(client.name, subject, now, form),
    ...leftOutRows(leftOut, form),
    ...estimateNote([classes, ...tables], texts),
  ];
  const chart = {
    ...byLengthClass(classes, texts),
    at: { column: 0, row: head.length + 1, columns: 3, rows: 22 },
  };
  return writeWorkbook({
    title: texts.classificationTitle(client.name),
    created: subject.now,
    language: subject.language,
    sheets: [
      summarySheet(names.summary, head, [chart]),
      tableSheet(names.lengths, classes, form),
      ...[names.incoming, names.outgoing, names.total].flatMap((name, index) => {
        const table = tables[index];
        return table ? [tableSheet(name, table, form)] : [];
      }),
    ],
  });
}

/** Explains the word for estimates, if one of the sheets contains it. */
function estimateNote(tables: Table[], { estimateNote: note }: Texts, isAny = false): Cell[][] {
  return isAny || tables.some(hasEstimates) ? [[note]] : [];
}

function summarySheet(name: string, rows: Cell[][], charts: Chart[]): Sheet {
  return { name, table: false, columns: SUMMARY_COLUMNS, rows: [rows], charts };
}

type Unplaced = Omit<Chart, "at">;

function perHour(hours: Table, texts: Texts): Unplaced {
  return {
    kind: "line",
    title: texts.vehiclesPerHour,
    axes: { category: texts.hour, value: texts.vehicles },
    dates: "hour",
    categories: columnRange(texts.sheets.hours, hours, 0),
    series: [{ name: texts.vehicles, values: columnRange(texts.sheets.hours, hours, 1), colour: BLUE }],
  };
}

function perDay(days: Table, texts: Texts): Unplaced {
  return {
    kind: "column",
    title: texts.vehiclesPerDay,
    axes: { category: texts.day, value: texts.vehicles },
    dates: "day",
    categories: columnRange(texts.sheets.days, days, 0),
    series: [{ name: texts.vehicles, values: columnRange(texts.sheets.days, days, 2), colour: BLUE }],
  };
}

function bySpeed(classes: Table, texts: Texts): Unplaced {
  const range = classRange(texts.sheets.speedClasses, classes);
  return {
    kind: "column",
    title: texts.vehiclesBySpeed,
    axes: { category: texts.speedClass, value: texts.vehicles },
    categories: range(0),
    series: [{ name: texts.vehicles, values: range(1), colour: BLUE }],
  };
}

function usersPerHour(users: Table, texts: Texts): Unplaced {
  return {
    kind: "line",
    title: texts.usersPerHour,
    axes: { category: texts.hour, value: texts.countAxis },
    dates: "hour",
    categories: columnRange(texts.sheets.users, users, 0),
    series: [
      { name: texts.pedestrians, values: columnRange(texts.sheets.users, users, 1), colour: BLUE },
      { name: texts.cyclists, values: columnRange(texts.sheets.users, users, 4), colour: ORANGE },
    ],
  };
}

function byLengthClass(classes: Table, texts: Texts): Unplaced {
  const range = classRange(texts.sheets.lengths, classes);
  return {
    kind: "column",
    title: texts.vehiclesByLength,
    axes: { category: texts.lengthClass, value: texts.vehicles },
    categories: range(0),
    series: [
      { name: texts.incoming, values: range(1), colour: BLUE },
      { name: texts.outgoing, values: range(2), colour: ORANGE },
    ],
  };
}

/** A column of classes without the total row. */
function classRange(sheet: string, classes: Table): (column: number) => Range {
  return (column) => columnRange(sheet, classes, column, classes.rows.length - 1);
}

/** One below the other, next to the figures. */
function place(index: number): Chart["at"] {
  return { column: CHART_COLUMN, row: 1 + index * (CHART.rows + 1), ...CHART };
}
