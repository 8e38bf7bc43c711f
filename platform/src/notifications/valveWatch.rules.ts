import { type Looks, look, type Step, type Watch } from "./watch.rules.js";

/** The deviation of a valve: it wrongly flows, or is wrongly dry. */
export type ValveFault = "flows" | "dry";

export const VALVE_FAULTS: readonly ValveFault[] = ["flows", "dry"];

/** The observation of a valve with known data. */
export interface ValveSight {
  /** Its deviation from the expected state, and since when; null: none. */
  differs: { fault: ValveFault; since: number; obeysWithin: number } | null;
}

/**
 * One look at one valve for one person. A deviation is watched like a silence, counted from its beginning.
 * Unlike a silence it is also reported if it was there before the first look: somebody has to go there.
 */
export function lookAtValve(
  watch: Watch | undefined,
  fault: ValveFault,
  { differs }: ValveSight,
  looks: Looks,
): Step {
  if (differs?.fault !== fault) return look(watch, looks.now, 0, looks);
  const { since, obeysWithin } = differs;
  // A change of orders meanwhile restarts the count, but the water still flows.
  if (watch && watch.state !== "active") return look(watch, watch.activeDate, obeysWithin, looks);
  const step = look(watch, Math.max(since, looks.scanDate - obeysWithin), obeysWithin, looks);
  if (!step.told) return step;
  const { watch: noted, told } = step;
  return { watch: noted && { ...noted, activeDate: since }, told: { ...told, since } };
}
