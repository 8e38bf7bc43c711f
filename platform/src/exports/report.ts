import type { Readable } from "node:stream";
import type { LengthHour } from "../measurements/lengthTally.rules.js";
import type { PeriodTally } from "../measurements/tally.rules.js";
import { LocalTime } from "./localTime.js";
import { countedBy, hourTable, lengthClassTable, speedClasses, userTable } from "./reportTables.rules.js";
import { columnRange, tableSheet } from "./sheet.js";
import type { ExportSubject } from "./subject.js";
import { headRows, keyFigureRows, SUMMARY_COLUMNS } from "./summaryRows.rules.js";
import type { Table } from "./table.js";
import { dailyLoad, lengths, results } from "./tables.rules.js";
import { TEXTS } from "./texts.js";
import type { Cell, Chart, Range, Sheet } from "./xlsx/book.js";
import { writeWorkbook } from "./xlsx/write.js";

/** What a report is made of. */
export interface ReportFigures {
  now: PeriodTally;
  before: PeriodTally;
  lengths: LengthHour[];
}

const { sheets: NAMES } = TEXTS;
const [BLUE, ORANGE] = ["1F77B4", "E8820C"];
/** A point an hour is more than a chart can show of longer periods. */
const HOURS_IN_A_CHART = 31 * 24 + 1;
/** Rows and columns of a chart beside the summary's three columns. */
const CHART = { columns: 9, rows: 17 };
const CHART_COLUMN = 4;

/** report.xlsx: everything about a client's period, for whoever writes a report of it. */
export function reportWorkbook(
  subject: ExportSubject,
  { now, before, lengths: byLength }: ReportFigures,
): Readable {
  const { client, period } = subject;
  const time = new LocalTime(client.timeZone, period);
  const counted = countedBy(client.visionType, now);
  const hours = hourTable(now, period, time.zone, counted);
  const days = dailyLoad(now.days, period, time.zone);
  const classes = speedClasses(now);
  const users = userTable(now, period, time.zone);
  const short = now.hours.length <= HOURS_IN_A_CHART;
  const charts = [
    ...(counted.vehicles ? [short ? perHour(hours) : perDay(days)] : []),
    ...(counted.speeds ? [bySpeed(classes)] : []),
    ...(counted.users ? [usersPerHour(users)] : []),
  ].map((chart, index) => ({ ...chart, at: place(index) }));
  const limit: Cell[][] = counted.speeds ? [[TEXTS.limit, TEXTS.kmh(client.speedLimit)]] : [];
  const summary = [
    ...headRows(client.name, subject, now, time),
    ...limit,
    [],
    ...keyFigureRows(now, before, client.speedLimit, counted),
  ];
  const vehicles = counted.vehicles
    ? [
        tableSheet(NAMES.hours, hours, time),
        tableSheet(NAMES.days, days, time),
        tableSheet(NAMES.results, results(now.days, time.zone, counted.speeds), time),
      ]
    : [];
  return writeWorkbook({
    title: TEXTS.reportTitle(client.name),
    created: subject.now,
    sheets: [
      summarySheet(summary, charts),
      ...(counted.speeds ? [tableSheet(NAMES.speedClasses, classes, time)] : []),
      ...vehicles,
      ...(counted.lengths ? [tableSheet(NAMES.lengths, lengthClassTable(byLength), time)] : []),
      ...(counted.users ? [tableSheet(NAMES.users, users, time)] : []),
    ],
  });
}

/** classification.xlsx: vehicles by length, the whole period and hour by hour. */
export function classificationWorkbook(
  subject: ExportSubject,
  { now, lengths: byLength }: ReportFigures,
): Readable {
  const { client, period } = subject;
  const time = new LocalTime(client.timeZone, period);
  const classes = lengthClassTable(byLength);
  const head = headRows(client.name, subject, now, time);
  const chart = { ...byLengthClass(classes), at: { column: 0, row: head.length + 1, columns: 3, rows: 22 } };
  const direction = (name: string, which: "incoming" | "outgoing" | "total") =>
    tableSheet(name, lengths(byLength, which, time.zone), time);
  return writeWorkbook({
    title: TEXTS.classificationTitle(client.name),
    created: subject.now,
    sheets: [
      summarySheet(head, [chart]),
      tableSheet(NAMES.lengths, classes, time),
      direction(NAMES.incoming, "incoming"),
      direction(NAMES.outgoing, "outgoing"),
      direction(NAMES.total, "total"),
    ],
  });
}

function summarySheet(rows: Cell[][], charts: Chart[]): Sheet {
  return { name: NAMES.summary, table: false, columns: SUMMARY_COLUMNS, rows: [rows], charts };
}

type Unplaced = Omit<Chart, "at">;

function perHour(hours: Table): Unplaced {
  return {
    kind: "line",
    title: TEXTS.vehiclesPerHour,
    axes: { category: TEXTS.hour, value: TEXTS.vehicles },
    dates: "dd.mm. hh:mm",
    categories: columnRange(NAMES.hours, hours, 0),
    series: [{ name: TEXTS.vehicles, values: columnRange(NAMES.hours, hours, 1), colour: BLUE }],
  };
}

function perDay(days: Table): Unplaced {
  return {
    kind: "column",
    title: TEXTS.vehiclesPerDay,
    axes: { category: TEXTS.day, value: TEXTS.vehicles },
    dates: "dd.mm.",
    categories: columnRange(NAMES.days, days, 0),
    series: [{ name: TEXTS.vehicles, values: columnRange(NAMES.days, days, 2), colour: BLUE }],
  };
}

function bySpeed(classes: Table): Unplaced {
  const range = classRange(NAMES.speedClasses, classes);
  return {
    kind: "column",
    title: TEXTS.vehiclesBySpeed,
    axes: { category: TEXTS.speedClass, value: TEXTS.vehicles },
    categories: range(0),
    series: [{ name: TEXTS.vehicles, values: range(1), colour: BLUE }],
  };
}

function usersPerHour(users: Table): Unplaced {
  return {
    kind: "line",
    title: TEXTS.usersPerHour,
    axes: { category: TEXTS.hour, value: TEXTS.countAxis },
    dates: "dd.mm. hh:mm",
    categories: columnRange(NAMES.users, users, 0),
    series: [
      { name: TEXTS.pedestrians, values: columnRange(NAMES.users, users, 1), colour: BLUE },
      { name: TEXTS.cyclists, values: columnRange(NAMES.users, users, 4), colour: ORANGE },
    ],
  };
}

function byLengthClass(classes: Table): Unplaced {
  const range = classRange(NAMES.lengths, classes);
  return {
    kind: "column",
    title: TEXTS.vehiclesByLength,
    axes: { category: TEXTS.lengthClass, value: TEXTS.vehicles },
    categories: range(0),
    series: [
      { name: TEXTS.incoming, values: range(1), colour: BLUE },
      { name: TEXTS.outgoing, values: range(2), colour: ORANGE },
    ],
  };
}

/** A column of classes without the row of the total. */
function classRange(sheet: string, classes: Table): (column: number) => Range {
  return (column) => columnRange(sheet, classes, column, classes.rows.length - 1);
}

/** One below the other, beside the figures. */
function place(index: number): Chart["at"] {
  return { column: CHART_COLUMN, row: 1 + index * (CHART.rows + 1), ...CHART };
}
