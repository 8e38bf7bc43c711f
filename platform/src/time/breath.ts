import { setImmediate } from "node:timers/promises";

const LONGEST_MS = 8;

/**
 * Lets the event loop turn between the steps of long work, whenever they took some milliseconds.
 * @param longestMs how long the loop may be held
 */
export function breather(longestMs = LONGEST_MS): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await setImmediate();
    since = performance.now();
  };
}
