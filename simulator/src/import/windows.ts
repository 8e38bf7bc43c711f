import { createHash } from "node:crypto";
import type { Interval } from "../intervals.js";
import { type Batch, MAX_BATCH_READINGS } from "../platform-api/deviceApi.js";
import type { ReadingTable } from "./readingTable.js";

const HOUR = 3600;

/** Fewer empty hours than this between two records were quiet; from here on nobody listened. */
export const SILENT_HOURS = 6;

/** A span of time that one batch covers, and its readings: places [start, end) in the order of the table. */
export interface Window extends Interval {
  start: number;
  end: number;
}

export interface Plan {
  windows: Window[];
  /** Spans between records that no batch covers. */
  uncovered: Interval[];
}

/** A window whose readings fit a batch, or its parts by time; within one second by number, as no time can part them. */
function fitting(window: Window, timeAt: (place: number) => number): Window[] {
  const { from, to, start, end } = window;
  if (end - start <= MAX_BATCH_READINGS) return [window];
  if (to - from === 1) {
    const first = { from, to, start, end: start + MAX_BATCH_READINGS };
    return [first, ...fitting({ ...window, start: first.end }, timeAt)];
  }
  const middle = Math.floor((from + to) / 2);
  let border = start;
  while (border < end && timeAt(border) < middle) border++;
  return [
    ...fitting({ from, to: middle, start, end: border }, timeAt),
    ...fitting({ from: middle, to, start: border, end }, timeAt),
  ];
}

/** Cuts ordered readings into whole hours, covering short gaps with empty ones. */
export function planWindows(table: ReadingTable, order: Uint32Array): Plan {
  const timeAt = (place: number): number => table.timeOf(order[place] ?? 0);
  const plan: Plan = { windows: [], uncovered: [] };
  let next: number | undefined;
  for (let start = 0; start < order.length; ) {
    const from = Math.floor(timeAt(start) / HOUR) * HOUR;
    const to = from + HOUR;
    let end = start;
    while (end < order.length && timeAt(end) < to) end++;
    if (next !== undefined && from - next >= SILENT_HOURS * HOUR)
      plan.uncovered.push({ from: next, to: from });
    else {
      for (let quiet = next ?? from; quiet < from; quiet += HOUR) {
        plan.windows.push({ from: quiet, to: quiet + HOUR, start, end: start });
      }
    }
    plan.windows.push(...fitting({ from, to, start, end }, timeAt));
    next = to;
    start = end;
  }
  return plan;
}

/**
 * The batch of a window. Its id is made of what it says, so that the same records can be sent any number of times and count once. An hour
 * that is not over yet is covered up to `now` (Unix seconds).
 */
export function batchOf(
  guid: string,
  table: ReadingTable,
  order: Uint32Array,
  window: Window,
  now: number,
): Batch {
  const { from, to, start, end } = window;
  const readings = Array.from(order.subarray(start, end), (row) => table.readingOf(row));
  const digest = createHash("sha256").update(JSON.stringify([guid, from, to, readings]));
  const last = readings.at(-1)?.timestamp ?? from;
  return {
    batchId: `import-${digest.digest("hex")}`,
    from,
    to: Math.min(to, Math.max(last + 1, now)),
    readings,
  };
}
