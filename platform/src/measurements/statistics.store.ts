import { speedLimitOf } from "../clients/metaData.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { startOfLocalDay } from "../time/hours.js";
import { type HourColumn, periodHours } from "./period.store.js";
import type { Period } from "./periodHour.js";
import { type Statistics, statisticsOf } from "./statistics.rules.js";
import { type PeriodTally, tallyPeriod } from "./tally.rules.js";
import { completenessOf, totalsOf } from "./trends.rules.js";

type Client = Pick<ClientRecord, "id" | "timeZone" | "metaData">;

/** Every figure of one client's period, compared with another period. */
export async function readStatistics(
  db: Db,
  client: Client,
  period: Period,
  previous: Period,
): Promise<Statistics> {
  const [now] = await tallies(db, [client], period, { column: "histogram", series: true });
  const [before] = await tallies(db, [client], previous, { column: "histogram", series: false });
  if (!now || !before) throw new Error("A client has no tally.");
  return statisticsOf(now.tally, before.tally, speedLimitOf(client.metaData));
}

/** The main figures of many clients' period, in their order. */
export async function readSummaries(db: Db, clients: Client[], period: Period) {
  const all = await tallies(db, clients, period, { column: "speeds", series: false });
  return all.map(({ client, tally }) => {
    const { total_vehicles, average_speed, max_speed } = totalsOf(tally, speedLimitOf(client.metaData));
    const { v85 } = tally.speeds.usualPercentiles;
    return {
      clientId: client.id,
      total_vehicles,
      average_speed,
      max_speed,
      v85,
      completeness: completenessOf(tally),
    };
  });
}

async function tallies(
  db: Db,
  clients: Client[],
  period: Period,
  { column, series }: { column: HourColumn; series: boolean },
) {
  const all: { client: Client; tally: PeriodTally }[] = [];
  for await (const { client, hours } of periodHours(db, clients, period, column)) {
    const dayStart = series ? (instant: number) => startOfLocalDay(client.timeZone, instant) : null;
    all.push({ client, tally: tallyPeriod(hours, period.end - period.start, dayStart) });
  }
  return all;
}
