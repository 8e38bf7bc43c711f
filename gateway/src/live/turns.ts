/**
 * Number of sockets served in one turn of the event loop, and the time after which a turn ends in any case.
 */
const STEPS_A_TURN = 250;
const TURN_MS = 4;

/** Does long work in short turns, so that other work gets the event loop in between. */
export class Turns {
  private readonly jobs: Iterator<void>[] = [];
  private isRunning = false;

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Runs the job's steps after those of earlier jobs. */
  run(job: Iterator<void>): void {
    this.jobs.push(job);
    if (this.isRunning) return;
    this.isRunning = true;
    setImmediate(this.turn);
  }

  private readonly turn = (): void => {
    const end = performance.now() + TURN_MS;
    for (let steps = 0; steps < STEPS_A_TURN && performance.now() < end; steps += 1) {
      const [job] = this.jobs;
      if (!job) {
        this.isRunning = false;
        return;
      }
      if (this.isOver(job)) this.jobs.shift();
    }
    setImmediate(this.turn);
  };

  private isOver(job: Iterator<void>): boolean {
    try {
      return job.next().done === true;
    } catch (error) {
      this.onError(error);
      return true;
    }
  }
}
