import { type ClientRecord, findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { effectiveMode } from "./mode.rules.js";
import { type Orders, ordersAt, sameOrders } from "./orders.rules.js";
import { addOrders, lastOrders, type OrdersReason, ordersOf } from "./orders.store.js";
import { programmesOf } from "./store.js";

/** Who changes orders, when and why. */
export interface OrdersChange {
  now: number;
  /** A person's id; null for a key. */
  changedBy: number | null;
  reason: OrdersReason;
  /** Since when valves that were never ordered anything have done so, where that began before the portal knew of them. */
  since?: number | undefined;
}

/**
 * Runs a change after which these clients' valves may be ordered otherwise, inside its transaction: what differs then is
 * noted, and those who see the valves are told. Every write that may alter orders goes through here.
 */
export async function changingOrders<T>(
  tx: Db,
  clientIds: number[],
  cause: OrdersChange,
  change: () => Promise<T>,
): Promise<T> {
  const before = await situations(tx, clientIds);
  const result = await change();
  const after = await situations(tx, clientIds);
  const concerned = [...after.values()].filter(
    ({ client }) => client.isValve || before.get(client.id)?.client.isValve,
  );
  const noted = await lastOrders(
    tx,
    concerned.map(({ client }) => client.id),
  );
  for (const { client, orders } of concerned) {
    const earlier = noted.get(client.id) ?? { since: 0, orders: before.get(client.id)?.orders ?? orders };
    if (sameOrders(earlier.orders, orders, cause.now)) continue;
    // What held until now is known for the last time.
    const isFirst = !noted.has(client.id);
    if (isFirst) await addOrders(tx, client.id, earlier, { ...cause, changedBy: null });
    const since = isFirst ? (cause.since ?? cause.now) : Math.max(cause.now, earlier.since);
    await addOrders(tx, client.id, { since, orders: ordersAt(orders, cause.now) }, cause);
  }
  await tellValves(
    tx,
    concerned.map(({ client }) => client),
    cause.now,
  );
  return result;
}

async function situations(
  tx: Db,
  clientIds: number[],
): Promise<Map<number, { client: ClientRecord; orders: Orders }>> {
  if (clientIds.length === 0) return new Map();
  const clients = await findClients(tx, { kind: "all" }, clientIds);
  const programmes = await programmesOf(tx, clientIds);
  return new Map(
    clients.map((client) => [client.id, { client, orders: ordersOf(client, programmes.get(client.id)) }]),
  );
}

/** Tells those who see these valves that how they are controlled, or what they heard of it, has changed. Comes last in its transaction. */
export async function tellValves(tx: Db, clients: ClientRecord[], now: number): Promise<void> {
  const changes = clients.map((client) => {
    const { mode, manualUntil } = effectiveMode(client.valveMode, now);
    const data = { clientId: client.id, mode, manualUntil };
    return { type: "valve.changed" as const, clientId: client.id, audience: client.groups, data };
  });
  await logEvents(tx, changes, now);
}
