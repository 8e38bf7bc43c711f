import { sleep } from "./sleep.js";

const FIRST_PAUSE_MS = 250;
const LAST_PAUSE_MS = 10_000;

/** `later`: after a pause, which doubles each time, and is short again after an attempt that went well for long. */
export type Next = "over" | "at once" | "later";

/** Attempts something again and again, until it is over or aborted. */
export async function withBackoff(signal: AbortSignal, attempt: () => Promise<Next>): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const begun = performance.now();
    const next = await attempt();
    if (next === "over") return;
    if (performance.now() - begun > LAST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    if (next === "at once") continue;
    await sleep(pause, signal);
    pause = Math.min(pause * 2, LAST_PAUSE_MS);
  }
}
