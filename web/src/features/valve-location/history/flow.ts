import type { Period } from "../../../shared/interval/resolveInterval";
import type { ValveHistory } from "./valveHistory";

/** A report says nothing of what is more than an hour later (definitions, Valves). */
const staleAfter = 3600;

export type FlowState = "OPEN" | "CLOSED" | "UNKNOWN";

/** [from, to) in Unix seconds. */
export type FlowStretch = { from: number; to: number; state: FlowState };

const stateOf = (open: boolean | null): FlowState => (open === null ? "UNKNOWN" : open ? "OPEN" : "CLOSED");

/**
 * How the water was by the valve's reports (oldest first), from the beginning of the period until its end or `now`,
 * whichever comes first: one stretch after the other, without holes. What nobody reported is unknown, never closed.
 */
export function flowOf(reported: ValveHistory["reported"], period: Period, now: number): FlowStretch[] {
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
  reported.forEach(({ time, open }, index) => {
    add("UNKNOWN", time);
    const next = reported[index + 1]?.time ?? Number.POSITIVE_INFINITY;
    add(stateOf(open), Math.min(time + staleAfter, next));
  });
  add("UNKNOWN", end);
  return stretches;
}
