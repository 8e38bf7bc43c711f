import { REPORT_HOLDS_SECONDS } from "@obcestje/contract/limits/spans.js";
import type { Opening } from "./schedule.rules.js";
import { isFlow } from "./state.rules.js";

/** A client's report of its valve: the instant (Unix seconds) and the value. */
export type ReportRow = readonly [number, unknown];

/** Whether water flowed in [from, to), as reported. */
export interface FlowStretch extends Opening {
  flows: boolean;
}

/**
 * The known flow of a valve from its reports, in order: each holds until the next one, an hour at most, and
 * never beyond the present. Between the stretches nothing is known.
 * @param reports in order
 */
export function flowStretches(reports: readonly ReportRow[], now: number): FlowStretch[] {
  const stretches: FlowStretch[] = [];
  for (const [index, [from, value]] of reports.entries()) {
    const [next = now] = reports[index + 1] ?? [];
    const to = Math.min(next, from + REPORT_HOLDS_SECONDS, now);
    if (to <= from) continue;
    const flows = isFlow(value);
    const last = stretches.at(-1);
    if (last && last.to === from && last.flows === flows) last.to = to;
    else stretches.push({ from, to, flows });
  }
  return stretches;
}

/** Seconds that stretches (in order, none overlapping) share with [from, to). */
export function secondsWithin(stretches: readonly Opening[], from: number, to: number): number {
  let seconds = 0;
  for (let at = firstEndingAfter(stretches, from); at < stretches.length; at += 1) {
    const stretch = stretches[at];
    if (!stretch || stretch.from >= to) break;
    seconds += Math.min(stretch.to, to) - Math.max(stretch.from, from);
  }
  return seconds;
}

/** Stretches (in order, none overlapping) minus others (the same). */
export function without(stretches: readonly Opening[], others: readonly Opening[]): Opening[] {
  return stretches.flatMap(({ from, to }) => {
    const left: Opening[] = [];
    let start = from;
    for (let at = firstEndingAfter(others, from); at < others.length; at += 1) {
      const other = others[at];
      if (!other || other.from >= to) break;
      if (other.from > start) left.push({ from: start, to: other.from });
      start = other.to;
    }
    return start < to ? [...left, { from: start, to }] : left;
  });
}

/** The index of the first item whose `of` is above a limit, by binary search. */
export function firstAbove<T>(items: readonly T[], limit: number, of: (item: T) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && of(item) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

const firstEndingAfter = (stretches: readonly Opening[], instant: number) =>
  firstAbove(stretches, instant, ({ to }) => to);
