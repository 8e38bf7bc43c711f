/**
 * How far the server's clock is ahead of this machine's: the milliseconds between which the difference lies, as far as the answers
 * tell. Of each answer it is known when the server wrote its time, and between which two moments here that was.
 */
type Difference = { least: number; most: number };

const unknown: Difference = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

let known = unknown;
let offsetMs = 0;
const listeners = new Set<() => void>();

/** The difference that fits all that is known: none where the clocks may be the same. */
function offsetOf({ least, most }: Difference): number {
  return least <= 0 && most >= 0 ? 0 : (least + most) / 2;
}

/** Each answer narrows it down. One that contradicts what was known tells that a clock was set meanwhile: it alone counts. */
function learn({ least, most }: Difference): void {
  const both = { least: Math.max(least, known.least), most: Math.min(most, known.most) };
  known = both.least <= both.most ? both : { least, most };
  const next = offsetOf(known);
  const isSeen = Math.abs(next - offsetMs) >= 1000;
  offsetMs = next;
  if (isSeen) for (const notify of listeners) notify();
}

/** This machine's clock, Unix milliseconds: it may be wrong, and is for what both begins and ends here. */
export const localNowMs = (): number => Date.now();

/** What it is now by the server's clock, Unix milliseconds. Until a first answer told it: by this machine's. */
export const serverNowMs = (): number => Date.now() + offsetMs;

/** The same in whole Unix seconds. */
export const serverNow = (): number => Math.floor(serverNowMs() / 1000);

/** The minute that has begun, Unix seconds: a period that ends now stands still while it is looked at. */
export const serverMinute = (): number => Math.floor(serverNow() / 60) * 60;

/** Calls when what it is now has changed by a second or more. @returns ends it */
export function watchServerClock(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * Learns what time it is at the server: in a second that it told, somewhere between two moments here.
 * @param told Unix seconds; NaN where it told none
 */
function learnSecond(told: number, sentAt: number, cameAt: number): void {
  if (told > 0) learn({ least: told * 1000 - cameAt, most: told * 1000 + 1000 - sentAt });
}

/**
 * Learns from an answer that has just come.
 * @param sentAt when it was asked for, by localNowMs
 */
export function learnTimeOf({ headers }: Response, sentAt: number): void {
  const [, told] = /\bclock;desc=(\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  learnSecond(Number(told), sentAt, localNowMs());
}

/** The document itself brings the time, so that it is right from the first view on; one that the browser had kept tells an old one. */
function learnTimeOfDocument(): void {
  const [page] = (performance.getEntriesByType?.("navigation") ?? []) as PerformanceNavigationTiming[];
  if (!page?.transferSize) return;
  const told = page.serverTiming?.find(({ name }) => name === "clock")?.description;
  const beganAt = localNowMs() - performance.now();
  learnSecond(Number(told), beganAt + page.requestStart, beganAt + page.responseStart);
}

learnTimeOfDocument();

/** For tests: nothing has been told yet. */
export function forgetServerClock(): void {
  known = unknown;
  offsetMs = 0;
}
