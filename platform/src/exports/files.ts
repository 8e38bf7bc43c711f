import type { Readable } from "node:stream";
import type { Db } from "../db/tables.js";
import { leftOutIn } from "../exclusions/leftOut.store.js";
import { holidaysIn } from "../holidays/holidays.js";
import { union } from "../measurements/intervals.js";
import type { MeasuredHours, Period } from "../measurements/periodHour.js";
import { recordsOf } from "../measurements/readings.store.js";
import { readHours, readTally, readTraffic } from "../measurements/statistics.store.js";
import { stretchesOf } from "../measurements/stretch.js";
import type { PeriodTally } from "../measurements/tally.rules.js";
import { type DailyTraffic, dailyTrafficOf } from "../traffic/dailyTraffic.rules.js";
import { readFreeFlow } from "../traffic/freeFlow.store.js";
import { readQuarterHours } from "../traffic/quarterHours.store.js";
import { isShortEnough } from "../traffic/singleRecords.rules.js";
import { csvFile } from "./csv/csv.js";
import { rawCsv } from "./csv/raw.js";
import { dailyTrafficTable } from "./dailyTrafficTable.rules.js";
import { type Form, formOf } from "./form.js";
import { leftOutCell, withLeftOut, withLeftOutOfPeriod } from "./leftOutColumn.rules.js";
import { ownClassesCsvTable } from "./ownClassTable.rules.js";
import { quarterHourTable } from "./quarterHourTable.rules.js";
import { classificationWorkbook, type ReportFigures, reportWorkbook } from "./report.js";
import { type ExportSubject, periodBefore } from "./subject.js";
import { wholeHoursText } from "./summaryRows.rules.js";
import type { Table } from "./table.js";
import { dailyLoad, type LengthDirection, lengths, results } from "./tables.rules.js";

type Chunks = AsyncGenerator<Uint8Array>;

const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files that can be exported, each made in chunks, with flat memory. */
const FILES = {
  "daily.csv": dailyCsv,
  "results.csv": resultsCsv,
  "raw.csv": rawFile,
  "length-incoming.csv": lengthCsv("incoming"),
  "length-outgoing.csv": lengthCsv("outgoing"),
  "length-total.csv": lengthCsv("total"),
  "daily-traffic.csv": dailyTrafficCsv,
  "quarter-hours.csv": quarterHoursCsv,
  "own-classes.csv": ownClassesCsv,
  "classification.xlsx": workbook(classificationWorkbook),
  "report.xlsx": workbook(reportWorkbook),
} as const satisfies Record<string, (db: Db, subject: ExportSubject) => Chunks>;

export type ExportName = keyof typeof FILES;
export const EXPORT_NAMES = Object.keys(FILES) as ExportName[];

const CSV_FORM =
  "UTF-8 with byte order mark, ISO 8601 local times; an empty cell is missing, not zero. lang=sl: semicolons, decimal commas; lang=en: commas, decimal points.";

const LEFT_OUT = "last the seconds of its time that administrators' exclusions leave out (empty: none)";
const OF_PERIOD = "the seconds of the whole period that administrators' exclusions leave out (empty: none)";

/** Descriptions of the files in the API. */
export const DESCRIPTIONS: Record<ExportName, string> = {
  "daily.csv": `Each local day: radar samples, vehicles, completeness, pedestrians, cyclists, whether one of them is an estimate (1), which part of the day lies in the period where that is not all of it, ${LEFT_OUT}. ${CSV_FORM}`,
  "results.csv": `Each local day: counts, average and highest speed, V85, V50, V30, pedestrians, cyclists, whether one of them is an estimate (1), which part of the day lies in the period where that is not all of it, ${LEFT_OUT}. ${CSV_FORM}`,
  "raw.csv": `One line a reading or counted interval, in order of time. Of an interval the columns from the seventh on say its end, road users, speed and length classes (30-35:10, or in percent 30-35:12.5%; the last has no end), average and highest speed and V85 as told. What is left out has no lines; the last column has ${OF_PERIOD}. ${CSV_FORM}`,
  "length-incoming.csv": `Incoming vehicles of each local hour by length class, whether one of the counts is an estimate (1), ${LEFT_OUT}. ${CSV_FORM}`,
  "length-outgoing.csv": `Outgoing vehicles of each local hour by length class, whether one of the counts is an estimate (1), ${LEFT_OUT}. ${CSV_FORM}`,
  "length-total.csv": `Vehicles of each local hour by length class, whether one of the counts is an estimate (1), ${LEFT_OUT}. ${CSV_FORM}`,
  "daily-traffic.csv": `Each local day: type of day, vehicles, why it is in no mean of daily traffic (empty: it is in them), whether its vehicles are an estimate (1), ${LEFT_OUT}. ${CSV_FORM}`,
  "quarter-hours.csv": `Each quarter of an hour: vehicles, by direction, those of the hour that begins with it, why it is in no such hour (empty: it is known whole), ${LEFT_OUT}. 31 days at most. ${CSV_FORM}`,
  "own-classes.csv": `Vehicles of the period by the own classes of the caller's group, of speed (km/h, both borders in the class) and of length (metres, the upper one not): name, borders (empty: none), by direction (empty: unknown), all, share of those with a speed or length, whether they are an estimate (1), last ${OF_PERIOD}. Without own classes the head alone. ${CSV_FORM}`,
  "classification.xlsx":
    "Vehicles by length class: a summary with a chart, and each local hour by direction. Of a place the summary says which devices stood there, and when. Real dates, in local time.",
  "report.xlsx":
    "All figures of the period: summary with charts, speed classes, hours, days, results, length classes, the group's own classes, pedestrians and cyclists, as far as the client counts them, and the period's notes. Of a place the summary says which devices stood there, and when. With speedLimit all over the limit is as if that one had been in force, which the summary and the name of the file say; with gap so is the gap of free flow.",
};

