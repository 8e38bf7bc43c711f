import { Cancellation, type CancelSignal } from "./cancellation.js";
import { cancelled } from "./networkErrors.js";

interface Shared<T> {
  answer: Promise<T>;
  cancellation: Cancellation;
  /** Number of callers who still wait for it. */
  waiting: number;
}

/** Equal calls at the same time are one call. It is cancelled when the last waiting caller has left. */
export class SharedCalls<T> {
  private readonly running = new Map<string, Shared<T>>();

  /**
   * Joins the call of that key, or starts it.
   * @param signal of the asking caller; it only ends that caller's waiting
   * @throws the call's error, or ApiError UPSTREAM_TIMEOUT when the signal aborts
   */
  join(
    key: string,
    signal: CancelSignal | undefined,
    start: (signal: CancelSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(cancelled());
    const shared = this.running.get(key) ?? this.start(key, start);
    shared.waiting += 1;
    return signal ? this.waitFor(key, shared, signal) : shared.answer;
  }

  private start(key: string, start: (signal: CancelSignal) => Promise<T>): Shared<T> {
    const cancellation = new Cancellation();
    const answer = start(cancellation).finally(() => this.forget(key, shared));
    const shared: Shared<T> = { answer, cancellation, waiting: 0 };
    this.running.set(key, shared);
    return shared;
  }

  private waitFor(key: string, shared: Shared<T>, signal: CancelSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        shared.waiting -= 1;
        reject(cancelled());
        if (shared.waiting > 0) return;
        this.forget(key, shared);
        shared.cancellation.abort();
      };
      const stay = () => signal.removeEventListener("abort", leave);
      signal.addEventListener("abort", leave, { once: true });
      shared.answer.then(
        (answer) => {
          stay();
          resolve(answer);
        },
        (error: unknown) => {
          stay();
          reject(error);
        },
      );
    });
  }

  private forget(key: string, shared: Shared<T>): void {
    if (this.running.get(key) === shared) this.running.delete(key);
  }
}
