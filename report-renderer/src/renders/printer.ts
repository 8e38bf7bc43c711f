import type { Readable } from "node:stream";
import type { Correlation } from "@obcestje/operation/correlation.js";
import type { BrowserPool } from "../browser/browserPool.js";
import type { ReportPage } from "../browser/reportPage.js";
import { RenderError } from "../errors.js";
import { pdfBytes, queueSeconds, renderSeconds, renders } from "../metrics.js";
import { Deadline, timeAllowed } from "./deadline.js";
import type { JobQueue, Urgency } from "./jobQueue.js";
import { packed } from "./packed.js";
import { pdfStream } from "./pdfStream.js";
import { printPage, showReport } from "./render.js";
import { type RenderJob, reportPath } from "./renderJob.js";
import type { Standby } from "./standby.js";

interface PrinterParts {
  queue: JobQueue;
  pool: BrowserPool;
  standby: Standby;
  settings: { portalUrl: string; timeoutMs: number };
}

/** A report that somebody waits for. */
export interface PrintOrder {
  job: RenderJob;
  correlation: Correlation;
  urgency: Urgency;
}

interface Printed {
  at: ReportPage;
  start: Start;
  bytes: ReadableStream<Uint8Array>;
}

type Start = "warm" | "cold";

/** Makes reports: waits for a place, shows and prints one, and returns its bytes. */
export class Printer {
  constructor(private readonly parts: PrinterParts) {}

  /**
   * Prints a report. The job keeps its place until the PDF is out of the browser. Its time counts from
   * getting the place.
   * @param signal of the caller: aborting it ends the job at any stage
   * @returns the PDF, once it is printed; it breaks off if its reader takes longer than the job may
   * @throws RenderError; the signal's reason
   */
  async print(order: PrintOrder, signal: AbortSignal): Promise<Readable> {
    const { queue, settings, standby } = this.parts;
    const { job, urgency } = order;
    const waited = queueSeconds.startTimer({ urgency });
    const leave = await queue.enter(urgency, signal);
    waited();
    const deadline = new Deadline(timeAllowed(settings.timeoutMs, job.clientIds.length), signal);
    const took = renderSeconds.startTimer();
    const closings: Promise<void>[] = [];
    const end = async () => {
      deadline.end();
      await Promise.all(closings);
      leave();
      standby.refill();
    };
    try {
      const { at, start, bytes } = await this.printTwice(order, deadline.signal, closings);
      const pdf = pdfStream({
        bytes,
        signal: deadline.signal,
        onEnd: (outcome) => {
          took({ start });
          if ("size" in outcome) pdfBytes.inc(outcome.size);
          renders.inc({ start, outcome: "size" in outcome ? "succeeded" : codeOf(outcome.fault) });
          closings.push(at.close());
          void end();
        },
      });
      return packed(pdf);
    } catch (error) {
      // The caller gets the error at once. The place is free when the browser is.
      void end();
      throw error;
    }
  }

  /**
   * If a browser dies during a job it is replaced, and the job tried again from the beginning. An error of
   * the report itself is final.
   */
  private async printTwice(
    order: PrintOrder,
    signal: AbortSignal,
    closings: Promise<void>[],
  ): Promise<Printed> {
    try {
      return await this.printOnce(order, signal, closings, this.parts.standby.take());
    } catch (error) {
      if (error instanceof RenderError || signal.aborted) throw error;
      return await this.printOnce(order, signal, closings, undefined);
    }
  }

  /** @param closings receives the closing of a failed page */
  private async printOnce(
    { job, correlation }: PrintOrder,
    signal: AbortSignal,
    closings: Promise<void>[],
    booted: ReportPage | undefined,
  ): Promise<Printed> {
    const { pool, settings } = this.parts;
    const start: Start = booted ? "warm" : "cold";
    let at = booted;
    try {
      at ??= await pool.openPage(signal);
      await showReport(
        at,
        reportPath(job, correlation),
        { ...settings, booted: booted !== undefined },
        signal,
      );
      return { at, start, bytes: await printPage(at, signal) };
    } catch (error) {
      renders.inc({ start, outcome: codeOf(error) });
      if (at) closings.push(at.close());
      throw error;
    }
  }
}

function codeOf(fault: unknown): string {
  return fault instanceof RenderError ? fault.code : "BROWSER_FAILED";
}
