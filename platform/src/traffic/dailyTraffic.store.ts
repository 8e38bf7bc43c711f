import type { Db } from "../db/tables.js";
import { holidaysIn } from "../holidays/holidays.js";
import { periodHours } from "../measurements/period.store.js";
import type { Period } from "../measurements/periodHour.js";
import type { MeasuredClient } from "../measurements/statistics.store.js";
import { dailyTrafficOf } from "./dailyTraffic.rules.js";

/** A question for mean daily traffic. */
export interface DailyTrafficInput {
  clients: MeasuredClient[];
  period: Period;
  /** Unix seconds. */
  now: number;
}

/** Mean daily traffic of each client, in order. Field names are the API's. */
export async function* readDailyTraffic(db: Db, { clients, period, now }: DailyTrafficInput) {
  for await (const { client, ...measured } of periodHours(db, clients, period, "speeds"))
    yield {
      clientId: client.id,
      startTimestamp: period.start,
      endTimestamp: period.end,
      timeZone: client.timeZone,
      ...dailyTrafficOf(measured, client.timeZone, now, await holidaysIn(client.timeZone, period)),
    };
}
