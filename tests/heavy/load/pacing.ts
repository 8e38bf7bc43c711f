import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";

const MINUTE_MS = 60_000;

/** Start of a load (Unix milliseconds), and its length in whole minutes. */
export interface Span {
  begin: number;
  minutes: number;
}

/**
 * Runs once in each minute by the clock.
 * @param phase 0 to less than 1, position in the minute
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
 * Starts work at a constant rate, even if earlier work is still running; resolves once all is done.
 * @param perSecond rate
 * @param seconds duration
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
