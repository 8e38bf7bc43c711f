import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import type { MeasuredClient } from "../measurements/statistics.store.js";
import type { Stretched } from "../measurements/stretch.js";
import { type QuarterHours, QuarterSeries, rollingPeak, whyNoPeak } from "./quarterHours.rules.js";
import { rawWindows } from "./rawWindows.store.js";

/** A client's vehicles by quarter of an hour, and the peak hour of these. */
export async function readQuarterHours(db: Db, client: Stretched, period: Period): Promise<QuarterHours> {
  const series = new QuarterSeries(period);
  for await (const window of rawWindows(db, client, period)) series.add(window);
  const quarters = series.rows();
  return { quarters, peak: rollingPeak(quarters) };
}

/** The same as an answer. Field names are the API's. */
export async function quarterHoursAnswer(
  db: Db,
  { client, period }: { client: MeasuredClient; period: Period },
) {
  const { quarters, peak } = await readQuarterHours(db, client, period);
  return {
    clientId: client.id,
    startTimestamp: period.start,
    endTimestamp: period.end,
    timeZone: client.timeZone,
    quarters,
    peak: peak && {
      time: peak.time,
      vehicles: peak.vehicles,
      incoming: peak.incoming,
      outgoing: peak.outgoing,
      factor: peak.factor,
      busiest_quarter: peak.busiestQuarter,
    },
    peak_lacks: peak ? null : whyNoPeak(quarters),
  };
}