/** True for a file that is made from single records, so that its period is limited. */
export const isOfSingleRecords = (name: ExportName) => name === "quarter-hours.csv";

/**
 * True for a file with all that is known of the period: its notes, figures over the limit, which may be asked for as
 * if another one had been in force, and those of free flow, which may be asked for with another gap.
 */
export const hasAllFigures = (name: ExportName) => name === "report.xlsx";

export const isCsv = (name: ExportName) => name.endsWith(".csv");

export function contentType(name: ExportName): string {
  return isCsv(name) ? CSV : XLSX;
}

/** A file's bytes. Nothing is read before the first chunk is requested. */
export function exportFile(db: Db, name: ExportName, subject: ExportSubject): Chunks {
  return FILES[name](db, subject);
}

const ALL_COLUMNS = { vehicles: true, speeds: true, users: true };

async function* dailyCsv(db: Db, subject: ExportSubject): Chunks {
  const tally = await readTally(db, subject.client, subject.period, true);
  const form = formOf(subject);
  const table = dailyLoad(tally.days, tally.period, form, ALL_COLUMNS);
  yield* timedCsv(db, subject, noted(table, tally, form), tally.period);
}

async function* resultsCsv(db: Db, subject: ExportSubject): Chunks {
  const tally = await readTally(db, subject.client, subject.period, true);
  const form = formOf(subject);
  const table = results(tally.days, tally.period, form, ALL_COLUMNS);
  yield* timedCsv(db, subject, noted(table, tally, form), tally.period);
}

async function* rawFile(db: Db, subject: ExportSubject): Chunks {
  const { client, period } = subject;
  const leftOut = leftOutCell(union(await leftOutOf(db, subject, period)));
  yield* rawCsv(recordsOf(db, client, period), formOf(subject), leftOut);
}

async function* ownClassesCsv(db: Db, subject: ExportSubject): Chunks {
  const { tally, ownClasses } = await readTraffic(db, subject.client, subject.period);
  const form = formOf(subject);
  const table = noted(ownClassesCsvTable(ownClasses, form), tally, form);
  const leftOut = await leftOutOf(db, subject, tally.period);
  yield* csvFile(withLeftOutOfPeriod(table, leftOut, form.texts), form);
}

async function* dailyTrafficCsv(db: Db, subject: ExportSubject): Chunks {
  const hours = await hoursOf(db, subject);
  const table = dailyTrafficTable(await dailyTraffic(subject, hours), formOf(subject));
  yield* timedCsv(db, subject, table, hours.period);
}

async function* quarterHoursCsv(db: Db, subject: ExportSubject): Chunks {
  const { client, period } = subject;
  const table = quarterHourTable(await readQuarterHours(db, client, period), formOf(subject));
  yield* timedCsv(db, subject, table, period);
}

/** A file of days, hours or quarters of an hour. @param period that the table is of */
async function* timedCsv(db: Db, subject: ExportSubject, table: Table, period: Period): Chunks {
  const form = formOf(subject);
  const leftOut = await leftOutOf(db, subject, period);
  yield* csvFile(withLeftOut(table, period, leftOut, form.texts), form);
}

const leftOutOf = (db: Db, { client }: ExportSubject, period: Period) =>
  leftOutIn(db, stretchesOf(client), period);

const hoursOf = (db: Db, { client, period }: ExportSubject) => readHours(db, client, period, "speeds");

async function dailyTraffic(
  { client, period, now }: ExportSubject,
  hours: MeasuredHours,
): Promise<DailyTraffic> {
  return dailyTrafficOf(hours, client.timeZone, now, await holidaysIn(client.timeZone, period));
}

function lengthCsv(direction: LengthDirection) {
  return async function* ofDirection(db: Db, subject: ExportSubject): Chunks {
    const { tally, lengths: byHour } = await readTraffic(db, subject.client, subject.period);
    const form = formOf(subject);
    const table = noted(lengths(byHour, direction, form), tally, form);
    yield* timedCsv(db, subject, table, tally.period);
  };
}

/** Adds the table's actual period to its first header, if hours could not be cut. */
function noted({ columns, rows }: Table, { isWidened, period }: PeriodTally, form: Form): Table {
  const [first, ...rest] = columns;
  if (!isWidened || !first) return { columns, rows };
  return {
    columns: [{ ...first, title: `${first.title} – ${wholeHoursText(period, form)}` }, ...rest],
    rows,
  };
}

function workbook(make: (subject: ExportSubject, figures: ReportFigures) => Readable) {
  return async function* ofSubject(db: Db, subject: ExportSubject): Chunks {
    const { client, period, gap } = subject;
    const { tally: now, lengths, ownClasses } = await readTraffic(db, client, period);
    const before = await readTally(db, client, periodBefore(subject), false);
    const daily = await dailyTraffic(subject, await hoursOf(db, subject));
    const quarters = isShortEnough(period) ? await readQuarterHours(db, client, period) : null;
    const freeFlow = isShortEnough(period) ? await readFreeFlow(db, client, period, gap) : null;
    const leftOut = await leftOutOf(db, subject, period);
    yield* make(subject, { now, before, lengths, ownClasses, daily, quarters, freeFlow, leftOut });
  };
}
