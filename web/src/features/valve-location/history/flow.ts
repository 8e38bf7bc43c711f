import type { Period } from "../../../shared/interval/resolveInterval";
import type { ValveHistory } from "./valveHistory";

export type FlowState = "OPEN" | "CLOSED" | "UNKNOWN";

/** [from, to) in Unix seconds. */
export type FlowStretch = { from: number; to: number; state: FlowState };

/**
 * States of the water from the start of the period until its end or `now`, whichever is first: adjacent
 * stretches without gaps. Time outside the `told` stretches (ordered, without overlaps) is unknown, never
 * closed.
 */
export function flowOf(told: ValveHistory["flow"], period: Period, now: number): FlowStretch[] {
  const end = Math.min(period.to, now);
  const stretches: FlowStretch[] = [];
  let at = period.from;
  const add = (state: FlowState, until: number) => {
    const to = Math.min(until, end);
    if (to <= at) return;
    const last = stretches.at(-1);
    if (last?.state === state) last.to = to;
    else stretches.push({ from: at, to, state });
    at = to;
  };
  for (const { from, to, open } of told) {
    add("UNKNOWN", from);
    add(open ? "OPEN" : "CLOSED", to);
  }
  add("UNKNOWN", end);
  return stretches;
}
