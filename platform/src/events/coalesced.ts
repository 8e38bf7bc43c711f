/**
 * Runs work that many ask for, once at a time. Who asks during a run gets the next one, together with all who
 * ask meanwhile: it begins after each of them has asked.
 */
export class Coalesced {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private restsUntil = 0;

  /** @param restMs between the end of a run and the next one, so that more share it */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly restMs = 0,
  ) {}

  /** Resolves after a run that began after this call. @throws what that run throws */
  run(): Promise<void> {
    if (this.next) return this.next;
    if (!this.running && performance.now() >= this.restsUntil) return this.begin();
    this.next = this.rested().then(() => {
      this.next = undefined;
      return this.begin();
    });
    return this.next;
  }

  private async rested(): Promise<void> {
    await this.running?.catch(() => undefined);
    const left = this.restsUntil - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left).unref());
  }

  private begin(): Promise<void> {
    const run = this.work().finally(() => {
      if (this.running === run) this.running = undefined;
      this.restsUntil = performance.now() + this.restMs;
    });
    this.running = run;
    return run;
  }
}
