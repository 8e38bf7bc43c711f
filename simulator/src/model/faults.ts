import type { Interval } from "../intervals.js";

/** What can be broken about a device: its valve, whatever is ordered, the whole line, what it installs, what it is asked to do once. */
export const FAULTS = ["stuckOpen", "stuckClosed", "silent", "firmware", "actions"] as const;
export type Fault = (typeof FAULTS)[number];

/** What was broken about a device, each from a Unix time on until the next; "none": it was mended. Ascending. */
export type Faults = readonly { since: number; fault: Fault | "none" }[];

/** What is broken about a device at a Unix time. */
export function faultAt(faults: Faults, time: number): Fault | "none" {
  return faults.findLast(({ since }) => since <= time)?.fault ?? "none";
}

/**
 * When a device that is silent at a Unix time was made so; null where it is on the line. Of several changes in
 * one second the last alone holds, as in `faultAt`: what was mended and broken again within it had no break.
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
