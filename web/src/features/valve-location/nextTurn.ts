import type { ValveLocation } from "../../shared/valves/valve";
import { valvesOf } from "../../shared/valves/valvesOf";

/** When something of a location changes next by the clock alone, after `now`; null: nothing does. Unix seconds. */
export function nextTurn(location: ValveLocation, now: number): number | null {
  const times = [
    location.rainDelayUntil,
    ...location.bundles.map(({ pausedUntil }) => pausedUntil),
    ...valvesOf(location).flatMap(({ nextChange, manualUntil }) => [nextChange, manualUntil]),
  ];
  const ahead = times.filter((time) => time !== null && time > now);
  return ahead.length === 0 ? null : Math.min(...ahead.map(Number));
}
