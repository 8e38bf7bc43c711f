import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { contradictions, latestConfigs } from "./deviations.store.js";
import { lastChangeOf, type Orders, openAt } from "./orders.rules.js";
import { lastOrders, ordersOf } from "./orders.store.js";
import { type FlowState, flowState, obeysWithin, type Report } from "./state.rules.js";
import { lastReports, programmesOf } from "./store.js";

/** Present and expected state of a valve. */
export interface Situation {
  orders: Orders;
  /** Their last change; 0 if no orders were ever given. */
  since: number;
  report: Report | null;
  flow: FlowState;
  /** True if it should be open. */
  expected: boolean;
  /** A contradicting report, even if that is no deviation yet; null if there is none, or nothing is known. */
  contradiction: { since: number; obeysWithin: number } | null;
}

/**
 * The situations of these clients' valves, in a few queries for all of them.
 * @param lookBack seconds; a contradiction that has lasted longer has no exact start
 */
export async function situationsOf(
  db: Db,
  clients: ClientRecord[],
  now: number,
  lookBack: number,
): Promise<Map<number, Situation>> {
  const ids = clients.map(({ id }) => id);
  const programmes = await programmesOf(db, ids);
  const reports = await lastReports(db, ids);
  const given = await lastOrders(db, ids);
  const situations = new Map<number, Situation>();
  const differing: { id: number; situation: Situation }[] = [];
  for (const client of clients) {
    const { id, valveMode } = client;
    const programme = programmes.get(id);
    const orders = ordersOf(client, programme);
    const since = given.get(id)?.since ?? Math.max(valveMode?.changeDate ?? 0, programme?.changeDate ?? 0);
    const report = reports.get(id) ?? null;
    const flow = flowState(report, now);
    const expected = openAt(orders, now);
    const situation = { orders, since, report, flow, expected, contradiction: null };
    situations.set(id, situation);
    if (flow !== "UNKNOWN" && (flow === "OPEN") !== expected) differing.push({ id, situation });
  }
  const configs = await latestConfigs(
    db,
    differing.map(({ id }) => id),
  );
  for (const open of [true, false]) {
    const some = differing.filter(({ situation }) => situation.expected === open);
    const known = await contradictions(
      db,
      some.map(({ id }) => id),
      open,
      now - lookBack,
    );
    for (const { id, situation } of some) {
      const { agreed, first } = known.get(id) ?? { agreed: 0, first: 0 };
      const expectedSince = Math.max(situation.since, lastChangeOf(situation.orders, now) ?? 0);
      const since = agreed > expectedSince ? first : expectedSince;
      situation.contradiction = { since, obeysWithin: obeysWithin(configs.get(id) ?? null) };
    }
  }
  return situations;
}
