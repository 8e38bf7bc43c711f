import type { Device } from "./device.js";
import { faultAt } from "./faults.js";
import { isScheduledOpen, type ScheduleRow } from "./schedule.js";

export type ValveMode = "schedule" | "manualOn" | "manualOff";

/** The platform's orders for a valve. */
export interface ValveOrders {
  mode: ValveMode;
  /** Unix seconds; from then on `modeAfter` counts. */
  manualUntil: number | null;
  modeAfter: ValveMode;
  /** Unix seconds before which the schedule opens nothing; absent if the platform has no pauses. */
  pausedUntil?: number | null;
  timeZone: string;
  schedule: readonly ScheduleRow[];
}

/**
 * A valve's orders, each from the time it heard of them, ascending. Before the first it followed their
 * schedule.
 */
export type OrdersHeard = readonly { since: number; orders: ValveOrders }[];

/** Whether a valve should be open at a Unix time: 1 or 0; 0 without any orders. */
export function orderedAt(heard: OrdersHeard, time: number): 0 | 1 {
  const [first] = heard;
  if (!first) return 0;
  const { orders } = heard.findLast(({ since }) => since <= time) ?? {
    orders: { ...first.orders, mode: "schedule", manualUntil: null, pausedUntil: null },
  };
  const { mode, manualUntil, modeAfter, pausedUntil } = orders;
  const now = manualUntil !== null && manualUntil <= time ? modeAfter : mode;
  if (now !== "schedule") return now === "manualOn" ? 1 : 0;
  if (time < (pausedUntil ?? time)) return 0;
  return isScheduledOpen(orders.schedule, orders.timeZone, time) ? 1 : 0;
}

/** Whether water flows through a device's valve at a Unix time: as ordered, unless the valve is stuck. */
export function flowAt(device: Device, heard: OrdersHeard, time: number): 0 | 1 {
  const fault = faultAt(device.faults ?? [], time);
  if (fault === "stuckOpen") return 1;
  return fault === "stuckClosed" ? 0 : orderedAt(heard, time);
}

/**
 * The times in [from, to) at which flow starts or stops: on whole minutes by the schedule, at once by order
 * or fault.
 */
export function flowChanges(device: Device, heard: OrdersHeard, from: number, to: number): number[] {
  const ordered = heard.flatMap(({ since, orders: { manualUntil, pausedUntil } }) => [
    since,
    manualUntil ?? since,
    pausedUntil ?? since,
  ]);
  const moments = new Set([...ordered, ...(device.faults ?? []).map(({ since }) => since)]);
  for (let time = Math.ceil(from / 60) * 60; time < to; time += 60) moments.add(time);
  const within = [...moments].filter((time) => time >= from && time < to).sort((a, b) => a - b);
  let before = flowAt(device, heard, from - 1);
  return within.filter((time) => {
    const now = flowAt(device, heard, time);
    const changed = now !== before;
    before = now;
    return changed;
  });
}
