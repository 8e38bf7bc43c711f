import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Pool } from "undici";
import { ApiError } from "../errors.js";
import { firstBytes, letGo } from "../platform-api/firstBytes.js";

export interface RenderJob {
  clientId: string;
  from: number;
  to: number;
  /** Report key with which the printed page reads its data. */
  sessionKey: string;
  lang: "sl" | "en";
}

export interface Availability {
  available: boolean;
  reason: string | null;
}

const RENDER_DEADLINE_MS = 60_000;
/** A screen asks at each load; the renderer is asked at most this often. */
const AVAILABILITY_TTL_MS = 10_000;
const ASK_DEADLINE_MS = 2_000;

/** Speaks with the report renderer: ids in, PDF out. */
export class RendererClient {
  private readonly pool: Pool;
  private readonly base: string;
  private known: { at: number; answer: Availability } | undefined;

  constructor(private readonly settings: { rendererUrl: string; secret: string }) {
    const { origin, pathname } = new URL(settings.rendererUrl);
    this.base = pathname.replace(/\/$/, "");
    this.pool = new Pool(origin, {
      connect: { timeout: ASK_DEADLINE_MS },
      headersTimeout: RENDER_DEADLINE_MS,
    });
  }

  /** Whether a PDF can be made now, and if not, what is missing. Never throws. */
  async availability(signal?: AbortSignal): Promise<Availability> {
    if (this.known && Date.now() - this.known.at < AVAILABILITY_TTL_MS) return this.known.answer;
    const answer = await this.ask(signal);
    this.known = { at: Date.now(), answer };
    return answer;
  }

  /** Starts a render and answers with the PDF's bytes once the first are there; stops it where the signal aborts. @throws ApiError where it can't be made */
  async render(job: RenderJob, requestId: string, signal: AbortSignal): Promise<Readable> {
    const deadline = AbortSignal.timeout(RENDER_DEADLINE_MS);
    try {
      const { statusCode, headers, body } = await this.pool.request({
        path: `${this.base}/render`,
        method: "POST",
        headers: {
          authorization: `Bearer ${this.settings.secret}`,
          "content-type": "application/json",
          "x-request-id": requestId,
        },
        body: JSON.stringify(job),
        signal: AbortSignal.any([signal, deadline]),
      });
      if (statusCode !== 200) {
        letGo(body);
        throw refusalOf(statusCode, headers);
      }
      await firstBytes(body);
      return body;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (deadline.aborted) throw new ApiError("UPSTREAM_TIMEOUT", "The report took too long.");
      throw new ApiError("UPSTREAM_UNAVAILABLE", "The report renderer is not running.");
    }
  }

  /** Ends every connection. */
  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async ask(signal?: AbortSignal): Promise<Availability> {
    const deadline = AbortSignal.timeout(ASK_DEADLINE_MS);
    try {
      const { body } = await this.pool.request({
        path: `${this.base}/availability`,
        method: "GET",
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      const answer = (await body.json()) as Partial<Availability>;
      return { available: answer.available === true, reason: answer.reason ?? null };
    } catch {
      return { available: false, reason: "The report renderer is not running." };
    }
  }
}

function refusalOf(status: number, headers: IncomingHttpHeaders): ApiError {
  const retryAfter = Number(headers["retry-after"]);
  if (status === 429) {
    return new ApiError(
      "RATE_LIMITED",
      "Many reports are being made: try again shortly.",
      Number.isFinite(retryAfter) ? { retryAfter } : {},
    );
  }
  if (status === 503)
    return new ApiError("UPSTREAM_UNAVAILABLE", "Reports can't be made: no Chromium was found.");
  if (status === 504) return new ApiError("UPSTREAM_TIMEOUT", "The report took too long.");
  return new ApiError("UPSTREAM_ERROR", "The report could not be made.");
}
