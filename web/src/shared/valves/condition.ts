import { tellsOrders } from "./tellsOrders";
import type { Valve } from "./valve";

/**
 * Condition of a valve, the most urgent first. flows: water flows though it should not. care: it deviates
 * otherwise, or is unknown.
 */
export type Condition = "flows" | "care" | "open" | "closed";

/** Condition that a valve's colour and shape show. */
export function conditionOf({ state, deviation }: Pick<Valve, "state" | "deviation">): Condition {
  if (deviation?.urgent) return "flows";
  if (deviation !== null || state === "UNKNOWN") return "care";
  return state === "OPEN" ? "open" : "closed";
}

/** The most urgent first; water that flows as expected is not urgent. */
export function urgencyOf(valve: Pick<Valve, "state" | "deviation">): number {
  return { flows: 0, care: 1, open: 2, closed: 2 }[conditionOf(valve)];
}

/** `deviating`: of the valves with known orders; null if there are none. */
export type ValveFigures = { open: number; closed: number; unknown: number; deviating: number | null };

/** Number of valves by reported state, and of those that deviate. */
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
