import type { Db } from "../db/tables.js";
import { startOfLocalDay } from "../time/hours.js";
import { type LengthHour, lengthsByHour } from "./lengthTally.rules.js";
import { periodHours } from "./period.store.js";
import type { Period, PeriodHour } from "./periodHour.js";
import { type Statistics, statisticsOf } from "./statistics.rules.js";
import { type PeriodTally, tallyPeriod } from "./tally.rules.js";
import { completenessOf, totalsOf } from "./trends.rules.js";

/** What statistics need to know of a client. */
export interface MeasuredClient {
  id: number;
  timeZone: string;
  /** km/h */
  speedLimit: number;
}

/** Every figure of one client's period, compared with another period. */
export async function readStatistics(
  db: Db,
  client: MeasuredClient,
  period: Period,
  previous: Period,
): Promise<Statistics> {
  const now = await readTally(db, client, period, true);
  const before = await readTally(db, client, previous, false);
  return statisticsOf(now, before, client.speedLimit);
}

/** The same of each client, in their order; one after the other is held. */
export async function* readStatisticsOfEach(
  db: Db,
  clients: MeasuredClient[],
  period: Period,
  previous: Period,
): AsyncGenerator<{ client: MeasuredClient; statistics: Statistics }> {
  const earlier = periodHours(db, clients, previous, "histogram");
  for await (const { client, hours } of periodHours(db, clients, period, "histogram")) {
    const now = tally(client, hours, period, true);
    const before = await earlier.next();
    if (before.done) throw new Error("A client has no hours.");
    const then = tally(client, before.value.hours, previous, false);
    yield { client, statistics: statisticsOf(now, then, client.speedLimit) };
  }
}

/** What one client's period adds up to; by hour and day, too, where `series` is wanted. */
export async function readTally(
  db: Db,
  client: MeasuredClient,
  period: Period,
  series: boolean,
): Promise<PeriodTally> {
  const hours = await readHours(db, client, period);
  return tally(client, hours, period, series);
}

/** One client's period by hour and day, and its vehicles by length. */
export async function readTraffic(
  db: Db,
  client: MeasuredClient,
  period: Period,
): Promise<{ tally: PeriodTally; lengths: LengthHour[] }> {
  const hours = await readHours(db, client, period);
  return { tally: tally(client, hours, period, true), lengths: lengthsByHour(hours) };
}

/** The main figures of many clients' period, in their order. */
export async function readSummaries(db: Db, clients: MeasuredClient[], period: Period) {
  const all = [];
  for await (const { client, hours } of periodHours(db, clients, period, "speeds")) {
    const sums = tally(client, hours, period, false);
    const { total_vehicles, average_speed, max_speed } = totalsOf(sums, client.speedLimit);
    const { v85 } = sums.speeds.usualPercentiles;
    const completeness = completenessOf(sums);
    all.push({ clientId: client.id, total_vehicles, average_speed, max_speed, v85, completeness });
  }
  return all;
}

async function readHours(db: Db, client: MeasuredClient, period: Period): Promise<PeriodHour[]> {
  for await (const { hours } of periodHours(db, [client], period, "histogram")) return hours;
  throw new Error("A client has no hours.");
}

function tally(
  { timeZone }: MeasuredClient,
  hours: PeriodHour[],
  { start, end }: Period,
  series: boolean,
): PeriodTally {
  const dayStart = series ? (instant: number) => startOfLocalDay(timeZone, instant) : null;
  return tallyPeriod(hours, end - start, dayStart);
}
