import type { Static } from "typebox";
import { toClientJson } from "../clients/clientJson.js";
import type { ClientScope } from "../clients/scope.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { DAY } from "../time/clock.js";
import { nextChangeOf, ordersAt } from "./orders.rules.js";
import type { ValveClientJson } from "./schemas.js";
import { type Situation, situationsOf } from "./situations.js";
import { deviationOf } from "./state.rules.js";

/** A valve that has deviated for longer is not asked for the exact moment. */
const LOOK_BACK = 31 * DAY;

/** Clients with how their valves are and should be. */
export async function valvesOf(
  db: Db,
  clients: ClientRecord[],
  scope: ClientScope,
  now: number,
): Promise<Static<typeof ValveClientJson>[]> {
  const situations = await situationsOf(db, clients, now, LOOK_BACK);
  return clients.flatMap((client) => {
    const situation = situations.get(client.id);
    return situation ? [{ ...toClientJson(client, scope, now), valve: toValveJson(situation, now) }] : [];
  });
}

function toValveJson(situation: Situation, now: number): Static<typeof ValveClientJson>["valve"] {
  const { orders, order, report, flow, expected, differsSince, obeysWithin } = situation;
  const { mode, manualUntil, pausedUntil } = ordersAt(orders, now);
  return {
    mode,
    manualUntil,
    pausedUntil,
    expectedOpen: expected,
    reported: report,
    state: flow,
    nextChange: nextChangeOf(orders, now),
    deviation: differsSince === null ? null : deviationOf(flow, expected, differsSince, obeysWithin, now),
    order,
  };
}
