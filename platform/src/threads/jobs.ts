import type { Db } from "../db/tables.js";
import { type ExportName, exportFile } from "../exports/files.js";
import { gzipped } from "../exports/gzipped.js";
import type { ExportSubject } from "../exports/subject.js";
import type { Period } from "../measurements/periodHour.js";
import { type MeasuredClient, readStatistics, readSummaries } from "../measurements/statistics.store.js";
import { type MeasurementType, partOf } from "../measurements/types.rules.js";

interface StatisticsInput {
  client: MeasuredClient;
  period: Period;
  previous: Period;
  type: MeasurementType;
}

interface ExportInput {
  name: ExportName;
  subject: ExportSubject;
  gzip: boolean;
}

/** Work with one answer, which leaves its thread as JSON. */
export const JOBS = {
  async statistics(db: Db, { client, period, previous, type }: StatisticsInput) {
    const statistics = await readStatistics(db, client, period, previous);
    return {
      clientId: client.id,
      startTimestamp: period.start,
      endTimestamp: period.end,
      timeZone: client.timeZone,
      ...partOf(statistics, type),
    };
  },
  summaries: (db: Db, { clients, period }: { clients: MeasuredClient[]; period: Period }) =>
    readSummaries(db, clients, period),
};

/** Work that makes bytes bit by bit. */
export const STREAMS = {
  export(db: Db, { name, subject, gzip }: ExportInput): AsyncIterable<Uint8Array> {
    const chunks = exportFile(db, name, subject);
    return gzip ? gzipped(chunks) : chunks;
  },
};
