import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { type Stretch, type Stretched, stretchesOf } from "../measurements/stretch.js";
import { HOUR } from "../time/clock.js";
import { cutTo, type LeftOut, secondsOf, stretchesIn } from "./leftOut.rules.js";

/** Seconds that the figures of a client or place leave out of a period. */
export type LeftOutSeconds = (client: Stretched, measured: Period) => number;

/** The part of some stretches of devices' time in a period that is left out, by its beginning. */
export async function leftOutIn(db: Db, stretches: readonly Stretch[], period: Period): Promise<LeftOut[]> {
  const seen = stretchesIn(stretches, period);
  return cutTo(seen, await exclusionsIn(db, seen, period), period);
}

/**
 * How many seconds are left out of clients' and places' figures, overlapping exclusions once. All exclusions are
 * read in one go.
 * @param period what is asked for; the answer is of the period that figures are really of, which may be longer by
 * the rest of its first and last hour
 */
export async function leftOutSeconds(
  db: Db,
  clients: readonly Stretched[],
  { start, end }: Period,
): Promise<LeftOutSeconds> {
  const longest = { start: start - HOUR, end: end + HOUR };
  const seen = clients.flatMap((client) => stretchesIn(stretchesOf(client), longest));
  const exclusions = new Map<number, LeftOut[]>();
  for (const one of await exclusionsIn(db, seen, longest))
    exclusions.set(one.clientId, [...(exclusions.get(one.clientId) ?? []), one]);
  return (client, measured) => {
    if (exclusions.size === 0) return 0;
    const spans = stretchesIn(stretchesOf(client), measured).flatMap((stretch) =>
      cutTo([stretch], exclusions.get(stretch.clientId) ?? [], measured),
    );
    return secondsOf(spans);
  };
}

async function exclusionsIn(db: Db, stretches: readonly Stretch[], period: Period): Promise<LeftOut[]> {
  if (stretches.length === 0) return [];
  const rows = await db
    .selectFrom("exclusion")
    .select(["client_id", "from_time", "to_time", "reason"])
    .where("client_id", "in", [...new Set(stretches.map(({ clientId }) => clientId))])
    .where("from_time", "<", period.end)
    .where("to_time", ">", period.start)
    .orderBy("from_time")
    .orderBy("id")
    .execute();
  return rows.map(({ client_id, from_time, to_time, reason }) => ({
    clientId: client_id,
    from: from_time,
    to: to_time,
    reason,
  }));
}
