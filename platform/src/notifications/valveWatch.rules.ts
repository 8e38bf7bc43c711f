import { type Looks, look, type Step, type Watch } from "./watch.rules.js";

/** How a valve deviates: water flows though it should not, or does not though it should. */
export type ValveFault = "flows" | "dry";

/** What a look sees of a valve of which something is known. */
export interface ValveSight {
  /** How it differs from what is expected, and since when; null: it does not. */
  differs: { fault: ValveFault; since: number; obeysWithin: number } | null;
}

/**
 * One look at one valve for one person: a deviation is watched as a silence is, counted from when it began. Other than a
 * silence it is told also where it was there before anybody looked: somebody has to go there.
 */
export function lookAtValve(
  watch: Watch | undefined,
  fault: ValveFault,
  { differs }: ValveSight,
  looks: Looks,
): Step {
  if (differs?.fault !== fault) return look(watch, looks.now, 0, looks);
  const { since, obeysWithin } = differs;
  // Orders that change meanwhile begin the count anew, but the water still flows.
  if (watch && watch.state !== "active") return look(watch, watch.activeDate, obeysWithin, looks);
  const step = look(watch, Math.max(since, looks.scanDate - obeysWithin), obeysWithin, looks);
  if (!step.told) return step;
  const { watch: noted, told } = step;
  return { watch: noted && { ...noted, activeDate: since }, told: { ...told, since } };
}
