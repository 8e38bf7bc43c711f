import { SILENT_SECONDS } from "@obcestje/contract/limits/spans.js";
import { okSeconds } from "./activity";
import type { ClientRow } from "./clientRow";

type Heard = Pick<ClientRow, "lastActiveDate">;

/**
 * When the last of the devices turned orange or red by the passing of time, in Unix seconds; 0 if none has.
 * Until the next one turns, every device's activity stays as it was at that moment.
 */
export function lastTurn(clients: readonly Heard[], now: number): number {
  let turn = 0;
  for (const { lastActiveDate } of clients) {
    if (lastActiveDate === null) continue;
    if (lastActiveDate + SILENT_SECONDS <= now) turn = Math.max(turn, lastActiveDate + SILENT_SECONDS);
    else if (lastActiveDate + okSeconds <= now) turn = Math.max(turn, lastActiveDate + okSeconds);
  }
  return turn;
}
