import { prepared } from "../db/prepared.js";
import type { ReadingHourTable } from "../db/tables/measurements.js";
import type { Db } from "../db/tables.js";
import { localHours } from "../time/hours.js";
import { HourHistogram } from "./histogram.js";
import { clip, type Interval, packIntervals, union, unpackIntervals } from "./intervals.js";
import type { Reading } from "./reading.js";

const HOURS_A_READ = 500;
const ONE_BY_ONE = 3;

interface BufferedHour {
  histogram: HourHistogram;
  covered: Interval[];
}

/** Gathers batches of one client by local hour, and merges them into the stored hours. */
export class HourBuffer {
  private readonly hours = new Map<number, BufferedHour>();

  constructor(
    private readonly clientId: number,
    private readonly timeZone: string,
  ) {}

  /** Adds a batch: the interval it covers, and its readings (within it, in order of time). */
  add(batch: Interval, readings: Reading[]): void {
    let next = 0;
    for (const { start, end } of localHours(this.timeZone, batch.from, batch.to)) {
      const hour = this.hour(start);
      hour.covered.push(clip(batch, start, end));
      for (let reading = readings[next]; reading && reading.timestamp < end; reading = readings[++next]) {
        hour.histogram.add(reading);
      }
    }
  }

  /** Adds what is known of the hour that holds an instant: intervals that it covers, and its packed histogram. */
  addHour(instant: number, covered: Interval[], histogram: Uint8Array): void {
    const [local] = localHours(this.timeZone, instant, instant + 1);
    const hour = this.hour(local?.start ?? instant);
    hour.covered.push(...covered);
    hour.histogram.addPacked(histogram);
  }

  /** Writes what was gathered into the stored hours, and empties the buffer. */
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

  private hour(start: number): BufferedHour {
    const known = this.hours.get(start) ?? { histogram: new HourHistogram(), covered: [] };
    this.hours.set(start, known);
    return known;
  }

  private async mergeStored(tx: Db, starts: number[]): Promise<void> {
    const [first = 0, last = first] = [starts[0], starts.at(-1)];
    const { rows } = await selectHours(tx, { clientId: this.clientId, first, last });
    for (const { hour_start, histogram, coverage } of rows) {
      const hour = this.hours.get(hour_start);
      hour?.histogram.addPacked(histogram);
      hour?.covered.push(...unpackIntervals(coverage, hour_start));
    }
  }

  private row(start: number): ReadingHourTable {
    const { histogram, covered } = this.hour(start);
    return {
      client_id: this.clientId,
      hour_start: start,
      speeds: histogram.speedsOfVehicles().pack(),
      histogram: histogram.pack(),
      coverage: packIntervals(union(covered), start),
    };
  }
}

/** The hours of a batch one by one, as that statement is prepared; many at once. */
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
  return upserted(db, [{ client_id, hour_start, speeds, histogram, coverage }]);
});

function upserted(db: Db, rows: ReadingHourTable[]) {
  return db
    .insertInto("reading_hour")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["client_id", "hour_start"]).doUpdateSet((row) => ({
        speeds: row.ref("excluded.speeds"),
        histogram: row.ref("excluded.histogram"),
        coverage: row.ref("excluded.coverage"),
      })),
    );
}
