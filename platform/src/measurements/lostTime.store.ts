import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { type Interval, seconds, union, without } from "./intervals.js";
import { rawFrom } from "./rawFrom.store.js";
import { leftOutIn } from "./rebuild.store.js";

/**
 * The time of a client of which some of the records that count are deleted: hours from before the deletion limit.
 * Those that hold only what imports brought in are not among them, as long as these records are kept.
 */
export async function lostTime(db: Db, clientId: number, { from, to }: Interval): Promise<Interval[]> {
  const raw = await rawFrom(db);
  const end = Math.min(to, raw);
  if (from >= end) return [];
  const hours = await db
    .selectFrom("reading_hour")
    .leftJoin("kept_hour", (join) =>
      join
        .onRef("kept_hour.client_id", "=", "reading_hour.client_id")
        .onRef("kept_hour.hour_start", "=", "reading_hour.hour_start"),
    )
    .select(["reading_hour.hour_start as start", "kept_hour.histogram", "kept_hour.coverage"])
    .where("reading_hour.client_id", "=", clientId)
    .where("reading_hour.hour_start", ">", from - HOUR)
    .where("reading_hour.hour_start", "<", end)
    .orderBy("reading_hour.hour_start")
    .execute();
  const leftOut = union(await leftOutIn(db, clientId, { from: from - HOUR, to: end + HOUR }));
  const lost = hours.flatMap(({ start, histogram, coverage }) => {
    const hour = { from: start, to: start + HOUR };
    const isOfImports = histogram !== null && coverage !== null && histogram.length + coverage.length === 0;
    // What is kept of an hour that is excluded whole does not count.
    const isLeftOut = histogram !== null && seconds(without([hour], leftOut)) === 0;
    return isOfImports || isLeftOut ? [] : [{ from: start, to: Math.min(hour.to, raw) }];
  });
  return union(lost);
}
