import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { type Trail, trailHeaders } from "@obcestje/operation/trail.js";
import got, { type Got } from "got";
import { type Caller, scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import { addressOf } from "./address.js";
import { abortSignalOf, type CancelSignal } from "./cancellation.js";
import { intOrNull } from "./decode.js";
import { named, namingFields } from "./namedFaults.js";
import { errorOfWrite } from "./networkErrors.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { Reader } from "./reader.js";
import { SharedCalls } from "./sharedCalls.js";
import { errorOfAnswer } from "./upstreamError.js";

export interface PlatformSettings {
  platformUrl: string;
  timeoutMs: number;
}

/** The caller's view of one request: identity, cancellation, and by what it is found in every part. */
export interface CallContext extends Trail {
  caller: Caller;
  /** Where the person asks from, so that the platform can slow down one address and not everybody. */
  address?: string;
  /** What the person asks with, for the list of their sessions. */
  userAgent?: string;
  /** Aborts when the client has left or the operation's deadline has passed. */
  signal?: CancelSignal;
  /** Aborts when the client has left; what may take longer than a deadline listens to this one. */
  gone?: CancelSignal;
}

export type Query = Record<string, string | number | boolean | undefined>;

/** How a change is sent. */
export interface WriteOptions {
  /** The same key again answers what the first time did, and changes nothing. */
  idempotencyKey?: string | null | undefined;
  /** Only tries: checked like the real change, then taken back. */
  dryRun?: boolean | undefined;
}

/** The same as the platform names it. */
const OPTION_NAMES = named({ "Idempotency-Key": "idempotencyKey", "X-Dry-Run": "dryRun" });

/** One page of a list that can grow. */
export interface PageAnswer {
  body: unknown;
  /** Leads to the next page; null on the last. */
  next: string | null;
  /** Items of all pages; null where it was not asked for, or the platform does not say. */
  total: number | null;
}

/** Who asks, as the platform's headers. */
export function callHeaders(context: CallContext): Record<string, string> {
  const { caller, address, userAgent } = context;
  return {
    ...trailHeaders(context),
    ...(address ? { "x-forwarded-for": address } : {}),
    ...(userAgent ? { "user-agent": userAgent } : {}),
    ...(caller.apiKey ? { authorization: `ApiKey ${caller.apiKey}` } : {}),
    ...(caller.origin ? { origin: caller.origin } : {}),
    ...(caller.sessionId ? { "x-session-id": caller.sessionId } : {}),
    ...(caller.groupId ? { "x-group-id": caller.groupId } : {}),
  };
}

interface Answer {
  body: unknown;
  headers: IncomingHttpHeaders;
}

/** What both ways of sending answer with. */
interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** Speaks HTTP with the platform: every REST call but streams goes through here. */
export class PlatformClient {
  private readonly reader: Reader;
  private readonly reads = new SharedCalls<Answer>();
  private readonly writer: Got;
  /** What the platform says that it can do, as of its last answer. */
  private features: ReadonlySet<string> = new Set();
  /** The same as it was said. */
  private featuresTold = "";

  /** @param onChange called before and after every change that is sent, with its path */
  constructor(
    settings: PlatformSettings,
    private readonly onChange: (path: string) => void = () => undefined,
  ) {
    this.reader = new Reader(settings);
    const agentOptions = { keepAlive: true, maxSockets: 64 };
    this.writer = got.extend({
      prefixUrl: settings.platformUrl,
      agent: { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) },
      timeout: { connect: 2_000, request: settings.timeoutMs },
      retry: { limit: 0 },
      followRedirect: false,
      throwHttpErrors: false,
      responseType: "text",
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
    const { body, headers } = await namingFields(this.read(context, path, query), QUESTION_NAMES);
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

  /** Sets what the body gives, whatever was there before. @throws ApiError */
  put(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PUT", path, { json: body }, options);
  }

  /** Changes what the body gives. @throws ApiError */
  patch(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PATCH", path, { json: body }, options);
  }

  /** Takes away what the query names. @throws ApiError */
  delete(context: CallContext, path: string, query: Query, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "DELETE", path, { query }, options);
  }

  /** Whether the platform has said that it can do more than every platform does; false before its first answer. */
  supports(feature: string): boolean {
    return this.features.has(feature);
  }

  /** Ends the kept connections. */
  close(): Promise<void> {
    return this.reader.close();
  }

  private async read(context: CallContext, path: string, query: Query): Promise<Answer> {
    const address = addressOf(path, query);
    return this.reads.join(`${scopeKey(context.caller)} ${address}`, context.signal, async (signal) =>
      this.understand(await this.reader.read(address, headersOf(context), signal)),
    );
  }

  private async write(
    context: CallContext,
    method: Method,
    path: string,
    { query = {}, ...body }: { query?: Query; json?: unknown },
    { idempotencyKey, dryRun }: WriteOptions = {},
  ): Promise<unknown> {
    const address = addressOf(path, query);
    if (dryRun) await this.requireDryRuns(context);
    const headers = {
      ...headersOf(context),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...(dryRun ? { "x-dry-run": "true" } : {}),
    };
    this.onChange(path);
    try {
      const answer = this.send(address, { method, headers, ...body }, context.signal);
      return (
        await namingFields(
          answer.then((received) => this.understand(received)),
          OPTION_NAMES,
        )
      ).body;
    } finally {
      this.onChange(path);
    }
  }

  private async send(
    path: string,
    request: { method: Method; headers: Record<string, string> },
    signal: CancelSignal | undefined,
  ): Promise<Received> {
    try {
      const { statusCode, headers, body } = await this.writer(path, {
        ...request,
        ...(signal ? { signal: abortSignalOf(signal) } : {}),
        responseType: "text",
      });
      return { status: statusCode, headers, body };
    } catch (error) {
      throw errorOfWrite(error);
    }
  }

  private understand({ status, headers, body }: Received): Answer {
    this.learnFeatures(headers["x-platform-features"]);
    if (status >= 400) throw errorOfAnswer(status, body, headers["retry-after"]);
    return { body: status === 204 || body === "" ? null : parseJson(body), headers };
  }

  private learnFeatures(told: string | string[] | undefined): void {
    if (typeof told !== "string" || told === this.featuresTold) return;
    this.featuresTold = told;
    this.features = new Set(told.split(/,\s*/));
  }

  /** A platform that does not know the header would make the change. */
  private async requireDryRuns(context: CallContext): Promise<void> {
    if (!this.supports("dry-run")) await this.read(context, "user/session", {});
    if (!this.supports("dry-run"))
      throw new ApiError("BAD_USER_INPUT", "The platform can't try a change without making it.", {
        fields: [{ path: "dryRun", message: "is not possible with this platform" }],
      });
  }
}

const headersOfCalls = new WeakMap<CallContext, Record<string, string>>();

/** The same for all calls of one operation. */
function headersOf(context: CallContext): Record<string, string> {
  const known = headersOfCalls.get(context);
  if (known) return known;
  const headers = { "user-agent": "obcestje-gateway", accept: "application/json", ...callHeaders(context) };
  headersOfCalls.set(context, headers);
  return headers;
}

/** @throws ApiError UPSTREAM_INVALID_RESPONSE */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is not JSON.");
  }
}
