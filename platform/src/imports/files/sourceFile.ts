/** A file that can be read any number of times, also in parts. */
export interface SourceFile {
  /** Its sender's name for it. Nothing is concluded from it: the bytes show what a file is. */
  name: string;
  /** Bytes. */
  size: number;
  /**
   * The bytes from `start` (default 0) up to but not including `end` (default the size), in chunks of any
   * length. Archives need ranges: their table of contents is at the end.
   */
  open(start?: number, end?: number): AsyncIterable<Uint8Array>;
}

/** The storage of a file failed, which says nothing about the file. */
export class SourceFailure extends Error {
  constructor(override readonly cause: unknown) {
    super("The file could not be read from where it lies.");
  }
}

/**
 * A file that counts the bytes read, for a progress bar. Failures of its storage are not taken for damage of
 * the file.
 */
export class WatchedFile implements SourceFile {
  /** Bytes read twice leave it at the size. */
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
        // Anything beyond the request is another part of the file.
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

/** The original error of the storage. */
export const thrownBy = (error: unknown): unknown => (error instanceof SourceFailure ? error.cause : error);
