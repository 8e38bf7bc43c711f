import { setTimeout as sleep } from "node:timers/promises";

const MINUTE_MS = 60_000;

/** When a load begins (Unix milliseconds), and for how many whole minutes it goes on. */
export interface Span {
  begin: number;
  minutes: number;
}

/**
 * Does something once in each minute by the clock.
 * @param phase 0 to less than 1, where in the minute
 */
export async function everyMinute(
  { begin, minutes }: Span,
  phase: number,
  work: (round: number) => Promise<unknown>,
): Promise<void> {
  for (let round = 0; round < minutes; round += 1) {
    await sleep(Math.max(0, begin + (round + phase) * MINUTE_MS - Date.now()));
    await work(round);
  }
}
