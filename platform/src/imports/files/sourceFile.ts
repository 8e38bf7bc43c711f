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

/** A file that tells how many of its bytes were read, for a bar. Files that are read twice over stay at their size. */
export class CountedFile implements SourceFile {
  bytes = 0;

  constructor(private readonly file: SourceFile) {}

  get name(): string {
    return this.file.name;
  }

  get size(): number {
    return this.file.size;
  }

  async *open(start = 0, end = this.size): AsyncGenerator<Uint8Array> {
    for await (const chunk of this.file.open(start, end)) {
      this.bytes = Math.min(this.size, this.bytes + chunk.length);
      yield chunk;
    }
  }
}
