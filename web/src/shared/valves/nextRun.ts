import type { Valve } from "./valve";

/** When valves water: now, until the last of them closes (null: no end), or from `at` on (null: nothing is due). */
export type NextRun = { runs: true; until: number | null } | { runs: false; at: number | null };

type Due = Pick<Valve, "expectedOpen" | "nextChange">;

/** What is due for valves together, Unix seconds. */
export function nextRunOf(valves: readonly Due[]): NextRun {
  const open = valves.filter(({ expectedOpen }) => expectedOpen).map(({ nextChange }) => nextChange);
  if (open.length > 0) {
    const ends = open.filter((end) => end !== null);
    return { runs: true, until: ends.length === open.length ? Math.max(...ends) : null };
  }
  const starts = valves.map(({ nextChange }) => nextChange).filter((start) => start !== null);
  return { runs: false, at: starts.length === 0 ? null : Math.min(...starts) };
}
