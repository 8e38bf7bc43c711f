import type { Interval } from "../intervals.js";

/** Possible faults of a device: of its valve, of the line, of installations, of actions. */
export const FAULTS = ["stuckOpen", "stuckClosed", "silent", "firmware", "actions"] as const;
export type Fault = (typeof FAULTS)[number];

/** The faults of a device, each from a Unix time until the next; "none": it was repaired. Ascending. */
export type Faults = readonly { since: number; fault: Fault | "none" }[];

/** The fault of a device at a Unix time. */
export function faultAt(faults: Faults, time: number): Fault | "none" {
  return faults.findLast(({ since }) => since <= time)?.fault ?? "none";
}

/**
 * The time when a silent device was made so; null if it is on the line at that Unix time. Of several changes
 * in one second only the last holds, as in `faultAt`: a repair and a new fault within it are no interruption.
 */
export function silentSince(faults: Faults, time: number): number | null {
  const until = faults.filter(({ since }, index) => since <= time && faults[index + 1]?.since !== since);
  const mended = until.findLastIndex(({ fault }) => fault !== "silent");
  return until[mended + 1]?.since ?? null;
}

/** The times within [from, to) in which a device was made silent, ascending. */
export function madeSilent(faults: Faults, from: number, to: number): Interval[] {
  const spans = faults.map(({ since, fault }, index) => ({
    fault,
    from: Math.max(from, since),
    to: Math.min(to, faults[index + 1]?.since ?? to),
  }));
  return spans
    .filter((span) => span.fault === "silent" && span.from < span.to)
    .map((span) => ({ from: span.from, to: span.to }));
}
