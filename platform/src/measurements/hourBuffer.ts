import type { OnConflictBuilder } from "kysely";
import { rowsOf } from "../db/postgres/insertsTogether.js";
import { prepared } from "../db/prepared.js";
import type { ReadingHourTable } from "../db/tables/measurements.js";
import type { Database, Db } from "../db/tables.js";
import { localHours } from "../time/hours.js";
import type { CountedInterval } from "./countedInterval.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  clipCoverage,
  packCoverage,
  unpackCoverage,
} from "./coverage.js";
import { HourHistogram } from "./histogram.js";
import { addInterval } from "./intervalHours.rules.js";
import { clip, common, type Interval, seconds } from "./intervals.js";
import type { Reading } from "./reading.js";

const HOURS_A_READ = 500;
const ONE_BY_ONE = 3;

export type MergedHour = Pick<ReadingHourTable, "hour_start" | "histogram" | "coverage">;

interface BufferedHour {
  histogram: HourHistogram;
  covered: Coverage[];
}

/** Collects batches of one client by local hour, and merges them into the stored hours. */
export class HourBuffer {
  /** Seconds of the added data that stored hours covered already, known after flushing. */
  doubled = 0;
  private readonly hours = new Map<number, BufferedHour>();

  constructor(
    private readonly clientId: number,
    private readonly timeZone: string,
  ) {}

  /** Adds time that was listened to. */
  addCoverage(coverage: Coverage): void {
    const any = anyKind(coverage);
    const [first, last] = [any[0], any.at(-1)];
    if (!first || !last) return;
    for (const { start, end } of localHours(this.timeZone, first.from, last.to)) {
      const part = clipCoverage(coverage, start, end);
      if (anyKind(part).length > 0) this.hour(start).covered.push(part);
    }
  }

  /** Adds readings, in order of time. */
  addReadings(readings: Reading[]): void {
    const [first, last] = [readings[0], readings.at(-1)];
    if (!first || !last) return;
    let next = 0;
    for (const { start, end } of localHours(this.timeZone, first.timestamp, last.timestamp + 1)) {
      for (let reading = readings[next]; reading && reading.timestamp < end; reading = readings[++next]) {
        this.hour(start).histogram.add(reading);
      }
    }
  }

  /** Adds the content of counted intervals within a stretch of time, without the coverage. */
  addIntervals(intervals: CountedInterval[], part: Interval): void {
    for (const interval of intervals) {
      const { from, to } = clip(interval, part.from, part.to);
      for (const { start, end } of localHours(this.timeZone, from, to))
        addInterval(this.hour(start).histogram, interval, {
          start: Math.max(start, from),
          end: Math.min(end, to),
        });
    }
  }

  /** Adds to the hour that contains an instant: coverage, and a packed histogram. */
  addHour(instant: number, covered: Coverage, histogram: Uint8Array): void {
    const [local] = localHours(this.timeZone, instant, instant + 1);
    const hour = this.hour(local?.start ?? instant);
    hour.covered.push(covered);
    hour.histogram.addPacked(histogram);
  }

  /** Writes the collected data into the stored hours, and empties the buffer. */
  async flush(tx: Db): Promise<void> {
    const starts = [...this.hours.keys()].sort((one, other) => one - other);
    for (let first = 0; first < starts.length; first += HOURS_A_READ) {
      const some = starts.slice(first, first + HOURS_A_READ);
      await this.mergeStored(tx, some);
      await write(
        tx,
        some.map((start) => this.row(start)),
      );
    }
    this.hours.clear();
  }

  /** The collected hours as rows. */
  rows(): ReadingHourTable[] {
    return [...this.hours.keys()].sort((one, other) => one - other).map((start) => this.row(start));
  }

  private hour(start: number): BufferedHour {
    const known = this.hours.get(start) ?? { histogram: new HourHistogram(), covered: [] };
    this.hours.set(start, known);
    return known;
  }

  private async mergeStored(tx: Db, starts: number[]): Promise<void> {
    const [first = 0, last = first] = [starts[0], starts.at(-1)];
    const { rows } = await selectHours(tx, { clientId: this.clientId, first, last });
    for (const row of rows) this.merge(row);
  }

  /** Merges a stored hour into what was collected of it, if anything. */
  merge({ hour_start, histogram, coverage }: MergedHour): void {
    const hour = this.hours.get(hour_start);
    if (!hour) return;
    const stored = unpackCoverage(coverage, hour_start);
    this.doubled += seconds(common(anyKind(allCoverage(hour.covered)), anyKind(stored)));
    hour.histogram.addPacked(histogram);
    hour.covered.push(stored);
  }

  private row(start: number): ReadingHourTable {
    const { histogram, covered } = this.hour(start);
    return {
      client_id: this.clientId,
      hour_start: start,
      speeds: histogram.speedsOfVehicles().pack(),
      histogram: histogram.pack(),
      coverage: packCoverage(allCoverage(covered), start),
      parts: null,
    };
  }
}

/** A batch's hours are written one by one, as that statement is prepared; larger numbers together. */
async function write(tx: Db, rows: ReadingHourTable[]): Promise<void> {
  if (rows.length > ONE_BY_ONE) await upserted(tx, rows).execute();
  else for (const row of rows) await upsertHour(tx, row);
}

const selectHours = prepared((db: Db, value: { clientId: number; first: number; last: number }) =>
  db
    .selectFrom("reading_hour")
    .select(["hour_start", "histogram", "coverage"])
    .where("client_id", "=", value.clientId)
    .where("hour_start", ">=", value.first)
    .where("hour_start", "<=", value.last),
);

const upsertHour = prepared((db: Db, row: ReadingHourTable) => {
  const { client_id, hour_start, speeds, histogram, coverage } = row;
  return upserted(db, [{ client_id, hour_start, speeds, histogram, coverage, parts: null }]);
});

/** For insertsTogether. */
export const HOUR_ROWS = rowsOf(
  "reading_hour",
  {
    client_id: "bigint",
    hour_start: "bigint",
    speeds: "bytea",
    histogram: "bytea",
    coverage: "bytea",
    parts: "bytea",
  },
  (insert) => insert.onConflict(replaceHour),
);

const upserted = (db: Db, rows: ReadingHourTable[]) =>
  db.insertInto("reading_hour").values(rows).onConflict(replaceHour);

function replaceHour(conflict: OnConflictBuilder<Database, "reading_hour">) {
  return conflict.columns(["client_id", "hour_start"]).doUpdateSet((row) => ({
    speeds: row.ref("excluded.speeds"),
    histogram: row.ref("excluded.histogram"),
    coverage: row.ref("excluded.coverage"),
    parts: null,
  }));
}
