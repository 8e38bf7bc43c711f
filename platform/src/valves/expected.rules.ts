import {
  type ExpectedOpening,
  type GivenOrders,
  type Orders,
  openingsOf,
  skippedOf,
} from "./orders.rules.js";
import type { Opening } from "./schedule.rules.js";

/** The orders that held in [from, to). */
interface OrdersStretch extends Opening {
  orders: Orders;
}

/**
 * The orders of each time: those of the log, the first of them for all earlier time; the present ones from
 * now on, and always if there is no log.
 * @param log in order, from the one that held at `from` (or the first) on
 */
export function ordersWithin(
  log: readonly GivenOrders[],
  present: Orders,
  now: number,
  { from, to }: Opening,
): OrdersStretch[] {
  const given =
    log.length === 0 ? [{ since: from, orders: present }] : [...log, { since: now, orders: present }];
  return given
    .map(({ since, orders }, index) => ({
      from: index === 0 ? from : Math.max(since, from),
      to: Math.min(given[index + 1]?.since ?? to, to),
      orders,
    }))
    .filter((stretch) => stretch.from < stretch.to);
}

/**
 * The times when a valve should have been open, by the orders of each time. An opening that continues through
 * a change of orders is one.
 */
export function expectedIn(stretches: readonly OrdersStretch[]): ExpectedOpening[] {
  const expected: ExpectedOpening[] = [];
  for (const { orders, from, to } of stretches)
    for (const opening of openingsOf(orders, from, to)) {
      const last = expected.at(-1);
      if (last && last.to === opening.from && last.kind === opening.kind) last.to = opening.to;
      else expected.push({ ...opening });
    }
  return expected;
}

/** Openings in which a pause or a rain delay kept a valve shut. */
export function skippedIn(stretches: readonly OrdersStretch[]): Opening[] {
  const skipped: Opening[] = [];
  for (const { orders, from, to } of stretches)
    for (const opening of skippedOf(orders, from, to)) {
      const last = skipped.at(-1);
      if (last && last.to === opening.from) last.to = opening.to;
      else skipped.push({ ...opening });
    }
  return skipped;
}
