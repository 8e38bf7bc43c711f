import type { Readable } from "node:stream";
import got, { HTTPError, RequestError, TimeoutError } from "got";
import { ApiError } from "../errors.js";
import { firstBytes } from "../platform-api/firstBytes.js";
import { hideOptions } from "../platform-api/streamErrors.js";

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

/** Speaks with the report renderer: ids in, PDF out. */
export class RendererClient {
  private known: { at: number; answer: Availability } | undefined;

  constructor(private readonly settings: { rendererUrl: string; secret: string }) {}

  /** Whether a PDF can be made now, and if not, what is missing. Never throws. */
  async availability(signal?: AbortSignal): Promise<Availability> {
    if (this.known && Date.now() - this.known.at < AVAILABILITY_TTL_MS) return this.known.answer;
    const answer = await this.ask(signal);
    this.known = { at: Date.now(), answer };
    return answer;
  }

  /** Starts a render and answers with the PDF's bytes once the first are there; stops it where the signal aborts. @throws ApiError where it can't be made */
  async render(job: RenderJob, requestId: string, signal: AbortSignal): Promise<Readable> {
    const stream = got.stream.post("render", {
      prefixUrl: this.settings.rendererUrl,
      json: job,
      headers: { authorization: `Bearer ${this.settings.secret}`, "x-request-id": requestId },
      timeout: { connect: 2_000, request: RENDER_DEADLINE_MS },
      retry: { limit: 0 },
      followRedirect: false,
      signal,
    });
    hideOptions(stream);
    try {
      await firstBytes(stream);
      return stream;
    } catch (error) {
      throw errorOf(error);
    }
  }

  private async ask(signal?: AbortSignal): Promise<Availability> {
    try {
      const answer = await got("availability", {
        prefixUrl: this.settings.rendererUrl,
        timeout: { request: 2_000 },
        retry: { limit: 0 },
        ...(signal ? { signal } : {}),
      }).json<Partial<Availability>>();
      return { available: answer.available === true, reason: answer.reason ?? null };
    } catch {
      return { available: false, reason: "The report renderer is not running." };
    }
  }
}

function errorOf(error: unknown): ApiError {
  if (error instanceof TimeoutError) return new ApiError("UPSTREAM_TIMEOUT", "The report took too long.");
  if (error instanceof HTTPError) {
    const { statusCode, headers } = error.response;
    const retryAfter = Number(headers["retry-after"]);
    if (statusCode === 429) {
      return new ApiError(
        "RATE_LIMITED",
        "Many reports are being made: try again shortly.",
        Number.isFinite(retryAfter) ? { retryAfter } : {},
      );
    }
    if (statusCode === 503)
      return new ApiError("UPSTREAM_UNAVAILABLE", "Reports can't be made: no Chromium was found.");
    return new ApiError("UPSTREAM_ERROR", "The report could not be made.");
  }
  if (error instanceof RequestError)
    return new ApiError("UPSTREAM_UNAVAILABLE", "The report renderer is not running.");
  return new ApiError("UPSTREAM_ERROR", "The report could not be made.");
}
