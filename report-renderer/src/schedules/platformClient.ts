import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Correlation, correlationHeaders } from "@obcestje/operation/correlation.js";
import got, { type Got, HTTPError } from "got";
import { RenderError } from "../errors.js";
import { type ClaimedRun, readClaimedRuns } from "./claimedRun.js";

/** A failed call. Contains nothing of it but the answer's status. */
export class PlatformFault extends Error {
  /** @param status of the answer; null if there was none */
  constructor(readonly status: number | null) {
    super(
      status === null ? "The platform can't be reached or understood." : `The platform answered ${status}.`,
    );
  }
}

/** The report to the platform about a failed run. */
export interface FailedOutcome {
  /** One of the platform's codes, which screens show in the reader's language. */
  reason:
    | "gone"
    | "impossible"
    | "noData"
    | "tooLarge"
    | "stopped"
    | "tooLong"
    | "noBrowser"
    | "noPortal"
    | "failed";
  /** A retry would fail in the same way. */
  final: boolean;
}

const CALL_MS = 10_000;
const UPLOAD_MS = 60_000;

/** The platform's calls for a runner of schedules. Every method throws PlatformFault. */
export class PlatformClient {
  private readonly http: Got;

  constructor({ platformUrl, serviceKey }: { platformUrl: string; serviceKey: string }) {
    this.http = got.extend({
      prefixUrl: platformUrl,
      headers: { authorization: `ApiKey ${serviceKey}` },
      timeout: { connect: 2_000, request: CALL_MS },
      retry: { limit: 0 },
      followRedirect: false,
    });
  }

  /** Claims at most so many due runs for this process. */
  async claim(limit: number): Promise<ClaimedRun[]> {
    return told(async () =>
      readClaimedRuns(await this.http.post("report-schedule/claim", { json: { limit } }).json()),
    );
  }

  /** Uploads a run's report as it comes, which ends the run. Status 409: the run now belongs to another. */
  async upload({ runId, claim }: ClaimedRun, pdf: Readable, correlation: Correlation): Promise<void> {
    const call = this.http.stream.post("report-schedule/file", {
      searchParams: { runId, claim },
      headers: { "content-type": "application/pdf", ...correlationHeaders(correlation) },
      timeout: { connect: 2_000, request: UPLOAD_MS },
    });
    await told(() => pipeline(pdf, call, readAway));
  }

  async fail(
    { runId, claim }: ClaimedRun,
    { reason, final }: FailedOutcome,
    correlation: Correlation,
  ): Promise<void> {
    const json = { runId, claim, outcome: "failed", reason, final };
    await told(() =>
      this.http.post("report-schedule/outcome", { json, headers: correlationHeaders(correlation) }),
    );
  }
}

async function readAway(answer: AsyncIterable<Buffer>): Promise<void> {
  for await (const _bytes of answer);
}

/**
 * got's errors contain the options of their call, including the key, so they are replaced. A report's own
 * error is passed on.
 */
async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw new PlatformFault(error instanceof HTTPError ? error.response.statusCode : null);
  }
}
