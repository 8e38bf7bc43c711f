import { useMemo } from "react";
import { useClock } from "../time/useNow";
import type { ClientRow } from "./clientRow";
import { lastTurn } from "./lastTurn";

/** The time of the last change of colour: renders only when a device turned. Pass it to `activityOf` as now. */
export function useLastTurn(clients: readonly ClientRow[]): number {
  const read = useMemo(() => {
    let [at, turn] = [-1, 0];
    // React calls this several times a rendering; thousands of devices are checked only once.
    return (now: number) => {
      if (now !== at) [at, turn] = [now, lastTurn(clients, now)];
      return turn;
    };
  }, [clients]);
  return useClock(read);
}
