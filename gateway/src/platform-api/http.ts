import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import got, { type Got, RequestError, type Response, TimeoutError } from "got";
import { type Caller, scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import { intOrNull } from "./decode.js";
import { errorOfAnswer } from "./upstreamError.js";

export interface PlatformSettings {
  platformUrl: string;
  timeoutMs: number;
}

/** The caller's view of one request: identity, cancellation, and the id that travels through every log. */
export interface CallContext {
  caller: Caller;
  requestId: string;
  /** Where the person asks from, so that the platform can slow down one address and not everybody. */
  address?: string;
  /** What the person asks with, for the list of their sessions. */
  userAgent?: string;
  /** Aborts when the client has left or the operation's deadline has passed. */
  signal?: AbortSignal;
  /** Aborts when the client has left; what may take longer than a deadline listens to this one. */
  gone?: AbortSignal;
}

export type Query = Record<string, string | number | boolean | undefined>;

/** How a change is sent. */
export interface WriteOptions {
  /** The same key again answers what the first time did, and changes nothing. */
  idempotencyKey?: string | undefined;
  /** Only tries: checked like the real change, then taken back. */
  dryRun?: boolean | undefined;
}

/** One page of a list that can grow. */
export interface PageAnswer {
  body: unknown;
  /** Leads to the next page; null on the last. */
  next: string | null;
  /** Items of all pages; null where it was not asked for, or the platform does not say. */
  total: number | null;
}

/** Who asks, as the platform's headers. */
export function callHeaders({ caller, requestId, address, userAgent }: CallContext): Record<string, string> {
  return {
    "x-request-id": requestId,
    ...(address ? { "x-forwarded-for": address } : {}),
    ...(userAgent ? { "user-agent": userAgent } : {}),
    ...(caller.apiKey ? { authorization: `ApiKey ${caller.apiKey}` } : {}),
    ...(caller.sessionId ? { "x-session-id": caller.sessionId } : {}),
    ...(caller.groupId ? { "x-group-id": caller.groupId } : {}),
  };
}

interface Answer {
  body: unknown;
  headers: IncomingHttpHeaders;
}

interface Sent {
  searchParams?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Speaks HTTP with the platform: the only user of got for its REST calls. */
export class PlatformClient {
  private readonly http: Got;
  private readonly inFlight = new Map<string, Promise<Answer>>();
  /** What the platform says that it can do, as of its last answer. */
  private features: ReadonlySet<string> = new Set();

  constructor(settings: PlatformSettings) {
    const agentOptions = { keepAlive: true, maxSockets: 64 };
    this.http = got.extend({
      prefixUrl: settings.platformUrl,
      agent: { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) },
      timeout: { connect: 2_000, request: settings.timeoutMs },
      retry: {
        limit: 1,
        methods: ["GET"],
        statusCodes: [502, 504],
        calculateDelay: ({ computedValue }) => (computedValue ? 100 : 0),
      },
      followRedirect: false,
      throwHttpErrors: false,
      responseType: "text",
      headers: { "user-agent": "obcestje-gateway", accept: "application/json" },
    });
  }

  /**
   * Reads; equal reads of one scope that run at the same time are one call.
   * @throws ApiError for every fault, the network's included
   */
  async get(context: CallContext, path: string, query: Query = {}): Promise<unknown> {
    return (await this.read(context, path, query)).body;
  }

  /** Reads one page of a list. @throws ApiError */
  async getPage(context: CallContext, path: string, query: Query): Promise<PageAnswer> {
    const { body, headers } = await this.read(context, path, query);
    const next = headers["x-next-cursor"];
    const total = headers["x-total-count"];
    return {
      body,
      next: typeof next === "string" ? next : null,
      total: typeof total === "string" ? intOrNull(total, "x-total-count") : null,
    };
  }

  /** Writes; never repeated by itself. @throws ApiError */
  post(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "POST", path, { json: body }, options);
  }

  /** Changes what the body gives. @throws ApiError */
  patch(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PATCH", path, { json: body }, options);
  }

  /** Takes away what the query names. @throws ApiError */
  delete(context: CallContext, path: string, query: Query, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "DELETE", path, { searchParams: compact(query) }, options);
  }

  private read(context: CallContext, path: string, query: Query): Promise<Answer> {
    const searchParams = compact(query);
    const key = `${scopeKey(context.caller)} ${path}?${new URLSearchParams(searchParams)}`;
    const running = this.inFlight.get(key);
    if (running) return abortable(running, context.signal);
    // Not bound to one requester's signal, as another may wait for the same answer; got's own deadline ends it.
    const call = this.send({ ...context, signal: undefined }, "GET", path, { searchParams }).finally(() =>
      this.inFlight.delete(key),
    );
    this.inFlight.set(key, call);
    return abortable(call, context.signal);
  }

  private async write(
    context: CallContext,
    method: "POST" | "PATCH" | "DELETE",
    path: string,
    request: Pick<Sent, "json" | "searchParams">,
    { idempotencyKey, dryRun }: WriteOptions = {},
  ): Promise<unknown> {
    if (dryRun) await this.requireDryRuns(context);
    const headers = {
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...(dryRun ? { "x-dry-run": "true" } : {}),
    };
    return (await this.send(context, method, path, { ...request, headers })).body;
  }

  /** A platform that does not know the header would make the change. */
  private async requireDryRuns(context: CallContext): Promise<void> {
    if (!this.features.has("dry-run")) await this.read(context, "user/session", {});
    if (!this.features.has("dry-run"))
      throw new ApiError("BAD_USER_INPUT", "The platform can't try a change without making it.", {
        fields: [{ path: "dryRun", message: "is not possible with this platform" }],
      });
  }

  private async send(
    context: CallContext,
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    { headers, ...request }: Sent,
  ): Promise<Answer> {
    let response: Response<string>;
    try {
      response = await this.http(path, {
        method,
        headers: { ...callHeaders(context), ...headers },
        ...(context.signal ? { signal: context.signal } : {}),
        ...request,
        responseType: "text",
      });
    } catch (error) {
      throw networkError(error);
    }
    const features = response.headers["x-platform-features"];
    if (typeof features === "string") this.features = new Set(features.split(/,\s*/));
    if (response.statusCode >= 400)
      throw errorOfAnswer(response.statusCode, response.body, response.headers["retry-after"]);
    const empty = response.statusCode === 204 || response.body === "";
    return { body: empty ? null : parseJson(response.body), headers: response.headers };
  }
}

function compact(query: Query): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is not JSON.");
  }
}

function networkError(error: unknown): ApiError {
  if (error instanceof TimeoutError)
    return new ApiError("UPSTREAM_TIMEOUT", "The platform did not answer in time.");
  if (error instanceof RequestError && error.code === "ERR_ABORTED") return cancelled();
  return new ApiError("UPSTREAM_UNAVAILABLE", "The platform can't be reached.");
}

function cancelled(): ApiError {
  return new ApiError("UPSTREAM_TIMEOUT", "The request was cancelled or its deadline passed.");
}

/** Stops waiting for a shared call when this requester is gone; the call itself may serve another. */
function abortable<T>(call: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return call;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(cancelled());
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    call.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
