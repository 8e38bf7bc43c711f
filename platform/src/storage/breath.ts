import { setImmediate } from "node:timers/promises";

const LONGEST_MS = 8;

/** Lets the event loop turn between the steps of long work, whenever they took some milliseconds. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
