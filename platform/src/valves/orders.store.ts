import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { BY_SCHEDULE } from "./mode.rules.js";
import type { GivenOrders, Orders } from "./orders.rules.js";
import type { Opening } from "./schedule.rules.js";
import type { Programme } from "./store.js";

/** The reason of a change of orders. `bundle`: a valve came to or left a bundle, or its location. */
export type OrdersReason = "mode" | "schedule" | "bundle" | "pause" | "rain" | "off";

/** The orders of a client. One that is no valve follows a schedule without rows. */
export function ordersOf(
  { isValve, valveMode, timeZone }: Pick<ClientRecord, "isValve" | "valveMode" | "timeZone">,
  programme: Programme | undefined,
): Orders {
  const { mode, manualUntil, modeAfter } = isValve && valveMode ? valveMode : BY_SCHEDULE;
  return {
    mode,
    manualUntil,
    modeAfter,
    timeZone: programme?.timeZone ?? timeZone,
    rows: programme?.rows ?? [],
    pausedUntil: programme?.pausedUntil ?? null,
  };
}

/** The last orders of each of these clients in the log. */
export async function lastOrders(db: Db, clientIds: number[]): Promise<Map<number, GivenOrders>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("valve_orders as given")
    .select(["given.client_id", "given.since", "given.orders"])
    .where("given.client_id", "in", clientIds)
    .where("given.since", "=", (sub) =>
      sub
        .selectFrom("valve_orders as other")
        .select((eb) => eb.fn.max("other.since").as("since"))
        .whereRef("other.client_id", "=", "given.client_id"),
    )
    .execute();
  return new Map(
    rows.map(({ client_id, since, orders }) => [client_id, { since, orders: JSON.parse(orders) }]),
  );
}

/**
 * The orders of a client that held within a period, in order: the last ones before it (or the first of all),
 * and those given in it.
 */
export async function ordersBetween(db: Db, clientId: number, { from, to }: Opening): Promise<GivenOrders[]> {
  const given = db.selectFrom("valve_orders").select(["since", "orders"]).where("client_id", "=", clientId);
  const before = await given.where("since", "<=", from).orderBy("since", "desc").limit(1).execute();
  const within = await given.where("since", ">", from).where("since", "<", to).orderBy("since").execute();
  return [...before, ...within].map(({ since, orders }) => ({ since, orders: JSON.parse(orders) }));
}

/** Stores orders from an instant on. Of two at the same instant the second counts. */
export async function addOrders(
  tx: Db,
  clientId: number,
  { since, orders }: GivenOrders,
  { changedBy, reason }: { changedBy: number | null; reason: OrdersReason },
): Promise<void> {
  const values = { orders: JSON.stringify(orders), changed_by: changedBy, reason };
  await tx
    .insertInto("valve_orders")
    .values({ client_id: clientId, since, ...values })
    .onConflict((conflict) => conflict.columns(["client_id", "since"]).doUpdateSet(values))
    .execute();
}

/** The orders that a device fetched last, and when it first did. */
export interface HeardOrders {
  heardDate: number;
  orders: Orders;
}

export async function heardOrders(db: Db, clientIds: number[]): Promise<Map<number, HeardOrders>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db.selectFrom("valve_heard").selectAll().where("client_id", "in", clientIds).execute();
  return new Map(
    rows.map(({ client_id, orders, heard_date }) => [
      client_id,
      { heardDate: heard_date, orders: JSON.parse(orders) },
    ]),
  );
}

export async function writeHeard(tx: Db, clientId: number, orders: Orders, now: number): Promise<void> {
  const values = { orders: JSON.stringify(orders), heard_date: now };
  await tx
    .insertInto("valve_heard")
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(values))
    .execute();
}
