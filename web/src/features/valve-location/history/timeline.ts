import type { ValveRunKind } from "../../../graphql/generated";
import type { Period } from "../../../shared/interval/resolveInterval";
import { type FlowState, flowOf } from "./flow";
import { isAmiss } from "./runFilter";
import type { ValveHistory } from "./valveHistory";

/** flows: water flows and should not. dry: water should flow and does not. */
export type Deviation = "flows" | "dry";

/** A stretch without changes, [from, to) in Unix seconds. */
export type Segment = {
  from: number;
  to: number;
  /** Reason why it should be open; null: it should be closed. */
  expected: ValveRunKind | null;
  /** Actual state; null: in the future. */
  flow: FlowState | null;
  deviation: Deviation | null;
};

type Stretch = { from: number; to: number };

/**
 * Returns a function that finds the stretch at an instant. The stretches are ordered and don't overlap; the
 * instants must be ascending, too.
 */
function follow<Item extends Stretch>(stretches: readonly Item[]): (at: number) => Item | undefined {
  let index = 0;
  return (at) => {
    while ((stretches[index]?.to ?? Number.POSITIVE_INFINITY) <= at) index += 1;
    const item = stretches[index];
    return item !== undefined && item.from <= at ? item : undefined;
  };
}

const inOrder = <Item extends Stretch>(stretches: readonly Item[]) =>
  stretches.toSorted((a, b) => a.from - b.from);

/**
 * Expected and actual states of a valve: adjacent segments from the start to the end of the period. Only what
 * the platform names a deviation is one: a device may take a moment to obey.
 */
export function timelineOf(history: ValveHistory, period: Period, now: number): Segment[] {
  const flows = flowOf(history.flow, period, now);
  const expected = inOrder(history.expected ?? []);
  // A running one has no end yet.
  const amiss = (history.runs ?? [])
    .filter(isAmiss)
    .map((run) => ({ ...run, to: run.to ?? Math.max(now, run.from) }));
  const unexpected = inOrder(amiss.filter(({ kind }) => kind === "UNEXPECTED"));
  const missed = inOrder(amiss.filter(({ kind }) => kind !== "UNEXPECTED"));
  const cuts = [flows, expected, unexpected, missed].flat().flatMap(({ from, to }) => [from, to]);
  const inside = cuts.filter((at) => at > period.from && at < period.to);
  const bounds = [...new Set([period.from, ...inside, period.to])].sort((a, b) => a - b);
  const [flowAt, expectedAt, unexpectedAt, missedAt] = [
    follow(flows),
    follow(expected),
    follow(unexpected),
    follow(missed),
  ];
  const segments: Segment[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const flow = flowAt(from)?.state ?? null;
    const kind = expectedAt(from)?.kind ?? null;
    const isUrgent = flow === "OPEN" && unexpectedAt(from) !== undefined;
    const isDry = flow === "CLOSED" && kind !== null && missedAt(from) !== undefined;
    const deviation = isUrgent ? "flows" : isDry ? "dry" : null;
    const last = segments.at(-1);
    const to = bounds[index + 1] ?? period.to;
    if (last?.expected === kind && last.flow === flow && last.deviation === deviation) last.to = to;
    else segments.push({ from, to, expected: kind, flow, deviation });
  }
  return segments;
}
