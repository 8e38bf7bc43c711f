import type { Readable } from "node:stream";
import { type Correlation, correlationHeaders } from "@obcestje/operation/correlation.js";
import got, { HTTPError, RequestError, TimeoutError } from "got";
import { ApiError } from "../errors.js";
import type { LinkLanguage } from "../http/languageQuery.js";
import { firstBytes } from "../platform-api/firstBytes.js";
import { hideOptions } from "../platform-api/streamErrors.js";

export interface RenderJob {
  /** 1 to 50. */
  clientIds: string[];
  /** Unix seconds. */
  from: number;
  to: number;
  /** Report key with which the printed page reads its data: only these clients and this period. */
  sessionKey: string;
  lang: LinkLanguage;
  /** km/h: figures over the limit as if it had been in force; undefined: the limits of the time. */
  asIfLimit?: number | undefined;
  /** Seconds, of free flow; undefined: the usual ones. */
  gap?: number | undefined;
}

export interface Availability {
  available: boolean;
  reason: string | null;
}

/**
 * Deadline for a report including its wait for a turn: longer than the renderer's own, as the renderer's
 * error says more.
 */
const RENDER_DEADLINE_MS = 120_000;
const DEADLINE_PER_FURTHER_CLIENT_MS = 15_000;
/** Screens ask at each load. The renderer is asked at most this often. */
const AVAILABILITY_TTL_MS = 10_000;

/** Speaks with the report renderer: ids in, PDF out. */
export class RendererClient {
  private known: { at: number; answer: Availability } | undefined;

  constructor(private readonly settings: { rendererUrl: string; secret: string }) {}

  /** Reports whether a PDF can be made now, and if not, why. Never throws. */
  async availability(signal?: AbortSignal): Promise<Availability> {
    if (this.known && Date.now() - this.known.at < AVAILABILITY_TTL_MS) return this.known.answer;
    const answer = await this.ask(signal);
    this.known = { at: Date.now(), answer };
    return answer;
  }

  /**
   * Starts a render and resolves with the PDF's stream once the first bytes are there. Stops it if the signal
   * aborts.
   * @throws ApiError if it can't be made
   */
  async render(job: RenderJob, correlation: Correlation, signal: AbortSignal): Promise<Readable> {
    const stream = got.stream.post("render", {
      prefixUrl: this.settings.rendererUrl,
      json: job,
      headers: { authorization: `Bearer ${this.settings.secret}`, ...correlationHeaders(correlation) },
      timeout: { connect: 2_000, request: renderDeadline(job.clientIds.length) },
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

/** Deadline for a report of so many devices, milliseconds. */
export function renderDeadline(clients: number): number {
  return RENDER_DEADLINE_MS + DEADLINE_PER_FURTHER_CLIENT_MS * (clients - 1);
}

const TOO_LONG = "The report took too long. Try a shorter period or fewer locations.";

function errorOf(error: unknown): ApiError {
  if (error instanceof TimeoutError) return new ApiError("UPSTREAM_TIMEOUT", TOO_LONG);
  if (error instanceof HTTPError) {
    const { statusCode, headers } = error.response;
    const again = retryAfterOf(headers["retry-after"]);
    if (statusCode === 429)
      return new ApiError("RATE_LIMITED", "Many reports are being made: try again shortly.", again);
    if (statusCode === 503) return new ApiError("UPSTREAM_UNAVAILABLE", unavailableText(error), again);
    if (statusCode === 504) return new ApiError("UPSTREAM_TIMEOUT", TOO_LONG);
    return new ApiError("UPSTREAM_ERROR", "The report could not be made.");
  }
  if (error instanceof RequestError)
    return new ApiError("UPSTREAM_UNAVAILABLE", "The report renderer is not running.");
  return new ApiError("UPSTREAM_ERROR", "The report could not be made.");
}

function retryAfterOf(header: string | undefined): { retryAfter?: number } {
  const seconds = Number(header);
  return Number.isInteger(seconds) && seconds > 0 ? { retryAfter: seconds } : {};
}

/**
 * The reason why none can be made: permanent if there is no browser, temporary while the renderer starts or
 * ends.
 */
function unavailableText({ response }: HTTPError): string {
  return String(response.body).includes("NO_BROWSER")
    ? "Reports can't be made: no Chromium was found."
    : "Reports can't be made just now: try again shortly.";
}
