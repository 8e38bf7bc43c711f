/**
 * An async iterable for one reader that may fall behind. Of the waiting values it keeps only the latest of
 * each key, so it is never longer than the number of objects.
 */
export class LatestQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting = new Map<string, T>();
  private reader: ((result: IteratorResult<T>) => void) | undefined;
  private isOver = false;

  /** @param onReturn called once, when the reader leaves or the queue ends */
  constructor(private readonly onReturn: () => void) {}

  /**
   * @param merge combines the value with an older one of the same key that still waits; if left out, the
   * older one is dropped
   */
  push(key: string, value: T, merge?: (older: T) => T): void {
    if (this.isOver) return;
    if (this.reader) {
      this.answer({ done: false, value });
      return;
    }
    const older = this.waiting.get(key);
    this.waiting.delete(key);
    this.waiting.set(key, older !== undefined && merge ? merge(older) : value);
  }

  /** Adds nothing more. Waiting values are still read. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.answer({ done: true, value: undefined });
    this.onReturn();
  }

  next(): Promise<IteratorResult<T>> {
    const [first] = this.waiting;
    if (first) {
      const [key, value] = first;
      this.waiting.delete(key);
      return Promise.resolve({ done: false, value });
    }
    if (this.isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.reader = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.waiting.clear();
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private answer(result: IteratorResult<T>): void {
    const { reader } = this;
    this.reader = undefined;
    reader?.(result);
  }
}
