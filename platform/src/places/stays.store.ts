import type { Db } from "../db/tables.js";
import { forgetParts, keepParts } from "../measurements/hourParts.store.js";
import { EVER } from "../measurements/intervals.js";
import type { Stay } from "./stays.rules.js";

/** A stay of one of several devices. */
export interface DeviceStay extends Stay {
  clientId: number;
}

/** The stays of devices, in order; none of those that never moved. */
export async function staysOf(db: Db, clientIds: readonly number[]): Promise<Map<number, Stay[]>> {
  const stays = new Map<number, Stay[]>(clientIds.map((id) => [id, []]));
  if (clientIds.length === 0) return stays;
  const rows = await rowsOf(db).where("client_id", "in", clientIds).execute();
  for (const row of rows) stays.get(row.client_id)?.push(toStay(row));
  return stays;
}

/** True if a device went to where it is now after an instant, Unix seconds. */
export async function movedSince(db: Db, clientId: number, instant: number): Promise<boolean> {
  const last = (await staysOf(db, [clientId])).get(clientId)?.at(-1);
  return last !== undefined && last.from > instant;
}

/** All stays of the devices that ever stood at some places, by device, in order. */
export async function staysOfVisitors(db: Db, placeIds: readonly number[]): Promise<DeviceStay[]> {
  if (placeIds.length === 0) return [];
  const rows = await rowsOf(db)
    .where("client_id", "in", (sub) =>
      sub.selectFrom("stay as there").select("there.client_id").where("there.place_id", "in", placeIds),
    )
    .execute();
  return rows.map((row) => ({ clientId: row.client_id, ...toStay(row) }));
}

/** The devices that stand at a place. */
export async function standingAt(db: Db, placeId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("stay")
    .select("client_id")
    .where("place_id", "=", placeId)
    .where("to_time", "is", null)
    .orderBy("client_id")
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** Replaces a device's stays, and keeps the hours that they cut. Its client must be locked. */
export async function writeStays(
  tx: Db,
  client: { id: number; timeZone: string },
  stays: readonly Stay[],
  now: number,
): Promise<void> {
  const clientId = client.id;
  const before = (await staysOf(tx, [clientId])).get(clientId) ?? [];
  await tx.deleteFrom("stay").where("client_id", "=", clientId).execute();
  const rows = stays.map(({ placeId, from, to }) => ({
    client_id: clientId,
    place_id: placeId,
    from_time: orNull(from, EVER.from),
    to_time: orNull(to, EVER.to),
  }));
  if (rows.length > 0) await tx.insertInto("stay").values(rows).execute();
  await forgetParts(tx, clientId, changedBorders(before, stays));
  await keepParts(tx, client, stays, now);
}

/** The instants at which only one of two lists has a border. */
function changedBorders(one: readonly Stay[], other: readonly Stay[]): number[] {
  const borders = [one, other].map((stays) => new Set(stays.slice(1).map(({ from }) => from)));
  return borders.flatMap((own, index) => [...own].filter((border) => !borders[1 - index]?.has(border)));
}

const orNull = (instant: number, border: number) => (instant === border ? null : instant);

function rowsOf(db: Db) {
  return db
    .selectFrom("stay")
    .select(["client_id", "place_id", "from_time", "to_time"])
    .orderBy("client_id")
    .orderBy(({ fn, val }) => fn.coalesce("from_time", val(0)));
}

function toStay(row: { place_id: number | null; from_time: number | null; to_time: number | null }): Stay {
  return { placeId: row.place_id, from: row.from_time ?? EVER.from, to: row.to_time ?? EVER.to };
}
