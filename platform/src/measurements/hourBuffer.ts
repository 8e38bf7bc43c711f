import type { Db } from "../db/tables.js";
import { localHours } from "../time/hours.js";
import { HourHistogram } from "./histogram.js";
import { clip, type Interval, packIntervals, union, unpackIntervals } from "./intervals.js";
import type { Reading } from "./reading.js";

const ROWS_A_STATEMENT = 500;

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
    for (let first = 0; first < starts.length; first += ROWS_A_STATEMENT) {
      const some = starts.slice(first, first + ROWS_A_STATEMENT);
      await this.mergeStored(tx, some);
      await this.write(tx, some);
    }
    this.hours.clear();
  }

  private hour(start: number): BufferedHour {
    const known = this.hours.get(start) ?? { histogram: new HourHistogram(), covered: [] };
    this.hours.set(start, known);
    return known;
  }

  private async mergeStored(tx: Db, starts: number[]): Promise<void> {
    const stored = await tx
      .selectFrom("reading_hour")
      .select(["hour_start", "histogram", "coverage"])
      .where("client_id", "=", this.clientId)
      .where("hour_start", "in", starts)
      .execute();
    for (const { hour_start, histogram, coverage } of stored) {
      const hour = this.hour(hour_start);
      hour.histogram.addPacked(histogram);
      hour.covered.push(...unpackIntervals(coverage, hour_start));
    }
  }

  private async write(tx: Db, starts: number[]): Promise<void> {
    const rows = starts.map((start) => {
      const { histogram, covered } = this.hour(start);
      return {
        client_id: this.clientId,
        hour_start: start,
        speeds: histogram.speedsOfVehicles().pack(),
        histogram: histogram.pack(),
        coverage: packIntervals(union(covered), start),
      };
    });
    await tx
      .insertInto("reading_hour")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["client_id", "hour_start"]).doUpdateSet((row) => ({
          speeds: row.ref("excluded.speeds"),
          histogram: row.ref("excluded.histogram"),
          coverage: row.ref("excluded.coverage"),
        })),
      )
      .execute();
  }
}
