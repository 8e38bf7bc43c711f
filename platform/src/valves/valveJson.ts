import type { Static } from "typebox";
import { toClientJson } from "../clients/clientJson.js";
import type { ClientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { latestConfigs } from "./deviations.store.js";
import { nextChangeOf, ordersAt } from "./orders.rules.js";
import { heardOrders } from "./orders.store.js";
import type { ValveClientJson } from "./schemas.js";
import { type Situation, situationsOf } from "./situations.js";
import { deviationOf, type OrderState, obeysWithin, orderState } from "./state.rules.js";

/** A longer deviation has no exact start. */
const LOOK_BACK = 31 * DAY;

/** Clients with the present and expected states of their valves. */
export async function valvesOf(
  db: Db,
  clients: ClientRecord[],
  scope: ClientScope,
  now: number,
): Promise<Static<typeof ValveClientJson>[]> {
  const situations = await situationsOf(db, clients, now, LOOK_BACK);
  const states = await orderStates(db, situations, now);
  return clients.flatMap((client) => {
    const situation = situations.get(client.id);
    if (!situation) return [];
    const valve = toValveJson(situation, states.get(client.id) ?? null, now);
    return [{ ...toClientJson(client, scope, now), valve }];
  });
}

/** The progress of orders, for those valves that have any. */
async function orderStates(
  db: Db,
  situations: Map<number, Situation>,
  now: number,
): Promise<Map<number, OrderState>> {
  const ordered = [...situations].filter(([, { since }]) => since > 0);
  const heard = await heardOrders(
    db,
    ordered.map(([id]) => id),
  );
  const stateOf = (id: number, { since, orders, report }: Situation, within: number) =>
    orderState(since, orders, heard.get(id) ?? null, report, within, now);
  const states = new Map(ordered.map(([id, situation]) => [id, stateOf(id, situation, 0)]));
  // Configurations are large: they are only read if a ping interval decides.
  const unsure = ordered.filter(([id]) => states.get(id)?.state === "heard");
  const configs = await latestConfigs(
    db,
    unsure.map(([id]) => id),
  );
  for (const [id, situation] of unsure)
    states.set(id, stateOf(id, situation, obeysWithin(configs.get(id) ?? null)));
  return states;
}

function toValveJson(
  { orders, report, flow, expected, contradiction }: Situation,
  order: OrderState | null,
  now: number,
): Static<typeof ValveClientJson>["valve"] {
  const { mode, manualUntil, pausedUntil } = ordersAt(orders, now);
  return {
    mode,
    manualUntil,
    pausedUntil,
    expectedOpen: expected,
    reported: report,
    state: flow,
    nextChange: nextChangeOf(orders, now),
    deviation: contradiction && deviationOf(expected, contradiction, now),
    order,
  };
}
