import { RenderError } from "./errors.js";

/** Runs at most `concurrency` jobs at once and lets at most `capacity` wait; more are refused at once. */
export class JobQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly capacity: number,
  ) {}

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** @throws RenderError 429 where the queue is full, and whatever the job throws */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running >= this.concurrency) {
      if (this.waiting.length >= this.capacity)
        throw new RenderError(429, "QUEUE_FULL", "Many reports are being made.");
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await job();
    } finally {
      const next = this.waiting.shift();
      // A waiting job takes this one's place, so that none slips in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
