/** Longer than a slow phone needs between reading a list and subscribing to its changes. */
export const LOOKBACK_S = 30;

/** The latest value of each key, if it came in the last moments. */
export class Recent<T> {
  private readonly entries = new Map<string, { at: number; value: T }>();

  /** @param now milliseconds of a steady clock */
  constructor(private readonly now: () => number = () => performance.now()) {}

  set(key: string, value: T): void {
    this.forget();
    // The oldest come first, so forgetting can stop at the first that stays.
    this.entries.delete(key);
    this.entries.set(key, { at: this.now(), value });
  }

  clear(): void {
    this.entries.clear();
  }

  /** In order of arrival. */
  all(): T[] {
    this.forget();
    return [...this.entries.values()].map(({ value }) => value);
  }

  private forget(): void {
    const oldest = this.now() - LOOKBACK_S * 1000;
    for (const [key, { at }] of this.entries) {
      if (at >= oldest) return;
      this.entries.delete(key);
    }
  }
}
