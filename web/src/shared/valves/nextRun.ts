import { tellsOrders } from "./tellsOrders";
import type { Valve } from "./valve";

/** Present or next watering: now, until the last valve closes (null: no end), or from `at` on (null: nothing is due). */
export type NextRun = { runs: true; until: number | null } | { runs: false; at: number | null };

type Due = Pick<Valve, "expectedOpen" | "nextChange">;

/** Next run of several valves, Unix seconds; null if none is known and some valves' orders are unknown. */
export function nextRunOf(valves: readonly Due[]): NextRun | null {
  const open = valves.filter(({ expectedOpen }) => expectedOpen).map(({ nextChange }) => nextChange);
  if (open.length > 0) {
    const ends = open.filter((end) => end !== null);
    return { runs: true, until: ends.length === open.length ? Math.max(...ends) : null };
  }
  const starts = valves.map(({ nextChange }) => nextChange).filter((start) => start !== null);
  if (starts.length > 0) return { runs: false, at: Math.min(...starts) };
  return valves.every(tellsOrders) ? { runs: false, at: null } : null;
}
