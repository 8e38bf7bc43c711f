import type { ValveHistoryQuery } from "../../../graphql/generated";
import type { Period } from "../../../shared/interval/resolveInterval";

type Valve = NonNullable<NonNullable<ValveHistoryQuery["client"]>["valve"]>;

/** How a valve was, and how it should have been. Instants in Unix seconds. */
export type ValveHistory = NonNullable<Valve["history"]>;
export type ValveRun = NonNullable<ValveHistory["runs"]>[number];
export type ValveDay = NonNullable<ValveHistory["days"]>[number];

/** What a history covers, by its days, which the platform cuts to the period; undefined where it has none, or they are not told. */
export function periodOf({ days }: Pick<ValveHistory, "days">): Period | undefined {
  const [first, last] = [days?.[0], days?.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** Seconds by which an answer may be older than the clock: it is read anew each minute. */
const answerAge = 120;

/** Until when a history tells what was: a moment ago, as the answer is some seconds old, or `now` where the valve is silent. */
export function toldUntil({ flow }: Pick<ValveHistory, "flow">, now: number): number {
  const last = flow.at(-1)?.to ?? 0;
  return last <= now && now - last < answerAge ? last : now;
}
