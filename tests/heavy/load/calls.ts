/** Durations of calls of one kind, and failures. */
export class Calls {
  readonly failures: string[] = [];
  private readonly ms: number[] = [];

  constructor(readonly name: string) {}

  get answered(): number {
    return this.ms.length;
  }

  /** @returns the work's result; undefined if it failed, which is recorded */
  async of<T>(work: () => Promise<T>): Promise<T | undefined> {
    const begun = performance.now();
    try {
      const result = await work();
      this.ms.push(performance.now() - begun);
      return result;
    } catch (error) {
      this.failures.push(`${this.name}: ${String(error)}`);
      return undefined;
    }
  }

  /**
   * Milliseconds.
   * @param share 0 to 1
   */
  quantile(share: number): number {
    const sorted = [...this.ms].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }

  row(): [string, string] {
    const [p50, p99] = [0.5, 0.99].map((share) => this.quantile(share).toFixed(0));
    return [`${this.name}: p50, p99`, `${p50}, ${p99} ms of ${this.answered}`];
  }
}
