import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { contradictions, latestConfigs } from "./deviations.store.js";
import { lastChangeOf, type Orders, openAt } from "./orders.rules.js";
import { heardOrders, lastOrders, ordersOf } from "./orders.store.js";
import {
  type FlowState,
  flowState,
  type OrderState,
  obeysWithin,
  orderState,
  type Report,
} from "./state.rules.js";
import { lastReports, programmesOf } from "./store.js";

/** How a valve is, and how it should be. */
export interface Situation {
  orders: Orders;
  /** Null where nobody ever ordered anything. */
  order: OrderState | null;
  report: Report | null;
  flow: FlowState;
  /** Whether it should be open. */
  expected: boolean;
  /** Since when it reports otherwise, also where that is no deviation yet; null where it does not, or nothing is known. */
  differsSince: number | null;
  /** Seconds that it may take to obey. */
  obeysWithin: number;
}

/**
 * How these clients' valves are, in a few queries for all of them.
 * @param lookBack seconds; one that has reported otherwise for longer is not asked for the exact moment
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
  const heard = await heardOrders(db, ids);
  const valves = clients.map((client) => {
    const programme = programmes.get(client.id);
    const orders = ordersOf(client, programme);
    const since =
      given.get(client.id)?.since ?? Math.max(client.valveMode?.changeDate ?? 0, programme?.changeDate ?? 0);
    const report = reports.get(client.id) ?? null;
    const flow = flowState(report, now);
    const expected = openAt(orders, now);
    const differs = flow !== "UNKNOWN" && (flow === "OPEN") !== expected;
    const orderWithin = (within: number) =>
      since === 0 ? null : orderState(since, orders, heard.get(client.id) ?? null, report, within, now);
    return { id: client.id, orders, since, report, flow, expected, differs, orderWithin };
  });
  const differing = (open: boolean) =>
    valves.filter(({ differs, expected }) => differs && expected === open).map(({ id }) => id);
  const known = new Map([
    ...(await contradictions(db, differing(true), true, now - lookBack)),
    ...(await contradictions(db, differing(false), false, now - lookBack)),
  ]);
  // Configurations are large: they are read only where a ping interval decides.
  const unsure = valves.filter(({ differs, orderWithin }) => differs || orderWithin(0)?.state === "heard");
  const configs = await latestConfigs(
    db,
    unsure.map(({ id }) => id),
  );
  return new Map(
    valves.map(({ id, orders, since, report, flow, expected, differs, orderWithin }) => {
      const within = obeysWithin(configs.get(id) ?? null);
      const expectedSince = Math.max(since, lastChangeOf(orders, now) ?? 0);
      const { agreed, first } = known.get(id) ?? { agreed: 0, first: 0 };
      return [
        id,
        {
          orders,
          order: orderWithin(within),
          report,
          flow,
          expected,
          differsSince: differs ? (agreed > expectedSince ? first : expectedSince) : null,
          obeysWithin: within,
        },
      ];
    }),
  );
}
