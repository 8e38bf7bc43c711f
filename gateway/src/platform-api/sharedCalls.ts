import { Cancellation, type CancelSignal } from "./cancellation.js";
import { cancelled } from "./networkErrors.js";

interface Shared<T> {
  answer: Promise<T>;
  cancellation: Cancellation;
  /** Who still waits for it. */
  waiting: number;
}

/** Equal calls that run at the same time are one; it is cancelled when the last one who waits for it has left. */
export class SharedCalls<T> {
  private readonly running = new Map<string, Shared<T>>();

  /**
   * Joins the call of that key, or starts it.
   * @param signal of the one who asks; it ends the waiting of that one alone
   * @throws what the call throws, or ApiError UPSTREAM_TIMEOUT when the signal aborts
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
