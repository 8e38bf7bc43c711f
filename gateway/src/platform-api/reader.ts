import type { IncomingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Dispatcher, Pool } from "undici";
import { abortSignalOf, type CancelSignal } from "./cancellation.js";
import { cancelled, errorOfRead, isLost } from "./networkErrors.js";

export interface ReadAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const CONNECTIONS = 64;
const CONNECT_MS = 2_000;
/** A list of 5,000 devices with their settings is some 10 MB. */
const ANSWER_BYTES_AT_MOST = 64 * 1024 * 1024;
const RETRY_AFTER_MS = 100;
/** Answers of a proxy whose server was just restarted. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/**
 * GET calls over kept connections: these take a fifth of got's processor time, which was half of a small
 * query's (docs/decisions/0019). A call lost with a dying connection is repeated once.
 */
export class Reader {
  private readonly pool: Pool;
  private readonly base: string;

  constructor(private readonly settings: { platformUrl: string; timeoutMs: number }) {
    const { origin, pathname } = new URL(settings.platformUrl);
    this.base = pathname.endsWith("/") ? pathname : `${pathname}/`;
    this.pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { timeout: CONNECT_MS },
      headersTimeout: settings.timeoutMs,
      bodyTimeout: settings.timeoutMs,
      maxResponseSize: ANSWER_BYTES_AT_MOST,
    });
  }

  /**
   * @throws ApiError UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_INVALID_RESPONSE; the caller handles
   * statuses
   */
  async read(path: string, headers: Record<string, string>, signal: CancelSignal): Promise<ReadAnswer> {
    const first = await this.once(path, headers, signal).catch((error: unknown) => {
      if (isLost(error)) return undefined;
      throw errorOfRead(error, signal);
    });
    if (first && !RETRIED_STATUSES.has(first.status)) return first;
    try {
      await sleep(RETRY_AFTER_MS, undefined, { signal: abortSignalOf(signal) });
      return await this.once(path, headers, signal);
    } catch (error) {
      throw errorOfRead(error, signal);
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private once(path: string, headers: Record<string, string>, signal: CancelSignal): Promise<ReadAnswer> {
    return new Promise((resolve, reject) => {
      let controller: Dispatcher.DispatchController | undefined;
      const stop = () => {
        reject(cancelled());
        controller?.abort(cancelled());
      };
      const deadline = setTimeout(stop, this.settings.timeoutMs);
      signal.addEventListener("abort", stop, { once: true });
      const settle = () => {
        clearTimeout(deadline);
        signal.removeEventListener("abort", stop);
      };
      const answer: ReadAnswer = { status: 0, headers: {}, body: "" };
      const chunks: Buffer[] = [];
      this.pool.dispatch(
        { path: this.base + path, method: "GET", headers },
        {
          onRequestStart: (started) => {
            controller = started;
            if (signal.aborted) started.abort(cancelled());
          },
          onResponseStart: (_controller, status, responseHeaders) => {
            answer.status = status;
            answer.headers = responseHeaders;
          },
          onResponseData: (_controller, chunk) => {
            chunks.push(chunk);
          },
          onResponseEnd: () => {
            settle();
            answer.body = textOf(chunks);
            resolve(answer);
          },
          onResponseError: (_controller, error) => {
            settle();
            reject(error);
          },
        },
      );
    });
  }
}

function textOf(chunks: Buffer[]): string {
  const [first] = chunks;
  return first && chunks.length === 1 ? first.toString() : Buffer.concat(chunks).toString();
}
