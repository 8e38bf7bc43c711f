import type { DirectionNames } from "@obcestje/contract/directionNames.js";

type Named = { directionNames: DirectionNames | null; directionNamesSince: number | null };

/**
 * What the directions are called in a period's figures; null: nothing, or the device was elsewhere for a part of
 * it, where they led elsewhere.
 * @param from Unix seconds, where the period begins; null: unknown
 */
export function directionsIn(
  { directionNames, directionNamesSince: since }: Named,
  from: number | null,
): DirectionNames | null {
  return since === null || (from !== null && from >= since) ? directionNames : null;
}
