import { setTimeout as sleep } from "node:timers/promises";
import { PlatformUnavailable } from "./errors.js";

export interface RetryOptions {
  /** Ends the waiting; the promise then rejects with an AbortError. */
  signal?: AbortSignal;
  /** Seconds after which the last failure is thrown; without it the tries never end. */
  giveUpAfter?: number;
  /** Called before each wait. */
  onRetry?: (failure: PlatformUnavailable, waitSeconds: number) => void;
  /** Waits; replaced in tests. */
  wait?: (seconds: number, signal?: AbortSignal) => Promise<void>;
  /** Seconds; replaced in tests. */
  clock?: () => number;
}

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 10;

const waitFor = (seconds: number, signal?: AbortSignal): Promise<void> =>
  sleep(seconds * 1000, undefined, signal ? { signal } : {});

/**
 * Runs `action` until the platform is there to answer it, waiting longer each time (0.5 s to 10 s). Refusals
 * are thrown at once, the last failure when the patience is over.
 */
export async function retrying<T>(action: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const wait = options.wait ?? waitFor;
  const clock = options.clock ?? (() => Date.now() / 1000);
  const deadline = clock() + (options.giveUpAfter ?? Number.POSITIVE_INFINITY);
  for (let pause = FIRST_WAIT; ; pause = Math.min(LONGEST_WAIT, pause * 2)) {
    options.signal?.throwIfAborted();
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) throw error;
      options.signal?.throwIfAborted();
      const left = deadline - clock();
      if (left <= 0) throw error;
      const seconds = Math.min(error.retryAfter ?? pause, left);
      options.onRetry?.(error, seconds);
      await wait(seconds, options.signal);
    }
  }
}
