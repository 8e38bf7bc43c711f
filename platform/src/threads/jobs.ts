import { readCalendar } from "../calendars/events.rules.js";
import type { Db } from "../db/tables.js";
import { type ReportingClient, readSeries } from "../diagnostics/store.js";
import { type LeftOutSeconds, leftOutSeconds } from "../exclusions/leftOut.store.js";
import { type ExportName, exportFile } from "../exports/files.js";
import { gzipped } from "../exports/gzipped.js";
import type { ExportSubject } from "../exports/subject.js";
import { readFleetCompleteness } from "../fleet/completeness.store.js";
import { jsonList } from "../http/jsonList.js";
import type { Paging } from "../http/paging.js";
import { coverageOfReadings } from "../imports/coverage.js";
import { lookAt } from "../imports/look.store.js";
import { findMissing } from "../imports/missingRows.store.js";
import { importFrames } from "../imports/reading.js";
import { refusedFile } from "../imports/refusedFile.js";
import { type ComparedPeriod, readComparison } from "../measurements/comparison.store.js";
import type { Period } from "../measurements/periodHour.js";
import { toReadingJson } from "../measurements/readingJson.js";
import { pageOfReadings } from "../measurements/readingPage.store.js";
import {
  type MeasuredClient,
  type PeriodStatistics,
  readStatistics,
  readStatisticsOfEach,
  readSummaries,
} from "../measurements/statistics.store.js";
import type { Stretched } from "../measurements/stretch.js";
import { figuresOfTypes, type MeasurementType, partOf } from "../measurements/types.rules.js";
import { type MoveHintInput, moveHintOf } from "../places/hint.store.js";
import { largestTables } from "../system/tableSizes.store.js";
import { type DailyTrafficInput, readDailyTraffic } from "../traffic/dailyTraffic.store.js";
import { freeFlowAnswer } from "../traffic/freeFlow.store.js";
import { quarterHoursAnswer } from "../traffic/quarterHours.store.js";
import { type LabelExport, labelFile } from "../videos/labelFile.js";

interface StatisticsInput {
  period: Period;
  previous: Period;
  types: MeasurementType[];
}
type StatisticsOfOne = StatisticsInput & { client: MeasuredClient };
type StatisticsOfEach = StatisticsInput & { clients: MeasuredClient[] };

interface ExportInput {
  name: ExportName;
  subject: ExportSubject;
  gzip: boolean;
}

/** Work with one answer, which leaves its thread as JSON. */
export const JOBS = {
  async statistics(db: Db, input: StatisticsOfOne) {
    const { client, period, previous, types } = input;
    const statistics = await readStatistics(db, client, period, previous, figuresOfTypes(types));
    return measurement(client, statistics, input, await leftOutSeconds(db, [client], period));
  },
  async readings(db: Db, { client, period, paging }: { client: Stretched; period: Period; paging: Paging }) {
    const page = await pageOfReadings(db, client, period, paging);
    return { ...page, rows: page.rows.map(toReadingJson) };
  },
  summaries: (db: Db, { clients, period }: { clients: MeasuredClient[]; period: Period }) =>
    readSummaries(db, clients, period),
  comparison: (db: Db, { before, after }: { before: ComparedPeriod; after: ComparedPeriod }) =>
    readComparison(db, before, after),
  async dailyTraffic(db: Db, input: DailyTrafficInput) {
    for await (const one of readDailyTraffic(db, input)) return one;
    throw new Error("A client has no daily traffic.");
  },
  moveHint: async (db: Db, input: MoveHintInput) => ({ hint: await moveHintOf(db, input) }),
  quarterHours: quarterHoursAnswer,
  freeFlow: freeFlowAnswer,
  /** A thread of its own: what somebody wrote as a rule may take long to be seen through. */
  calendar: async (_db: Db, { text, timeZone, now }: { text: string; timeZone: string; now: number }) =>
    readCalendar(text, timeZone, now),
  importLook: lookAt,
  importCoverage: coverageOfReadings,
  importMissing: findMissing,
  tableSizes: (db: Db) => largestTables(db),
  async fleetCompleteness(db: Db, { period, now }: { period: Period; now: number }) {
    const { start, end } = period;
    return { startTimestamp: start, endTimestamp: end, ...(await readFleetCompleteness(db, period, now)) };
  },
};

/** Work that produces bytes in chunks. */
export const STREAMS = {
  statistics: (db: Db, input: StatisticsOfEach): AsyncIterable<Uint8Array> =>
    jsonList(measurements(db, input)),
  dailyTraffic: (db: Db, input: DailyTrafficInput): AsyncIterable<Uint8Array> =>
    jsonList(readDailyTraffic(db, input)),
  series: (
    db: Db,
    { clients, period }: { clients: ReportingClient[]; period: Period },
  ): AsyncIterable<Uint8Array> => jsonList(seriesOfEach(db, clients, period)),
  export(db: Db, { name, subject, gzip }: ExportInput): AsyncIterable<Uint8Array> {
    const chunks = exportFile(db, name, subject);
    return gzip ? gzipped(chunks) : chunks;
  },
  importFrames,
  importRefused: refusedFile,
  labels(db: Db, { gzip, ...labels }: LabelExport & { gzip: boolean }): AsyncIterable<Uint8Array> {
    const chunks = labelFile(db, labels);
    return gzip ? gzipped(chunks) : chunks;
  },
};

function measurement(
  client: MeasuredClient,
  statistics: PeriodStatistics,
  { period: { start, end }, types }: StatisticsInput,
  leftOut: LeftOutSeconds,
) {
  const { id, timeZone } = client;
  const { resolution } = statistics;
  const measured = { start: resolution.startTimestamp, end: resolution.endTimestamp };
  return {
    ...{ clientId: id, startTimestamp: start, endTimestamp: end, timeZone },
    left_out_seconds: leftOut(client, measured),
    ...partOf(statistics, types),
  };
}

async function* measurements(db: Db, input: StatisticsOfEach) {
  const { clients, period, previous, types } = input;
  const figures = figuresOfTypes(types);
  const leftOut = await leftOutSeconds(db, clients, period);
  for await (const { client, statistics } of readStatisticsOfEach(db, clients, period, previous, figures))
    yield measurement(client, statistics, input, leftOut);
}

async function* seriesOfEach(db: Db, clients: ReportingClient[], period: Period) {
  for (const client of clients) yield { clientId: client.id, ...(await readSeries(db, client, period)) };
}
