import { useMemo } from "react";
import { useClock } from "../time/useNow";
import type { ClientRow } from "./clientRow";
import { lastTurn } from "./lastTurn";

/** The clock of colours: renders anew only when one of the devices turned. Give it to `activityOf` as now. */
export function useLastTurn(clients: readonly ClientRow[]): number {
  const read = useMemo(() => {
    let [at, turn] = [-1, 0];
    // React asks several times a rendering; five thousand devices are looked through once.
    return (now: number) => {
      if (now !== at) [at, turn] = [now, lastTurn(clients, now)];
      return turn;
    };
  }, [clients]);
  return useClock(read);
}
