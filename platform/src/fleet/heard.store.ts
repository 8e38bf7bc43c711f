import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { ofEach } from "../db/dealt/ofEach.js";
import { isDealtOut } from "../db/engine.js";
import { prepared } from "../db/prepared.js";
import type { Database, Db } from "../db/tables.js";
import { unpackAnyKind } from "../measurements/coverage.js";
import type { Interval } from "../measurements/intervals.js";
import { WHOLE_HOUR } from "../measurements/storedHours.store.js";
import { DAY, HOUR } from "../time/clock.js";
import { DEFAULT_ZONE, type OffsetSegment, offsetSegments } from "../time/zone.js";

/**
 * Limit per read: three months have some 100,000 hours. For most clients the database returns days, but it
 * may have to return every hour.
 */
const CLIENTS_A_READ = 50;

/** Clients that ever covered anything, in portions, by id, each with its first covered second. */
export async function* clientsHeard(db: Db): AsyncGenerator<{ id: number; since: number }[]> {
  for (let after = 0; ; ) {
    const rows = await (isDealtOut(db) ? firstHoursOfEach(db, after) : firstHours(db, after));
    yield rows.flatMap(({ id, hour, coverage }) => {
      const [first] = hour === null || coverage === null ? [] : unpackAnyKind(coverage, hour);
      return first ? [{ id, since: first.from }] : [];
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const nextClients = (db: Db, after: number) =>
  db
    .selectFrom("client")
    .where("id", ">", after)
    .where("is_place", "=", 0)
    .orderBy("id")
    .limit(CLIENTS_A_READ);

function firstHours(db: Db, after: number) {
  return nextClients(db, after)
    .select((eb) => ["id", firstHour(eb, "hour_start").as("hour"), firstHour(eb, "coverage").as("coverage")])
    .execute();
}

const firstHourOf = prepared((db: Db, value: { id: number }) =>
  db
    .selectFrom("reading_hour")
    .select(["hour_start as hour", "coverage"])
    .where("client_id", "=", value.id)
    .orderBy("hour_start")
    .limit(1),
);

async function firstHoursOfEach(db: Db, after: number) {
  const clients = await nextClients(db, after).select("id").execute();
  return ofEach(
    db,
    clients.map(({ id }) => id),
    async (id) => {
      const { rows } = await firstHourOf(db, { id });
      return [{ id, ...(rows[0] ?? { hour: null, coverage: null }) }];
    },
  );
}

/** For a client's row: two steps in the index of its hours. */
function firstHour<C extends "hour_start" | "coverage">(
  eb: ExpressionBuilder<Database, "client">,
  column: C,
) {
  return eb
    .selectFrom("reading_hour")
    .select(column)
    .whereRef("reading_hour.client_id", "=", "client.id")
    .orderBy("reading_hour.hour_start")
    .limit(1);
}

/**
 * The seconds of fully covered hours within a local day of DEFAULT_ZONE, by client and day. The database adds
 * them up, as most hours are such.
 * @returns each with the index of its day in the period
 */
export async function wholeHours(
  db: Db,
  clientIds: number[],
  { from, to }: Interval,
): Promise<{ clientId: number; index: number; seconds: number }[]> {
  const segments = offsetSegments(DEFAULT_ZONE, from, to);
  const first = Math.floor((from + (segments[0]?.offset ?? 0)) / DAY);
  const sums = [];
  for (const segment of segments) {
    const day = sql<number>`(hour_start + ${sql.lit(segment.offset)}) / ${sql.lit(DAY)}`;
    const rows = await db
      .selectFrom("reading_hour")
      .select(["client_id as clientId", day.as("day")])
      .select(({ fn }) => fn.countAll<number>().as("hours"))
      .where("client_id", "in", clientIds)
      .where(isWhole(segment))
      .groupBy(["client_id", day])
      .execute();
    for (const row of rows)
      sums.push({ clientId: row.clientId, index: row.day - first, seconds: row.hours * HOUR });
  }
  return sums;
}

/** The other hours that touch a period: a few per hundred, which must be examined. */
export function otherHours(
  db: Db,
  clientIds: number[],
  { from, to }: Interval,
): Promise<{ clientId: number; start: number; coverage: Uint8Array }[]> {
  const segments = offsetSegments(DEFAULT_ZONE, from, to);
  return db
    .selectFrom("reading_hour")
    .select(["client_id as clientId", "hour_start as start", "coverage"])
    .where("client_id", "in", clientIds)
    .where("hour_start", ">", from - HOUR)
    .where("hour_start", "<", to)
    .where(({ not, or }) => not(or(segments.map(isWhole))))
    .execute();
}

/** A fully covered hour within a stretch of DEFAULT_ZONE with one offset. */
function isWhole({ start, end, offset }: OffsetSegment): RawBuilder<boolean> {
  return sql<boolean>`(hour_start >= ${sql.lit(start)} and hour_start <= ${sql.lit(end - HOUR)}
    and (hour_start + ${sql.lit(offset)}) % ${sql.lit(HOUR)} = 0 and coverage = ${WHOLE_HOUR})`;
}
