import type { Db } from "../db/tables.js";
import { type ComparedSide, comparisonOf } from "./comparison.rules.js";
import { withLimits } from "./figures.rules.js";
import type { Period } from "./periodHour.js";
import { type MeasuredClient, readHours } from "./statistics.store.js";
import { tallyPeriod } from "./tally.rules.js";

/** One of two compared periods, with its client. */
export interface ComparedPeriod {
  client: MeasuredClient;
  period: Period;
}

/** Compares two periods, of one client or two. Field names are the API's. */
export async function readComparison(db: Db, before: ComparedPeriod, after: ComparedPeriod) {
  const compared = comparisonOf(await sideOf(db, before), await sideOf(db, after));
  return {
    before: { ...whose(before), ...compared.before },
    after: { ...whose(after), ...compared.after },
    ...compared.changes,
  };
}

async function sideOf(db: Db, { client, period }: ComparedPeriod): Promise<ComparedSide> {
  const measured = await readHours(db, client, period, "speeds");
  const { hours } = measured;
  return { hours, tally: withLimits(tallyPeriod(measured, null), client, hours), period, limited: client };
}

function whose({ client, period }: ComparedPeriod) {
  return {
    clientId: client.id,
    startTimestamp: period.start,
    endTimestamp: period.end,
    timeZone: client.timeZone,
  };
}
