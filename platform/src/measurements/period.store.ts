import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { type LocalHour, localHours } from "../time/hours.js";
import { unpackReadings } from "./batchCodec.js";
import { HourHistogram } from "./histogram.js";
import { LONGEST_BATCH } from "./ingest.rules.js";
import {
  clip,
  type Interval,
  packedSeconds,
  packIntervals,
  seconds,
  union,
  unpackIntervals,
} from "./intervals.js";
import type { Period, PeriodHour } from "./periodHour.js";

interface Client {
  id: number;
  timeZone: string;
}

interface StoredHour {
  histogram: Uint8Array;
  coverage: Uint8Array;
}

interface StoredBatch extends Interval {
  data: Uint8Array;
}

/** What to read of stored hours: everything, or the vehicles by speed alone, which costs the same whatever the traffic. */
export type HourColumn = "histogram" | "speeds";

/** Most hours are covered from end to end: the database leaves that out, as each blob costs more than its bytes. */
const WHOLE_HOUR = packIntervals([{ from: 0, to: HOUR }], 0);

/** A year of hours for so many clients is read at once. */
const HOURS_A_READ = 100_000;

/**
 * The local hours of a period for each client: whole hours from the stored histograms, partly covered ones at
 * the period's edges from the batches themselves, so that any second may be a border.
 */
export async function* periodHours<C extends Client>(
  db: Db,
  clients: C[],
  period: Period,
  column: HourColumn,
): AsyncGenerator<{ client: C; hours: PeriodHour[] }> {
  const atOnce = Math.max(1, Math.floor((HOURS_A_READ * HOUR) / (period.end - period.start)));
  for (let first = 0; first < clients.length; first += atOnce) {
    const some = clients.slice(first, first + atOnce);
    const stored = await storedHours(db, some, period, column);
    const plans = some.map((client) => ({
      client,
      ...plan(client, period, stored.get(client.id) ?? new Map()),
    }));
    const batches = await edgeBatches(
      db,
      plans.filter(({ edges }) => edges.length > 0).map(({ client }) => client.id),
      period,
    );
    for (const { client, hours, edges } of plans) {
      for (const { hour, part } of edges)
        Object.assign(hour, fromBatches(batches.get(client.id) ?? [], part));
      yield { client, hours };
    }
  }
}

/** The hours as far as stored ones say, and those that batches must tell of. */
function plan({ timeZone }: Client, period: Period, stored: Map<number, StoredHour>) {
  const edges: { hour: PeriodHour; part: Interval }[] = [];
  const hours = localHours(timeZone, period.start, period.end).map((local): PeriodHour => {
    const { start, end, hourOfDay, day } = local;
    const row = stored.get(start);
    if (!row) return { start, end, hourOfDay, day, covered: 0, histogram: null };
    const hour = {
      start,
      end,
      hourOfDay,
      day,
      covered: packedSeconds(row.coverage),
      histogram: row.histogram,
    };
    const part = clip({ from: start, to: end }, period.start, period.end);
    if ((part.from > start || part.to < end) && reachesOut(row, local, period)) edges.push({ hour, part });
    return hour;
  });
  return { hours, edges };
}

/** Whether something was heard in a stored hour outside the period; readings lie in what batches cover. */
function reachesOut({ coverage }: StoredHour, { start }: LocalHour, period: Period): boolean {
  return unpackIntervals(coverage, start).some(({ from, to }) => from < period.start || to > period.end);
}

async function storedHours(
  db: Db,
  clients: Client[],
  { start, end }: Period,
  column: HourColumn,
): Promise<Map<number, Map<number, StoredHour>>> {
  const rows = await db
    .selectFrom("reading_hour")
    .select(["client_id", "hour_start"])
    .select(({ ref }) => ref(column).as("histogram"))
    .select(({ fn, val }) => fn<Uint8Array | null>("nullif", ["coverage", val(WHOLE_HOUR)]).as("coverage"))
    .where("client_id", "in", ids(clients))
    .where("hour_start", ">", start - HOUR)
    .where("hour_start", "<", end)
    .execute();
  const byClient = new Map(clients.map(({ id }) => [id, new Map<number, StoredHour>()]));
  for (const { client_id, hour_start, histogram, coverage } of rows) {
    byClient.get(client_id)?.set(hour_start, { histogram, coverage: coverage ?? WHOLE_HOUR });
  }
  return byClient;
}

const ids = (clients: Client[]) => clients.map(({ id }) => id);

/** The batches that reach into the first or last hour of a period. */
async function edgeBatches(
  db: Db,
  clientIds: number[],
  { start, end }: Period,
): Promise<Map<number, StoredBatch[]>> {
  const byClient = new Map<number, StoredBatch[]>(clientIds.map((id) => [id, []]));
  if (clientIds.length === 0) return byClient;
  const rows = await db
    .selectFrom("reading_batch")
    .select(["client_id", "from_time", "to_time", "data"])
    .where("client_id", "in", clientIds)
    .where(({ or, and, eb }) => {
      const reaching = (from: number, to: number) =>
        and([
          eb("from_time", "<", to),
          eb("to_time", ">", from),
          eb("from_time", ">=", from - LONGEST_BATCH),
        ]);
      return or([reaching(start, Math.min(start + HOUR, end)), reaching(Math.max(end - HOUR, start), end)]);
    })
    .execute();
  for (const { client_id, from_time, to_time, data } of rows) {
    byClient.get(client_id)?.push({ from: from_time, to: to_time, data });
  }
  return byClient;
}

function fromBatches(batches: StoredBatch[], part: Interval): Pick<PeriodHour, "covered" | "histogram"> {
  const reaching = batches.filter(({ from, to }) => from < part.to && to > part.from);
  const histogram = new HourHistogram();
  for (const { from, data } of reaching) {
    for (const reading of unpackReadings(data, from)) {
      if (reading.timestamp >= part.from && reading.timestamp < part.to) histogram.add(reading);
    }
  }
  return {
    covered: seconds(union(reaching.map((batch) => clip(batch, part.from, part.to)))),
    histogram: histogram.pack(),
  };
}
