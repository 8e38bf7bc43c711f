/**
 * How far the server's clock is ahead of this machine's: bounds of the difference in milliseconds, from the
 * answers so far. For each answer we know the server's time, and between which two local moments it was
 * written.
 */
type Difference = { least: number; most: number };

const unknown: Difference = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

let known = unknown;
let offsetMs = 0;
const listeners = new Set<() => void>();

/** The difference that fits the bounds: zero if the clocks may be equal. */
function offsetOf({ least, most }: Difference): number {
  return least <= 0 && most >= 0 ? 0 : (least + most) / 2;
}

/** Each answer narrows the bounds. One that contradicts them shows that a clock was set meanwhile: only that one counts then. */
function learn({ least, most }: Difference): void {
  const both = { least: Math.max(least, known.least), most: Math.min(most, known.most) };
  known = both.least <= both.most ? both : { least, most };
  const next = offsetOf(known);
  const isSeen = Math.abs(next - offsetMs) >= 1000;
  offsetMs = next;
  if (isSeen) for (const notify of listeners) notify();
}

/** This machine's clock, Unix milliseconds. It may be wrong: use it only for durations that begin and end here. */
export const localNowMs = (): number => Date.now();

/** Now by the server's clock, Unix milliseconds; by this machine's before the first answer. */
export const serverNowMs = (): number => Date.now() + offsetMs;

/** The same in whole Unix seconds. */
export const serverNow = (): number => Math.floor(serverNowMs() / 1000);

/** Start of the present minute, Unix seconds: a period that ends now stays the same while it is looked at. */
export const serverMinute = (): number => Math.floor(serverNow() / 60) * 60;

/**
 * Calls back when the server's time shifts by a second or more.
 * @returns a function that ends it
 */
export function watchServerClock(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * Learns the server's time: it was this second at some point between two local moments.
 * @param told Unix seconds; NaN if there is none
 */
function learnSecond(told: number, sentAt: number, cameAt: number): void {
  if (told > 0) learn({ least: told * 1000 - cameAt, most: told * 1000 + 1000 - sentAt });
}

/**
 * Learns from an answer that has just arrived.
 * @param sentAt time of the request, by localNowMs
 */
export function learnTimeOf({ headers }: Response, sentAt: number): void {
  const [, told] = /\bclock;desc=(\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  learnSecond(Number(told), sentAt, localNowMs());
}

/**
 * The document itself has the time, so it is right from the first view on; a document from the browser's cache
 * has an old one.
 */
function learnTimeOfDocument(): void {
  const [page] = (performance.getEntriesByType?.("navigation") ?? []) as PerformanceNavigationTiming[];
  if (!page?.transferSize) return;
  const told = page.serverTiming?.find(({ name }) => name === "clock")?.description;
  const beganAt = localNowMs() - performance.now();
  learnSecond(Number(told), beganAt + page.requestStart, beganAt + page.responseStart);
}

learnTimeOfDocument();

/** For tests: forgets all answers. */
export function forgetServerClock(): void {
  known = unknown;
  offsetMs = 0;
}
