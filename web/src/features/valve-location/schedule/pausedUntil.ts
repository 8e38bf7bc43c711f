import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";

/**
 * Until when a bundle's schedule opens nothing, Unix seconds: the later of its pause and the location's rain
 * delay; null if both are over or unset.
 */
export function pausedUntilOf(
  { rainDelayUntil }: Pick<ValveLocation, "rainDelayUntil">,
  { pausedUntil }: Pick<ValveBundle, "pausedUntil">,
  now: number,
): number | null {
  const until = Math.max(rainDelayUntil ?? 0, pausedUntil ?? 0);
  return until > now ? until : null;
}
