/** A file that can be read any number of times, also in parts. */
export interface SourceFile {
  /** As its sender called it. Nothing is concluded from it: what a file is shows in its bytes. */
  name: string;
  /** Bytes. */
  size: number;
  /**
   * The bytes from `start` (0 unless given) to before `end` (the size unless given), in chunks of any length. Archives need the range:
   * their table of contents stands at their end.
   */
  open(start?: number, end?: number): AsyncIterable<Uint8Array>;
}

/** The storage that a file lies in failed: that says nothing of the file. */
export class SourceFailure extends Error {
  constructor(override readonly cause: unknown) {
    super("The file could not be read from where it lies.");
  }
}

/** A file that tells how many of its bytes were read, for a bar, and whose storage's failures are not taken for damage of the file. */
export class WatchedFile implements SourceFile {
  /** What is read twice over leaves them at the size. */
  bytes = 0;

  constructor(private readonly file: SourceFile) {}

  get name(): string {
    return this.file.name;
  }

  get size(): number {
    return this.file.size;
  }

  async *open(start = 0, end = this.size): AsyncGenerator<Uint8Array> {
    let left = end - start;
    const chunks = this.file.open(start, end)[Symbol.asyncIterator]();
    try {
      while (left > 0) {
        const next = await chunks.next().catch((error: unknown) => {
          throw new SourceFailure(error);
        });
        if (next.done) return;
        // More than was asked for is another part of the file.
        const chunk = next.value.length > left ? next.value.subarray(0, left) : next.value;
        left -= chunk.length;
        this.bytes = Math.min(this.size, this.bytes + chunk.length);
        yield chunk;
      }
    } finally {
      await chunks.return?.();
    }
  }
}

/** What failed in the storage, as it was thrown there. */
export const thrownBy = (error: unknown): unknown => (error instanceof SourceFailure ? error.cause : error);
