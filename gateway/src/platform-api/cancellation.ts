/** A signal that nobody waits any more. Every AbortSignal is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void, options?: { once: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * An AbortController and its signal in one, as each small query makes several of them. An AbortSignal costs
 * some 4 µs, and half a kilobyte until the next full collection, as Node gives each a prototype of its own
 * (docs/decisions/0020).
 */
export class Cancellation implements CancelSignal {
  private cancelled = false;
  private readonly listeners = new Set<() => void>();

  get aborted(): boolean {
    return this.cancelled;
  }

  /** Notifies all listeners, once. */
  abort(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }

  addEventListener(_type: "abort", listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: "abort", listener: () => void): void {
    this.listeners.delete(listener);
  }
}

/** The same as an AbortSignal, for libraries. */
export function abortSignalOf(signal: CancelSignal): AbortSignal {
  if (signal instanceof AbortSignal) return signal;
  const aborter = new AbortController();
  if (signal.aborted) aborter.abort();
  else signal.addEventListener("abort", () => aborter.abort(), { once: true });
  return aborter.signal;
}
