import { RenderError, stopping } from "../errors.js";

/** The asker of a job. People go before schedules. */
export type Urgency = "person" | "schedule";

/** Gives a job's place to the next one; a second call does nothing. */
export type Leave = () => void;

interface Waiting {
  urgency: Urgency;
  admit: () => void;
  refuse: (reason: Error) => void;
}

/** Guess until the first job has ended, seconds. */
const FIRST_GUESS = 2;
const RETRY_AT_MOST = 60;

/** Runs at most `concurrency` jobs at once and lets at most `capacity` wait. More are refused immediately. */
export class JobQueue {
  private readonly runningOf: Record<Urgency, number> = { person: 0, schedule: 0 };
  private waiting: Waiting[] = [];
  private stopped = false;
  private onIdle: (() => void) | undefined;
  /** Seconds that a job takes, later ones weighing more. */
  private usual = FIRST_GUESS;
  /** If possible, schedules leave one place free for people. */
  private readonly schedulesAtMost: number;

  constructor(
    private readonly concurrency: number,
    private readonly capacity: number,
  ) {
    this.schedulesAtMost = Math.max(1, concurrency - 1);
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  get runningCount(): number {
    return this.runningOf.person + this.runningOf.schedule;
  }

  /** The number of schedules' jobs that could begin now. */
  get freeForSchedules(): number {
    if (this.stopped || this.waiting.length > 0) return 0;
    return Math.max(
      0,
      Math.min(this.concurrency - this.runningCount, this.schedulesAtMost - this.runningOf.schedule),
    );
  }

  /**
   * Waits for a place.
   * @returns the function that gives it back
   * @throws RenderError 429 if the queue is full, 503 if it stops; the signal's reason if it aborts
   */
  async enter(urgency: Urgency, signal: AbortSignal): Promise<Leave> {
    signal.throwIfAborted();
    if (this.stopped) throw stopping();
    if (this.hasPlace(urgency)) return this.start(urgency);
    if (this.waiting.length >= this.capacity) {
      const retryAfter = this.secondsUntilFree();
      throw new RenderError(429, "QUEUE_FULL", "Many reports are being made.", { retryAfter });
    }
    return this.wait(urgency, signal);
  }

  /** Admits nobody any more. @returns once the running jobs have ended */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const { refuse } of this.waiting.splice(0)) refuse(stopping());
    if (this.runningCount > 0) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
      });
    }
  }

  private wait(urgency: Urgency, signal: AbortSignal): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        reject(signal.reason);
      };
      const entry: Waiting = {
        urgency,
        admit: () => {
          signal.removeEventListener("abort", onAbort);
          resolve(this.start(urgency));
        },
        refuse: (reason) => {
          signal.removeEventListener("abort", onAbort);
          reject(reason);
        },
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.waiting.push(entry);
    });
  }

  private hasPlace(urgency: Urgency): boolean {
    if (this.runningCount >= this.concurrency) return false;
    if (urgency === "person") return true;
    return (
      this.runningOf.schedule < this.schedulesAtMost &&
      !this.waiting.some((other) => other.urgency === "person")
    );
  }

  private start(urgency: Urgency): Leave {
    this.runningOf[urgency] += 1;
    const begun = performance.now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.runningOf[urgency] -= 1;
      this.usual = 0.8 * this.usual + 0.2 * ((performance.now() - begun) / 1000);
      this.admitNext();
      if (this.runningCount === 0) this.onIdle?.();
    };
  }

  private admitNext(): void {
    const next = this.waiting.find(({ urgency }) => urgency === "person") ?? this.waiting[0];
    if (!next || !this.hasPlace(next.urgency)) return;
    this.waiting = this.waiting.filter((other) => other !== next);
    next.admit();
  }

  /** Whole seconds until all waiting jobs are done. */
  private secondsUntilFree(): number {
    const seconds = ((this.waiting.length + 1) * this.usual) / this.concurrency;
    return Math.min(RETRY_AT_MOST, Math.max(1, Math.ceil(seconds)));
  }
}
