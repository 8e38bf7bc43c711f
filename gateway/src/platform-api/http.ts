import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { type Correlation, correlationHeaders } from "@obcestje/operation/correlation.js";
import got, { type Got } from "got";
import { type Caller, scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import { addressOf } from "./address.js";
import { abortSignalOf, Cancellation, type CancelSignal } from "./cancellation.js";
import { intOrNull, isObject } from "./decode.js";
import type { FeatureCorrections } from "./features.js";
import { named, namingFields } from "./namedFaults.js";
import { errorOfWrite } from "./networkErrors.js";
import { Offers } from "./offers.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { Reader } from "./reader.js";
import { SharedCalls } from "./sharedCalls.js";
import { errorOfAnswer } from "./upstreamError.js";

/** Names by which a platform learns who asks: the specification names no headers. */
export interface CallerNames {
  sessionHeader: string;
  groupHeader: string;
  /** The scheme before a key in the header Authorization; empty: none. */
  keyScheme: string;
}

export interface PlatformSettings {
  platformUrl: string;
  timeoutMs: number;
  names: CallerNames;
}

/**
 * The caller's context of one request: identity, cancellation, and the ids by which it is found in every
 * part.
 */
export interface CallContext extends Correlation {
  caller: Caller;
  /** The person's address, so that the platform can throttle one address and not everybody. */
  address?: string;
  /** The person's browser, for the list of their sessions. */
  userAgent?: string;
  /** Aborts when the client has left or the operation's deadline has passed. */
  signal?: CancelSignal;
  /** Aborts only when the client has left, for work that may exceed a deadline. */
  gone?: CancelSignal;
}

export type Query = Record<string, string | number | boolean | undefined>;

export interface WriteOptions {
  /** The same key again returns the first answer, and changes nothing. */
  idempotencyKey?: string | null | undefined;
  /** A dry run: checked like the real change, then rolled back. */
  dryRun?: boolean | undefined;
  /** The etag from which the change was made. The change is refused if it has changed since. */
  ifMatch?: string | null | undefined;
}

/** The platform's names for them. */
const OPTION_NAMES = named({
  "Idempotency-Key": "idempotencyKey",
  "X-Dry-Run": "dryRun",
  "If-Match": "ifMatch",
});

/** One page of a list that can grow. */
export interface PageAnswer {
  body: unknown;
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Items of all pages; null if not requested, or unknown to the platform. */
  total: number | null;
}

/** The caller as the platform's headers. */
export function callHeaders(context: CallContext, names: CallerNames): Record<string, string> {
  const { caller, address, userAgent } = context;
  return {
    ...correlationHeaders(context),
    ...(address ? { "x-forwarded-for": address } : {}),
    ...(userAgent ? { "user-agent": userAgent } : {}),
    ...(caller.apiKey ? { authorization: `${names.keyScheme} ${caller.apiKey}`.trimStart() } : {}),
    ...(caller.origin ? { origin: caller.origin } : {}),
    ...(caller.sessionId ? { [names.sessionHeader]: caller.sessionId } : {}),
    ...(caller.groupId ? { [names.groupHeader]: caller.groupId } : {}),
  };
}

interface Answer {
  body: unknown;
  headers: IncomingHttpHeaders;
}

/** The result of both ways of sending. */
interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** The HTTP client of the platform: all REST calls except streams go through it. */
export class PlatformClient {
  private readonly reader: Reader;
  private readonly reads = new SharedCalls<Answer>();
  private readonly writer: Got;
  /** The platform's features beyond the specification. */
  readonly offers: Offers;

  /**
   * @param onChange called before and after every change that is sent, with its path
   * @param corrections the operator's corrections of the platform's features
   */
  constructor(
    private readonly settings: PlatformSettings,
    private readonly onChange: (path: string) => void = () => undefined,
    corrections: FeatureCorrections = new Map(),
  ) {
    this.reader = new Reader(settings);
    this.offers = new Offers(corrections, () => this.reader.read("user/session", GUEST, new Cancellation()));
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
   * Reads. Equal reads of one scope at the same time share one call.
   * @throws ApiError for every fault, including the network's
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

  /** Queries with a body, and changes nothing. @throws ApiError */
  async ask(context: CallContext, path: string, body: unknown): Promise<unknown> {
    await this.offers.requireCall("POST", path);
    const request = { method: "POST", headers: this.headersOf(context), json: body } as const;
    return parseJson(this.accepted(await this.send(path, request, context.signal)).body);
  }

  /** Sets the values of the body, whatever was there before. @throws ApiError */
  put(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PUT", path, { json: body }, options);
  }

  /** Changes the values of the body. @throws ApiError */
  patch(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PATCH", path, { json: body }, options);
  }

  /**
   * Deletes the thing named in the query. It is also in the body, as some platforms look there.
   * @throws ApiError
   */
  delete(
    context: CallContext,
    path: string,
    query: Query,
    options?: WriteOptions,
    body?: unknown,
  ): Promise<unknown> {
    return this.write(
      context,
      "DELETE",
      path,
      body === undefined ? { query } : { query, json: body },
      options,
    );
  }

  /** True if it answers anything at all. Never throws. */
  async isThere(context: CallContext): Promise<boolean> {
    try {
      const { status } = await this.reader.read("user/session", GUEST, context.signal ?? new Cancellation());
      return status < 500;
    } catch {
      return false;
    }
  }

  /** Closes the kept connections. */
  close(): Promise<void> {
    return this.reader.close();
  }

  private async read(context: CallContext, path: string, query: Query): Promise<Answer> {
    const address = addressOf(path, query);
    await this.offers.requireCall("GET", path);
    return this.reads.join(`${scopeKey(context.caller)} ${address}`, context.signal, async (signal) => {
      const { body, headers } = this.accepted(
        await this.reader.read(address, this.headersOf(context), signal),
      );
      return { body: body === "" ? null : parseJson(body), headers };
    });
  }

  private async write(
    context: CallContext,
    method: Method,
    path: string,
    { query = {}, ...body }: { query?: Query; json?: unknown },
    options: WriteOptions = {},
  ): Promise<unknown> {
    const address = addressOf(path, query);
    await this.offers.requireCall(method, path);
    const headers = { ...this.headersOf(context), ...(await this.optionHeaders(options)) };
    this.onChange(path);
    try {
      const answer = this.send(address, { method, headers, ...body }, context.signal);
      return await namingFields(
        answer.then((received) => toldOfWrite(this.accepted(received).body)),
        OPTION_NAMES,
      );
    } finally {
      this.onChange(path);
    }
  }

  /**
   * A platform that does not know the options would make the change, or make it twice.
   * @throws ApiError NOT_OFFERED
   */
  private async optionHeaders({
    idempotencyKey,
    dryRun,
    ifMatch,
  }: WriteOptions): Promise<Record<string, string>> {
    if (dryRun) await this.offers.require("dry-run");
    if (idempotencyKey) await this.offers.require("idempotency-key");
    return {
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      ...(dryRun ? { "x-dry-run": "true" } : {}),
      // If a platform has no etags, the writer has compared just before.
      ...(ifMatch && (await this.offers.has("revisions")) ? { "if-match": `"${ifMatch}"` } : {}),
    };
  }

  private async send(
    path: string,
    request: { method: Method; headers: Record<string, string>; json?: unknown },
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

  /** An answer that is not a refusal. @throws ApiError */
  private accepted(received: Received): Received {
    const { status } = received;
    this.offers.learn(received);
    if (status >= 400) throw errorOfAnswer(received);
    // A redirect means that the call was not done.
    if (status >= 300) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform leads elsewhere.");
    return received;
  }

  /** Computed once for all calls of one operation. */
  private headersOf(context: CallContext): Record<string, string> {
    const known = headersOfCalls.get(context);
    if (known) return known;
    const headers = { ...GUEST, ...callHeaders(context, this.settings.names) };
    headersOfCalls.set(context, headers);
    return headers;
  }
}

const GUEST = { "user-agent": "obcestje-gateway", accept: "application/json" };
const headersOfCalls = new WeakMap<CallContext, Record<string, string>>();

/**
 * The body of a successful change. A status below 400 means that it was made; details in the answer are a
 * bonus.
 * @returns null if there are none, or no JSON
 * @throws ApiError if the answer says that it was not made, or is a page for people
 */
export function toldOfWrite(body: string): unknown {
  if (body.trimStart().startsWith("<"))
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform answered a change with a page.");
  const told = body === "" ? null : jsonOrNull(body);
  if (isObject(told) && told.success === false)
    throw new ApiError("VALIDATION_FAILED", "The platform has not made the change.");
  return told;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws ApiError UPSTREAM_INVALID_RESPONSE */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is not JSON.");
  }
}
