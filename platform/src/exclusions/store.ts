import type { Static } from "typebox";
import type { ExclusionTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import { invalid, notFound } from "../errors.js";
import type { Interval } from "../measurements/intervals.js";
import { keepHours } from "../measurements/keptHours.store.js";
import { piecesOf, recordsIn } from "../measurements/pieces.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { rebuildStretch } from "../measurements/rebuild.store.js";
import { type MeasuredClient, readTally } from "../measurements/statistics.store.js";
import { localHours } from "../time/hours.js";
import type { DifferenceJson, ExclusionJson } from "./schemas.js";

type Exclusion = Static<typeof ExclusionJson>;
type Difference = Static<typeof DifferenceJson>;

/** A period to exclude, and the reason. */
export interface NewExclusion extends Interval {
  reason: string;
  createDate: number;
  createdBy: string | null;
}

/**
 * Excludes a period of a client's own data, in the caller's transaction on the client.
 * @param line hours that begin before it are kept, as their records may be deleted: the exclusion can still
 * be undone
 * @returns the data that no longer counts
 * @throws PlatformError naming `from` or `to` if it cuts an hour whose readings are deleted
 */
export async function leaveOut(
  tx: Db,
  client: MeasuredClient,
  { from, to, reason, createDate, createdBy }: NewExclusion,
  line: number,
): Promise<Exclusion & { removed: Difference }> {
  await refuseCutHours(tx, client, { from, to });
  const touched = await touchedBy(tx, client.id, { from, to });
  const before = await countsIn(tx, client, touched);
  await keepHours(tx, client, touched, line);
  const row = await tx
    .insertInto("exclusion")
    .values({
      client_id: client.id,
      from_time: from,
      to_time: to,
      reason,
      create_date: createDate,
      created_by: createdBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await rebuildStretch(tx, client, touched);
  const after = await countsIn(tx, client, touched);
  return { ...toExclusionJson(row), removed: difference(before, after) };
}

/** Ends an exclusion. @returns the data that counts again */
export async function letCount(
  tx: Db,
  client: MeasuredClient,
  { id, from, to }: Interval & { id: number },
): Promise<Difference> {
  const touched = await touchedBy(tx, client.id, { from, to });
  const before = await countsIn(tx, client, touched);
  await tx.deleteFrom("exclusion").where("id", "=", id).execute();
  await rebuildStretch(tx, client, touched);
  return difference(await countsIn(tx, client, touched), before);
}

/**
 * A period extended by the counted intervals that reach into it: they can't be cut, so they are excluded
 * whole.
 */
async function touchedBy(tx: Db, clientId: number, { from, to }: Interval): Promise<Interval> {
  const pieces = await piecesOf(tx, [clientId], { from, to });
  const intervals = pieces.flatMap((piece) => recordsIn({ ...piece, leftOut: [] }, { from, to }).intervals);
  return {
    from: intervals.reduce((first, interval) => Math.min(first, interval.from), from),
    to: intervals.reduce((last, interval) => Math.max(last, interval.to), to),
  };
}

/** @throws PlatformError NOT_FOUND */
export async function findExclusion(db: Db, id: number): Promise<Exclusion> {
  const row = await db.selectFrom("exclusion").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("exclusion");
  return toExclusionJson(row);
}

/** The exclusions of a client's history, the latest period first. */
export async function exclusionsOf(db: Db, clientId: number): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom("exclusion")
    .selectAll()
    .where("client_id", "=", clientId)
    .orderBy("from_time", "desc")
    .execute();
  return rows.map(toExclusionJson);
}

type Row = Omit<ExclusionTable, "id"> & { id: number };

const toExclusionJson = (row: Row): Exclusion => ({
  id: row.id,
  clientId: row.client_id,
  from: row.from_time,
  to: row.to_time,
  reason: row.reason,
  createDate: row.create_date,
  createdBy: row.created_by,
});

async function refuseCutHours(tx: Db, { timeZone }: MeasuredClient, { from, to }: Interval): Promise<void> {
  const raw = await rawFrom(tx);
  const message = "NOT_FULL_HOUR";
  const [first] = localHours(timeZone, from, from + 1);
  if (first && first.start < raw && first.start !== from) throw invalid("from", message);
  const [last] = localHours(timeZone, to - 1, to);
  if (last && last.start < raw && last.end !== to) throw invalid("to", message);
}

async function countsIn(tx: Db, client: MeasuredClient, { from, to }: Interval): Promise<Difference> {
  const { vehicles, pedestrians, bicycles, coveredSeconds } = await readTally(
    tx,
    client,
    { start: from, end: to },
    false,
  );
  return { vehicles, pedestrians, bicycles, coveredSeconds };
}

/** The surplus of one over the other, never negative: a batch overlapped by others may leave nothing less. */
function difference(more: Difference, less: Difference): Difference {
  const of = (name: keyof Difference) => Math.max(0, more[name] - less[name]);
  return {
    vehicles: of("vehicles"),
    pedestrians: of("pedestrians"),
    bicycles: of("bicycles"),
    coveredSeconds: of("coveredSeconds"),
  };
}
