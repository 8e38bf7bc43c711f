import type { GivenOrders, Orders } from "../src/valves/orders.rules.js";
import { naiveOpenMinutes } from "./naiveSchedule.js";

const MINUTE = 60;

/**
 * The minutes of [from, to) in which orders have a valve open, each computed separately: slow, and simple
 * enough to trust.
 */
export function naiveOrderedMinutes(orders: Orders, from: number, to: number): Set<number> {
  const scheduled = new Set(naiveOpenMinutes(orders.rows, orders.timeZone, from, to));
  const open = new Set<number>();
  for (let at = from; at < to; at += MINUTE) if (isOpen(orders, scheduled, at)) open.add(at);
  return open;
}

function isOpen(orders: Orders, scheduled: Set<number>, at: number): boolean {
  const isOver = orders.manualUntil !== null && at >= orders.manualUntil;
  const mode = isOver ? orders.modeAfter : orders.mode;
  if (mode === "manualOn") return true;
  if (mode === "manualOff") return false;
  const isPaused = orders.pausedUntil !== null && at < orders.pausedUntil;
  return scheduled.has(at) && !isPaused;
}

/** The same with a log: the last given orders count (or the first of all). */
export function naiveLoggedMinutes(
  log: readonly GivenOrders[],
  present: Orders,
  now: number,
  from: number,
  to: number,
): Set<number> {
  const said = [...log.map(({ orders }) => orders), present].map((orders) =>
    naiveOrderedMinutes(orders, from, to),
  );
  const open = new Set<number>();
  for (let at = from; at < to; at += MINUTE) {
    const given = log.findLastIndex(({ since }) => since <= at);
    const index = at >= now || log.length === 0 ? log.length : Math.max(given, 0);
    if (said[index]?.has(at)) open.add(at);
  }
  return open;
}
