import type { DirectionNames } from "@obcestje/contract/directionNames.js";
import type { KnownStays } from "./places/useStays";
import type { ShownClient } from "./useClientTraffic";

/**
 * What the directions are called in a period's figures; null: nothing, or the device was elsewhere for a part of
 * it, where they led elsewhere.
 * @param from Unix seconds, where the period begins
 */
export function directionsIn(
  { directionNames, isPlace }: Pick<ShownClient, "directionNames" | "isPlace">,
  { list }: Pick<KnownStays, "list">,
  from: number,
): DirectionNames | null {
  const since = list?.at(-1)?.from ?? null;
  return !isPlace && since !== null && since > from ? null : directionNames;
}
