import { USUAL_PING_INTERVAL } from "@obcestje/contract/deviceConfig/ranges.js";
import { REPORT_HOLDS_SECONDS } from "@obcestje/contract/limits/spans.js";
import { type Orders, openAt, sameOrders } from "./orders.rules.js";

/** Number of ping intervals in which a device must have heard of a change and reported it. */
const PINGS_TO_OBEY = 2;

/** A device's report of its valve, and its time. */
export interface Report {
  value: unknown;
  time: number;
}

export type FlowState = "OPEN" | "CLOSED" | "UNKNOWN";

/** 1 is open, anything else closed. A missing or old report says nothing. */
export function flowState(report: Report | null, now: number): FlowState {
  if (report === null || now - report.time > REPORT_HOLDS_SECONDS) return "UNKNOWN";
  return isFlow(report.value) ? "OPEN" : "CLOSED";
}

/** True if a reported value means that water flows. */
export const isFlow = (value: unknown): boolean => value === 1;

export interface Deviation {
  since: number;
  /** Water flows although it should not. */
  urgent: boolean;
}

/**
 * The deviation of a valve: its reports contradict the expected state for longer than it takes to obey; null
 * if there is none.
 */
export function deviationOf(
  expected: boolean,
  { since, obeysWithin }: { since: number; obeysWithin: number },
  now: number,
): Deviation | null {
  return now - since <= obeysWithin ? null : { since, urgent: !expected };
}

export interface OrderState {
  /** The last change of the orders. */
  since: number;
  /** First fetch by the device; null: it has not fetched them yet. */
  heardDate: number | null;
  state: "waiting" | "heard" | "confirmed";
}

/**
 * The progress of the present orders: `waiting` while the orders that the device heard differ from the
 * present ones, `heard`, and `confirmed` if its last report since then agrees with the expected state.
 * @param heard the last fetched orders, null if there are none
 * @param obeysWithin seconds that it may take until a change is reported
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

const LONGEST_PING = 86_400;

/**
 * Seconds that a device may take to hear of a change and report it: from the ping interval of its
 * configuration (JSON text), 60 s if it has none.
 */
export function obeysWithin(config: string | null): number {
  return PINGS_TO_OBEY * pingIntervalOf(config);
}

function pingIntervalOf(config: string | null): number {
  if (config === null) return USUAL_PING_INTERVAL;
  const { BasicConfig } = JSON.parse(config) as { BasicConfig?: { gprsNewActionInterval?: unknown } | null };
  const seconds = Number(BasicConfig?.gprsNewActionInterval);
  return seconds >= 1 && seconds <= LONGEST_PING ? seconds : USUAL_PING_INTERVAL;
}
