import { DAY } from "../time/clock.js";
import { type ModeOrder, modeAt, type ValveMode } from "./mode.rules.js";
import { isOpen, joined, type Opening, openings, type ScheduleRow } from "./schedule.rules.js";

/**
 * The orders of a valve: everything that decides whether it should be open (docs/definitions.md, "Valves").
 * Instants in Unix seconds. They hold unchanged for all time after they are given: a manual run and a pause
 * in them end by themselves.
 */
export interface Orders extends ModeOrder {
  /** IANA zone of the rows. */
  timeZone: string;
  rows: ScheduleRow[];
  /** The schedule rests until then; null: it does not. */
  pausedUntil: number | null;
}

/** Orders, and the time they were given. */
export interface GivenOrders {
  since: number;
  orders: Orders;
}

/** Water should flow in [from, to): by the schedule, or by a person's order. */
export interface ExpectedOpening extends Opening {
  kind: "scheduled" | "manual";
}

/** A row recurs within a week, plus an hour at clock changes. */
const AHEAD = 8 * DAY;

/** True if a valve should be open at an instant. */
export function openAt(orders: Orders, at: number): boolean {
  const { mode } = modeAt(orders, at);
  if (mode !== "schedule") return mode === "manualOn";
  return at >= (orders.pausedUntil ?? at) && isOpen(orders.rows, orders.timeZone, at);
}

/**
 * The times when a valve should be open within [from, to), cut to it, in order. Stretches of different kinds
 * may touch.
 */
export function openingsOf(orders: Orders, from: number, to: number): ExpectedOpening[] {
  const over = Math.min(Math.max(orders.manualUntil ?? to, from), to);
  return [
    ...openingsInMode(orders, orders.mode, from, over),
    ...openingsInMode(orders, orders.modeAfter, over, to),
  ];
}

function openingsInMode(
  { rows, timeZone, pausedUntil }: Orders,
  mode: ValveMode,
  from: number,
  to: number,
): ExpectedOpening[] {
  if (mode === "manualOff" || from >= to) return [];
  if (mode === "manualOn") return [{ from, to, kind: "manual" }];
  const resumed = Math.max(from, pausedUntil ?? from);
  return openings(rows, timeZone, resumed, to).map((opening) => ({ ...opening, kind: "scheduled" }));
}

/** The openings of its schedule, cut to [from, to), in which a pause keeps a valve shut. */
export function skippedOf(orders: Orders, from: number, to: number): Opening[] {
  const { pausedUntil } = orders;
  if (pausedUntil === null) return [];
  const paused = Math.min(pausedUntil, to);
  return openingsOf({ ...orders, pausedUntil: null }, from, paused).filter(
    ({ kind }) => kind === "scheduled",
  );
}

/**
 * The next time a valve should open or close after an instant; null if nothing is due within eight days of
 * whatever ends by then.
 */
export function nextChangeOf(orders: Orders, now: number): number | null {
  const ends = [orders.manualUntil, orders.pausedUntil].flatMap((end) =>
    end === null || end <= now ? [] : end,
  );
  for (const from of [now, ...ends.map((end) => end - 1).sort((a, b) => a - b)]) {
    const change = changesOf(orders, from, from + AHEAD).find((at) => at > now);
    if (change !== undefined) return change;
  }
  return null;
}

/**
 * The last time a valve should have opened or closed, up to an instant and by these orders; null if there is
 * none within eight days.
 */
export function lastChangeOf(orders: Orders, now: number): number | null {
  return changesOf(orders, now - AHEAD, now + 1).at(-1) ?? null;
}

/** The instants inside a period, without its first one, at which the expected state changes. */
function changesOf(orders: Orders, from: number, to: number): number[] {
  return joined(openingsOf(orders, from, to))
    .flatMap((opening) => [opening.from, opening.to])
    .filter((at) => at > from && at < to);
}

/**
 * The same orders, stated at a later instant, without what is over by then. Equal texts mean equal orders
 * from then on.
 */
export function ordersAt(orders: Orders, at: number): Orders {
  const { mode, manualUntil, modeAfter } = modeAt(orders, at);
  const { timeZone, rows, pausedUntil } = orders;
  const isPaused = pausedUntil !== null && pausedUntil > at;
  return { mode, manualUntil, modeAfter, timeZone, rows, pausedUntil: isPaused ? pausedUntil : null };
}

/** True if two orders are equal from an instant on. */
export function sameOrders(one: Orders, other: Orders, at: number): boolean {
  return textAt(one, at) === textAt(other, at);
}

function textAt(orders: Orders, at: number): string {
  const said = ordersAt(orders, at);
  // Without rows there is nothing that a zone or a pause could affect.
  return JSON.stringify(said.rows.length > 0 ? said : { ...said, timeZone: "", pausedUntil: null });
}
