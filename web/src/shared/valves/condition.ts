import { tellsOrders } from "./tellsOrders";
import type { Valve } from "./valve";

/** How a valve is, the most urgent first: water flows though it should not; otherwise than expected, or unknown. */
export type Condition = "flows" | "care" | "open" | "closed";

/** What a valve's colour and shape say of it. */
export function conditionOf({ state, deviation }: Pick<Valve, "state" | "deviation">): Condition {
  if (deviation?.urgent) return "flows";
  if (deviation !== null || state === "UNKNOWN") return "care";
  return state === "OPEN" ? "open" : "closed";
}

/** The most urgent first; whether water flows as it should is no reason to stand before another. */
export function urgencyOf(valve: Pick<Valve, "state" | "deviation">): number {
  return { flows: 0, care: 1, open: 2, closed: 2 }[conditionOf(valve)];
}

/** `deviating`: of those whose orders are told; null where none is. */
export type ValveFigures = { open: number; closed: number; unknown: number; deviating: number | null };

/** How many valves report what, and how many of them deviate. */
export function figuresOf(
  valves: readonly Pick<Valve, "state" | "deviation" | "expectedOpen">[],
): ValveFigures {
  const figures = { open: 0, closed: 0, unknown: 0 };
  for (const { state } of valves) {
    if (state === "OPEN") figures.open += 1;
    else if (state === "CLOSED") figures.closed += 1;
    else figures.unknown += 1;
  }
  const deviating = valves.filter(({ deviation }) => deviation !== null).length;
  const isTold = valves.length === 0 || valves.some(tellsOrders);
  return { ...figures, deviating: isTold ? deviating : null };
}
