import type { ValveHistoryQuery } from "../../../graphql/generated";
import type { Period } from "../../../shared/interval/resolveInterval";

type Valve = NonNullable<NonNullable<ValveHistoryQuery["client"]>["valve"]>;

/** Actual and expected states of a valve. Instants in Unix seconds. */
export type ValveHistory = NonNullable<Valve["history"]>;
export type ValveRun = NonNullable<ValveHistory["runs"]>[number];
export type ValveDay = NonNullable<ValveHistory["days"]>[number];

/**
 * Period that a history covers, from its days, which the platform cuts to the period; undefined if it has none,
 * or they are unknown.
 */
export function periodOf({ days }: Pick<ValveHistory, "days">): Period | undefined {
  const [first, last] = [days?.[0], days?.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** Greatest age of an answer in seconds: it is read again each minute. */
const answerAge = 120;

/** End of a history's known past: a moment ago, as the answer is some seconds old, or `now` if the valve is silent. */
export function toldUntil({ flow }: Pick<ValveHistory, "flow">, now: number): number {
  const last = flow.at(-1)?.to ?? 0;
  return last <= now && now - last < answerAge ? last : now;
}
