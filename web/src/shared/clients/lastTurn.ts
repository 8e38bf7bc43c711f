import { lateSeconds, okSeconds } from "./activity";
import type { ClientRow } from "./clientRow";

type Heard = Pick<ClientRow, "lastActiveDate">;

/**
 * When the last of the devices turned orange or red by the passing of time, Unix seconds; 0 where none has.
 * Until the next one turns, every device's activity is what it was in that moment.
 */
export function lastTurn(clients: readonly Heard[], now: number): number {
  let turn = 0;
  for (const { lastActiveDate } of clients) {
    if (lastActiveDate === null) continue;
    if (lastActiveDate + lateSeconds <= now) turn = Math.max(turn, lastActiveDate + lateSeconds);
    else if (lastActiveDate + okSeconds <= now) turn = Math.max(turn, lastActiveDate + okSeconds);
  }
  return turn;
}
