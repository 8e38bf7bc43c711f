import { HOUR } from "../time/clock.js";
import { type Orders, openAt, sameOrders } from "./orders.rules.js";

/** A report that is older says nothing of now. */
export const STALE_AFTER = HOUR;
/** So many ping intervals may pass until a device has heard of a change and told of it. */
const PINGS_TO_OBEY = 2;

/** What a device reported of its valve, and when. */
export interface Report {
  value: unknown;
  time: number;
}

export type FlowState = "OPEN" | "CLOSED" | "UNKNOWN";

/** 1 is open, anything else closed; a missing or an old report tells nothing. */
export function flowState(report: Report | null, now: number): FlowState {
  if (report === null || now - report.time > STALE_AFTER) return "UNKNOWN";
  return isFlow(report.value) ? "OPEN" : "CLOSED";
}

/** Whether a reported value says that water flows. */
export const isFlow = (value: unknown): boolean => value === 1;

export interface Deviation {
  since: number;
  /** Water flows although it should not. */
  urgent: boolean;
}

/** That a valve has been reported otherwise than expected for longer than it takes to obey; null where it has not. */
export function deviationOf(
  expected: boolean,
  { since, obeysWithin }: { since: number; obeysWithin: number },
  now: number,
): Deviation | null {
  return now - since <= obeysWithin ? null : { since, urgent: !expected };
}

/** How far what a valve is ordered to do has come. */
export interface OrderState {
  /** When the orders last changed. */
  since: number;
  /** When the device first fetched them; null: it has not yet. */
  heardDate: number | null;
  state: "waiting" | "heard" | "confirmed";
}

/**
 * How far the present orders have come: `waiting` while what the device heard is not what it should do by now, `heard`,
 * and `confirmed` where its last report since then says what was expected.
 * @param heard what the device fetched last, null where it never did
 * @param obeysWithin seconds that it may take until a report tells of a change
 */
export function orderState(
  since: number,
  orders: Orders,
  heard: { heardDate: number; orders: Orders } | null,
  report: Report | null,
  obeysWithin: number,
  now: number,
): OrderState {
  if (heard === null || !sameOrders(heard.orders, orders, now))
    return { since, heardDate: null, state: "waiting" };
  const { heardDate } = heard;
  if (report === null || report.time < heardDate) return { since, heardDate, state: "heard" };
  const says = (at: number) => openAt(orders, at) === isFlow(report.value);
  const isConfirmed = says(report.time) || says(Math.max(heardDate, report.time - obeysWithin));
  return { since, heardDate, state: isConfirmed ? "confirmed" : "heard" };
}

const DEFAULT_PING = 60;
const LONGEST_PING = 86_400;

/** How many seconds a device may take to hear of a change and tell of it: by the ping interval of its configuration (JSON text), 60 s where it states none. */
export function obeysWithin(config: string | null): number {
  return PINGS_TO_OBEY * pingIntervalOf(config);
}

function pingIntervalOf(config: string | null): number {
  if (config === null) return DEFAULT_PING;
  const { BasicConfig } = JSON.parse(config) as { BasicConfig?: { gprsNewActionInterval?: unknown } | null };
  const seconds = Number(BasicConfig?.gprsNewActionInterval);
  return seconds >= 1 && seconds <= LONGEST_PING ? seconds : DEFAULT_PING;
}
