import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";

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

/**
 * Begins work at an even rate, whether or not what was begun before is done; resolves once all of it is.
 * @param perSecond how often
 * @param seconds how long
 */
export async function atRate(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  const begin = performance.now();
  const begun: Promise<unknown>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = begin + (index * 1000) / perSecond - performance.now();
    await (wait > 1 ? sleep(wait) : breathe());
    begun.push(work(index));
  }
  await Promise.all(begun);
}
