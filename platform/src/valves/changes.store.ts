import { type ClientRecord, findClients } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { logEvents } from "../events/store.js";
import { effectiveMode } from "./mode.rules.js";
import { type GivenOrders, type Orders, ordersAt, sameOrders } from "./orders.rules.js";
import { addOrders, lastOrders, type OrdersReason, ordersOf } from "./orders.store.js";
import { programmesOf } from "./store.js";

/** Author, time and reason of a change of orders. */
export interface OrdersChange {
  now: number;
  /** A person's id; null for a key. */
  changedBy: number | null;
  reason: OrdersReason;
  /** The beginning of the first orders of valves without any, if it is before the portal knew of them. */
  since?: number | undefined;
}

/**
 * Runs a change that may alter the orders of these clients' valves, inside its transaction: changed orders
 * are stored, and those who see the valves are notified. Every write that may alter orders goes through here.
 * Clients that only come to or leave a location are reported elsewhere.
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
  const told: ClientRecord[] = [];
  for (const { client, orders } of concerned) {
    const earlier = before.get(client.id);
    const isOther = await note(tx, client.id, noted.get(client.id), earlier?.orders ?? orders, orders, cause);
    if (isOther || (client.isValve && earlier?.client.isValve)) told.push(client);
  }
  await tellValves(tx, told, cause.now);
  return result;
}

/**
 * Stores the orders that hold from now on, if they changed; the first time also the earlier ones.
 * @returns true if they changed
 */
async function note(
  tx: Db,
  clientId: number,
  last: GivenOrders | undefined,
  before: Orders,
  orders: Orders,
  cause: OrdersChange,
): Promise<boolean> {
  const { now } = cause;
  if (sameOrders(last?.orders ?? before, orders, now)) return false;
  if (!last) await addOrders(tx, clientId, { since: 0, orders: before }, { ...cause, changedBy: null });
  const since = last ? Math.max(now, last.since) : (cause.since ?? now);
  await addOrders(tx, clientId, { since, orders: ordersAt(orders, now) }, cause);
  return true;
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

/**
 * Notifies those who see these valves that their control, or what they heard of it, has changed. Comes last
 * in its transaction.
 */
export async function tellValves(tx: Db, clients: ClientRecord[], now: number): Promise<void> {
  const changes = clients.map((client) => {
    const { mode, manualUntil } = effectiveMode(client.valveMode, now);
    const data = { clientId: client.id, mode, manualUntil };
    return { type: "valve.changed" as const, clientId: client.id, audience: client.groups, data };
  });
  await logEvents(tx, changes, now);
}
