import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { noteLimit } from "../limit-history/limits.store.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { findClientsOrPlaces } from "../places/find.store.js";
import { sameHourGrid } from "../time/zone.js";

/**
 * Runs a change that touches clients (their groups, zone, metadata, existence) inside its transaction. Stored
 * hours are rebuilt if the new zone's hours begin elsewhere, and those who saw a client before or see it now
 * are notified. A change of groups or zones needs transactClients, as hours are built from every committed
 * batch.
 */
export async function changingClients<T>(
  tx: Db,
  ids: number[],
  now: number,
  change: () => Promise<T>,
): Promise<T> {
  await lockClients(tx, ids);
  const before = await situations(tx, ids);
  const result = await change();
  const after = await situations(tx, ids);
  for (const [id, client] of after) {
    const earlier = before.get(id);
    if (earlier) await noteLimit(tx, earlier, client, now);
  }
  for (const [id, { timeZone, stretches }] of after) {
    const earlier = before.get(id);
    if (earlier && stretches === null && !sameHourGrid(earlier.timeZone, timeZone))
      await rebuildHours(tx, id, timeZone);
  }
  const changes = ids.map((clientId) => ({
    type: "client.changed" as const,
    clientId,
    audience: [...new Set([...(before.get(clientId)?.groups ?? []), ...(after.get(clientId)?.groups ?? [])])],
    data: { clientId },
  }));
  await logEvents(tx, changes, now);
  return result;
}

async function situations(tx: Db, ids: number[]) {
  const clients = ids.length === 0 ? [] : await findClientsOrPlaces(tx, { kind: "all" }, ids);
  return new Map(clients.map((client) => [client.id, client]));
}
