import { randomUUID } from "node:crypto";
import type { Db } from "../db/tables.js";
import { type Clock, LAST_INSTANT, MINUTE } from "../time/clock.js";
import { nextRun, type Schedule } from "./schedule.rules.js";
import { addJobs, dueJobs, endLease, renewLease, takeLease } from "./store.js";

/** A platform without a sign of life for this long has lost its job. */
const LEASE = 5 * MINUTE;
const RENEW_MS = 60_000;
const LOOK_MS = 5_000;
const LONGEST_OUTCOME = 500;

/** A job of the platform. `run` may be called again after a partial run. It stops when the signal aborts. */
export type Job = Schedule & { name: string; run(context: JobContext): Promise<void> };

export interface JobContext {
  /** Unix seconds; when this run began. */
  now: number;
  /** Aborted when the platform closes, or another has taken over the job. */
  signal: AbortSignal;
}

/**
 * Runs due jobs, each on one of the platforms that share the database. A run missed while nothing ran is made
 * up for at the start.
 */
export class Jobs {
  private readonly jobs = new Map<string, Job>();
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Map<string, Promise<unknown>>();
  /** Jobs begin one after another: all at once would hold up devices' calls for a moment. */
  private taking: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly now: Clock,
    private readonly onError: (name: string, error: unknown) => void,
  ) {}

  /** Adds a job before the start. */
  add(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Starts looking for due jobs. */
  start(): void {
    const look = () => this.keepTrack("jobs", () => this.startDue());
    look();
    this.timer = setInterval(look, LOOK_MS);
    this.timer.unref();
  }

  /** Runs a job now, due or not. @returns true if it ran; false if another platform has it */
  run(name: string): Promise<boolean> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`There is no job ${name}.`);
    return this.tryRun(job, LAST_INSTANT);
  }

  /** Runs a job as soon as possible, if jobs run by themselves. A running one continues. */
  soon(name: string): void {
    const job = this.jobs.get(name);
    const isRunning = this.timer !== undefined && !this.stopping.signal.aborted;
    if (job && isRunning) this.keepTrack(name, () => this.tryRun(job, LAST_INSTANT));
  }

  /** Stops the running jobs and waits for them. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.idle();
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  /** A long job does not delay the others. */
  private async startDue(): Promise<void> {
    if (this.jobs.size === 0) return;
    await addJobs(
      this.db,
      [...this.jobs.values()].map((job) => ({ name: job.name, nextRun: nextRun(job, this.now()) })),
    );
    for (const name of await dueJobs(this.db, this.now())) {
      const job = this.jobs.get(name);
      if (job && !this.stopping.signal.aborted) this.keepTrack(name, () => this.tryRun(job, this.now()));
    }
  }

  private keepTrack(name: string, work: () => Promise<unknown>): void {
    if (this.running.has(name)) return;
    const done = work()
      .catch((error: unknown) => this.onError(name, error))
      .finally(() => this.running.delete(name));
    this.running.set(name, done);
  }

  private async tryRun(job: Job, dueBy: number): Promise<boolean> {
    const { db, holder } = this;
    const { name } = job;
    const now = this.now();
    const taken = this.taking.then(async () => {
      await addJobs(db, [{ name, nextRun: nextRun(job, now) }]);
      return takeLease(db, { name, holder, until: now + LEASE, now }, dueBy);
    });
    this.taking = taken.catch(() => undefined);
    if (!(await taken)) return false;
    const lost = new AbortController();
    const renewing = setInterval(() => {
      renewLease(db, name, holder, this.now() + LEASE).then(
        (held) => held || lost.abort(),
        () => undefined,
      );
    }, RENEW_MS);
    const outcome = await this.outcomeOf(job, {
      now,
      signal: AbortSignal.any([this.stopping.signal, lost.signal]),
    });
    clearInterval(renewing);
    // A job stopped half way is due again at the next start.
    const next = this.stopping.signal.aborted ? now : nextRun(job, this.now());
    await endLease(db, { name, holder, now, outcome, nextRun: next });
    return true;
  }

  private async outcomeOf(job: Job, context: JobContext): Promise<string> {
    try {
      await job.run(context);
      return context.signal.aborted ? "stopped" : "done";
    } catch (error) {
      this.onError(job.name, error);
      return String(error).slice(0, LONGEST_OUTCOME);
    }
  }
}
