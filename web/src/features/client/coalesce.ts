/** Runs work on demand, never twice at once and never twice within a second. */
export type Coalescer = { trigger: () => void; stop: () => void };

/**
 * However often it is triggered, `run` starts at most once in `gapMs`, and always once more after the last
 * trigger: the latest wins. A failed run counts as done; the caller reports its failure.
 */
export function createCoalescer(run: () => Promise<unknown>, gapMs = 1000): Coalescer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let lastStart = Number.NEGATIVE_INFINITY;

  async function start() {
    timer = undefined;
    isWanted = false;
    isRunning = true;
    lastStart = performance.now();
    await run().catch(() => undefined);
    isRunning = false;
    if (isWanted) schedule();
  }

  function schedule() {
    if (isStopped || isRunning || timer !== undefined) return;
    const wait = lastStart + gapMs - performance.now();
    if (wait <= 0) void start();
    else timer = setTimeout(start, wait);
  }

  return {
    trigger() {
      isWanted = true;
      schedule();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
