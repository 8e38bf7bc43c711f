import { useClock } from "../time/useNow";
import type { ClientRow } from "./clientRow";
import { lastTurn } from "./lastTurn";

/** The clock of colours: renders anew only when one of the devices turned. Give it to `activityOf` as now. */
export function useLastTurn(clients: readonly ClientRow[]): number {
  return useClock((now) => lastTurn(clients, now));
}
