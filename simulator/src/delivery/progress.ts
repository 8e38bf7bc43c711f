/** Lines for the supervisor, at most one per second; the last one always comes. */
export class Progress {
  private lastAt = Number.NEGATIVE_INFINITY;
  private waiting: string | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly print: (line: string) => void,
    private readonly clock: () => number = Date.now,
  ) {}

  say(text: string): void {
    const pause = this.lastAt + 1000 - this.clock();
    if (pause <= 0) this.now(text);
    else {
      this.waiting = text;
      this.timer ??= setTimeout(() => this.flush(), pause).unref();
    }
  }

  /** A key with which everybody may open the public page. */
  publicKey(key: string): void {
    this.print(`PUBLIC_KEY ${key}`);
  }

  /** Accounts exist and the last 24 h are in. */
  ready(): void {
    this.flush();
    this.print("READY");
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting !== undefined) this.now(this.waiting);
  }

  private now(text: string): void {
    this.lastAt = this.clock();
    this.waiting = undefined;
    this.print(`PROGRESS ${text}`);
  }
}
