/**
 * An async iterable for one reader that may fall behind: of what waits, only the latest value of each key is kept,
 * so that it is never longer than there are objects.
 */
export class LatestQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting = new Map<string, T>();
  private reader: ((result: IteratorResult<T>) => void) | undefined;
  private isOver = false;

  /** @param onReturn called once, when the reader leaves or the queue ends */
  constructor(private readonly onReturn: () => void) {}

  /** @param merge what becomes of an older value of the same key that waits still; left out: it goes */
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

  /** No more comes; what waits is still read. */
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
