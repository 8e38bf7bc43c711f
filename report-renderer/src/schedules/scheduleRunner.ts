import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { cancelled } from "../errors.js";
import { scheduleRuns } from "../metrics.js";
import type { Printer } from "../renders/printer.js";
import type { ClaimedRun } from "./claimedRun.js";
import type { PlatformClient } from "./platformClient.js";
import { outcomeOf } from "./runFault.js";

interface RunnerParts {
  platform: Pick<PlatformClient, "claim" | "upload" | "fail">;
  printer: Pick<Printer, "print">;
  /** The number of runs that could begin now. */
  free: () => number;
  pollMs: number;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/** An absent platform is asked less often, down to every eighth time. */
const PAUSES_AT_MOST = 8;

/** Makes the reports of schedules: claims due runs, prints them, and uploads them or reports the failure. */
export class ScheduleRunner {
  private readonly runs = new Set<Promise<void>>();
  private readonly giveBack = new AbortController();
  private asking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** The last claim got all it asked for: more may be due. */
  private more = false;
  /** Multiplies the pace; above 1 while the platform is away. */
  private pauses = 1;

  constructor(private readonly parts: RunnerParts) {}

  start(): void {
    this.ask();
  }

  /** Stops claiming. @returns once all running reports are uploaded or reported */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.asking;
    await Promise.all(this.runs);
  }

  /** Aborts the running reports: another renderer, or this one later, makes them. */
  abandon(): void {
    this.giveBack.abort(cancelled());
  }

  private ask(): void {
    if (this.asking || this.stopped) return;
    clearTimeout(this.timer);
    this.asking = this.claim().then(() => {
      this.asking = undefined;
      if (!this.stopped) this.timer = setTimeout(() => this.ask(), this.pauses * this.parts.pollMs).unref();
    });
  }

  private async claim(): Promise<void> {
    const { platform, free, log } = this.parts;
    const limit = free();
    this.more = limit === 0;
    if (limit === 0) return;
    try {
      const claimed = await platform.claim(limit);
      if (this.pauses > 1) log.info("the platform is back: report schedules go on");
      this.pauses = 1;
      this.more = claimed.length >= limit;
      for (const run of claimed) this.begin(run);
    } catch (error) {
      if (this.pauses === 1) log.warn({ err: error }, "report schedules wait for the platform");
      this.pauses = Math.min(2 * this.pauses, PAUSES_AT_MOST);
    }
  }

  private begin(run: ClaimedRun): void {
    const running = this.make(run).finally(() => {
      this.runs.delete(running);
      if (this.more) this.ask();
    });
    this.runs.add(running);
  }

  private async make(run: ClaimedRun): Promise<void> {
    const { platform, printer, log } = this.parts;
    const correlation = { requestId: randomUUID() };
    const named = { scheduleId: run.scheduleId, runId: run.runId, reqId: correlation.requestId };
    try {
      const order = { job: run.job, correlation, urgency: "schedule" } as const;
      await platform.upload(run, await printer.print(order, this.giveBack.signal), correlation);
      log.info(named, "report run made");
      scheduleRuns.inc({ outcome: "succeeded" });
    } catch (error) {
      const outcome = outcomeOf(error);
      scheduleRuns.inc({ outcome: outcome ? (outcome.final ? "final" : "failed") : "lost" });
      log.warn({ ...named, ...outcome }, outcome ? "report run failed" : "report run is another's by now");
      // A run the platform hears nothing of is due again once the claim expires.
      if (outcome) await platform.fail(run, outcome, correlation).catch(() => undefined);
    }
  }
}
