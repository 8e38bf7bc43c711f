import { USUAL_SPEED_LIMIT } from "@obcestje/contract/limits/ranges.js";
import { speedLimitOf } from "../clients/metaData.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { always, type LimitFrom, type Limits } from "../measurements/speedLimits.rules.js";
import { staysOf } from "../places/stays.store.js";
import { localHours } from "../time/hours.js";
import { limitsAlong, withLimit } from "./history.rules.js";

type Known = Pick<ClientRecord, "id" | "metaData" | "stretches">;

/** The limits of devices and places, each of all time. */
export async function limitsOfAll(db: Db, clients: readonly Known[]): Promise<Map<number, Limits>> {
  const devices = clients.filter(({ stretches }) => stretches === null).map(({ id }) => id);
  const stays = await staysOf(db, devices);
  const placeIds = [...stays.values()].flat().flatMap(({ placeId }) => placeId ?? []);
  const places = await placesWithLimits(db, placeIds);
  const own = await historiesOf(db, clients);
  return new Map(
    clients.map(({ id, metaData }) => {
      const along = limitsAlong(stays.get(id) ?? [], (placeId) => placeLimits(places, placeId));
      return [id, along ?? own.get(id) ?? always(speedLimitOf(metaData))];
    }),
  );
}

/** Nobody measures in the store against a limit: it is the usual one, as where none was told. */
const placeLimits = (places: ReadonlyMap<number, Limits>, placeId: number | null): Limits =>
  (placeId === null ? undefined : places.get(placeId)) ?? always(USUAL_SPEED_LIMIT);

async function placesWithLimits(db: Db, ids: readonly number[]): Promise<Map<number, Limits>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("client").select(["id", "meta_data"]).where("id", "in", ids).execute();
  const histories = await historiesOf(db, rows);
  return new Map(rows.map(({ id, meta_data }) => [id, histories.get(id) ?? always(speedLimitOf(meta_data))]));
}

/** The stored histories of devices and places; none of those whose limit never changed. */
async function historiesOf(db: Db, clients: readonly { id: number }[]): Promise<Map<number, Limits>> {
  if (clients.length === 0) return new Map();
  const rows = await db
    .selectFrom("speed_limit")
    .select(["client_id", "from_time", "speed_limit"])
    .where(
      "client_id",
      "in",
      clients.map(({ id }) => id),
    )
    .orderBy("client_id")
    .orderBy("from_time")
    .execute();
  const histories = new Map<number, [LimitFrom, ...LimitFrom[]]>();
  for (const { client_id, from_time, speed_limit } of rows) {
    const entry = { from: from_time, speedLimit: speed_limit };
    const known = histories.get(client_id);
    if (known) known.push(entry);
    else histories.set(client_id, [entry]);
  }
  return histories;
}

/** Replaces the history of a device without stays, or of a place. */
export async function writeLimits(tx: Db, id: number, limits: Limits): Promise<void> {
  await tx.deleteFrom("speed_limit").where("client_id", "=", id).execute();
  const rows = limits.map(({ from, speedLimit }) => ({
    client_id: id,
    from_time: from,
    speed_limit: speedLimit,
  }));
  await tx.insertInto("speed_limit").values(rows).execute();
}

/** From now on a device's speed limits are those of a new place. */
export async function giveLimits(tx: Db, clientId: number, placeId: number): Promise<void> {
  await tx.updateTable("speed_limit").set({ client_id: placeId }).where("client_id", "=", clientId).execute();
}

/** Ends a place's history at an instant, with the limit that was in force until then. */
export async function endLimits(tx: Db, placeId: number, at: number, speedLimit: number): Promise<void> {
  const known = (await historiesOf(tx, [{ id: placeId }])).get(placeId);
  if (!known) return;
  const until = known.findLastIndex((entry) => entry.from < at && entry.speedLimit === speedLimit);
  const [first, ...others] = until < 0 ? always(speedLimit) : known.slice(0, until + 1);
  if (first) await writeLimits(tx, placeId, [first, ...others]);
}

/** The beginning of the local hour of an instant: limits change there, so that no hour has two. */
export const hourOf = (timeZone: string, instant: number): number =>
  localHours(timeZone, instant, instant + 1)[0]?.start ?? instant;

type Changed = Pick<ClientRecord, "id" | "metaData" | "stretches" | "timeZone">;

/**
 * Notes that a device or place has another limit in its settings: from this hour on. The first one that is
 * told holds for all time, and so does one from before anything was measured.
 */
export async function noteLimit(tx: Db, before: Known, after: Changed, now: number): Promise<void> {
  const { id, timeZone } = after;
  const [was, is] = [before, after].map(({ metaData }) => speedLimitOf(metaData));
  if (is === undefined || was === undefined || was === is) return;
  const isMoved = after.stretches === null && ((await staysOf(tx, [id])).get(id) ?? []).length > 0;
  if (isMoved) return;
  const from = hourOf(timeZone, now);
  const known = (await historiesOf(tx, [{ id }])).get(id);
  const isFirst = !("speedLimit" in (JSON.parse(before.metaData) as object));
  if (!known && (isFirst || (after.stretches === null && !(await hasMeasured(tx, id, from))))) return;
  await writeLimits(tx, id, withLimit(known ?? always(was), from, is));
}

async function hasMeasured(tx: Db, clientId: number, before: number): Promise<boolean> {
  const hours = tx.selectFrom("reading_hour").select("hour_start").where("client_id", "=", clientId);
  return (await hours.where("hour_start", "<", before).limit(1).executeTakeFirst()) !== undefined;
}
