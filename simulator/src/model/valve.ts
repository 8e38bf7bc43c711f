import { isScheduledOpen, type ScheduleRow } from "./schedule.js";

export type ValveMode = "schedule" | "manualOn" | "manualOff";

/** What the platform tells a valve to do. */
export interface ValveOrders {
  mode: ValveMode;
  /** Unix seconds; from then on `modeAfter` counts. */
  manualUntil: number | null;
  modeAfter: ValveMode;
  timeZone: string;
  schedule: readonly ScheduleRow[];
}

/** What a valve was told, each from when it heard of it on, ascending. Before the first it kept to that one's schedule. */
export type OrdersHeard = readonly { since: number; orders: ValveOrders }[];

/** Whether water flows at a Unix time: 1 or 0; without any orders it does not. */
export function valveAt(heard: OrdersHeard, time: number): 0 | 1 {
  const [first] = heard;
  if (!first) return 0;
  const { orders } = heard.findLast(({ since }) => since <= time) ?? {
    orders: { ...first.orders, mode: "schedule", manualUntil: null },
  };
  const { mode, manualUntil, modeAfter } = orders;
  const now = manualUntil !== null && manualUntil <= time ? modeAfter : mode;
  if (now !== "schedule") return now === "manualOn" ? 1 : 0;
  return isScheduledOpen(orders.schedule, orders.timeZone, time) ? 1 : 0;
}

/** The times in [from, to) at which a valve opens or closes: on whole minutes by its schedule, at once by order. */
export function valveChanges(heard: OrdersHeard, from: number, to: number): number[] {
  const moments = new Set(heard.flatMap(({ since, orders }) => [since, orders.manualUntil ?? since]));
  for (let time = Math.ceil(from / 60) * 60; time < to; time += 60) moments.add(time);
  const within = [...moments].filter((time) => time >= from && time < to).sort((a, b) => a - b);
  let before = valveAt(heard, from - 1);
  return within.filter((time) => {
    const now = valveAt(heard, time);
    const changed = now !== before;
    before = now;
    return changed;
  });
}
