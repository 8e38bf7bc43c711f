import { lockClients } from "../db/locks.js";
import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { logEvents } from "../events/store.js";
import type { SortedBatch } from "../measurements/ingest.rules.js";
import { storeBatch } from "../measurements/ingest.store.js";
import { isCounted, KIND } from "../measurements/reading.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { markHeard } from "./status.store.js";

/** A batch on its way in. */
export interface Incoming {
  clientId: number;
  batchId: string;
  batch: SortedBatch;
  /** From the device itself: it was active until the batch ended. */
  live: boolean;
  now: number;
}

/**
 * Takes in a batch: readings, hours, the client's last activity and count, and the event about it. For transactClients.
 * @returns as storeBatch
 * @throws PlatformError NOT_FOUND where the client is gone
 */
export async function ingest(
  tx: Db,
  { clientId, batchId, batch, live, now }: Incoming,
): Promise<number | null> {
  await lockClients(tx, [clientId]);
  const { groups, timeZone } = await ownersOf(tx, clientId);
  const known = await storeBatch(tx, { id: clientId, timeZone }, batchId, batch);
  if (known !== null) return known;
  const counted = batch.readings.filter(isCounted);
  const heard = { active: live ? batch.to : null, counted: counted.at(-1)?.timestamp ?? null };
  if (live || counted.length > 0) await markHeard(tx, clientId, heard, now);
  const vehicles = counted.filter(({ kind }) => kind === KIND.vehicle).length;
  const data = { clientId, from: batch.from, to: batch.to, vehicles };
  await logEvents(tx, [{ type: "client.measurement", clientId, audience: groups, data }], now);
  return null;
}

const selectOwners = prepared((db: Db, value: { clientId: number }) =>
  db
    .selectFrom("client")
    .leftJoin("client_group", "client_group.client_id", "client.id")
    .leftJoin("user_group", "user_group.id", "client_group.group_id")
    .select(["client_group.group_id", "user_group.time_zone"])
    .where("client.id", "=", value.clientId)
    .orderBy("client_group.group_id"),
);

/** The groups of a client, ascending, and the zone of the first of them. */
async function ownersOf(tx: Db, clientId: number): Promise<{ groups: number[]; timeZone: string }> {
  const { rows } = await selectOwners(tx, { clientId });
  if (rows.length === 0) throw notFound("client");
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  return { groups, timeZone: rows[0]?.time_zone ?? DEFAULT_ZONE };
}
