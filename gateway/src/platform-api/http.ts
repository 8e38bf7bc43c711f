import http from "node:http";
import https from "node:https";
import got, { type Got, RequestError, type Response, TimeoutError } from "got";
import { type Caller, scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
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
  signal?: AbortSignal;
}

export type Query = Record<string, string | number | undefined>;

/** Who asks, as the platform's headers. */
export function callHeaders({ caller, requestId, address }: CallContext): Record<string, string> {
  return {
    "x-request-id": requestId,
    ...(address ? { "x-forwarded-for": address } : {}),
    ...(caller.apiKey ? { authorization: `ApiKey ${caller.apiKey}` } : {}),
    ...(caller.sessionId ? { "x-session-id": caller.sessionId } : {}),
    ...(caller.groupId ? { "x-group-id": caller.groupId } : {}),
  };
}

/** Speaks HTTP with the platform: the only user of got for its REST calls. */
export class PlatformClient {
  private readonly http: Got;
  private readonly inFlight = new Map<string, Promise<unknown>>();

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
  get(context: CallContext, path: string, query: Query = {}): Promise<unknown> {
    const key = `${scopeKey(context.caller)} ${path}?${new URLSearchParams(compact(query))}`;
    const running = this.inFlight.get(key);
    if (running) return running;
    // Not bound to one requester's signal, as another may wait for the same answer; got's own deadline ends it.
    const call = this.send({ ...context, signal: undefined }, "GET", path, {
      searchParams: compact(query),
    }).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, call);
    return abortable(call, context.signal);
  }

  /** Writes; never repeated by itself. @throws ApiError */
  post(context: CallContext, path: string, body: unknown): Promise<unknown> {
    return this.send(context, "POST", path, { json: body });
  }

  private async send(
    context: CallContext,
    method: "GET" | "POST",
    path: string,
    options: { searchParams?: Record<string, string>; json?: unknown },
  ): Promise<unknown> {
    let response: Response<string>;
    try {
      const signal = context.signal ? { signal: context.signal } : {};
      response = await this.http(path, {
        method,
        headers: callHeaders(context),
        ...signal,
        ...options,
        responseType: "text",
      });
    } catch (error) {
      throw networkError(error);
    }
    if (response.statusCode >= 400)
      throw errorOfAnswer(response.statusCode, response.body, response.headers["retry-after"]);
    if (response.statusCode === 204 || response.body === "") return null;
    return parseJson(response.body);
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
