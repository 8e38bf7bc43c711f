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

/** How a platform is told who asks: the specification names no headers. */
export interface CallerNames {
  sessionHeader: string;
  groupHeader: string;
  /** What stands before a key in the header Authorization; empty: nothing. */
  keyScheme: string;
}

export interface PlatformSettings {
  platformUrl: string;
  timeoutMs: number;
  names: CallerNames;
}

/** The caller's view of one request: identity, cancellation, and by what it is found in every part. */
export interface CallContext extends Correlation {
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
  /** The etag of what the change was made from: refused where that is another by now. */
  ifMatch?: string | null | undefined;
}

/** The same as the platform names it. */
const OPTION_NAMES = named({
  "Idempotency-Key": "idempotencyKey",
  "X-Dry-Run": "dryRun",
  "If-Match": "ifMatch",
});

/** One page of a list that can grow. */
export interface PageAnswer {
  body: unknown;
  /** Leads to the next page; null on the last. */
  next: string | null;
  /** Items of all pages; null where it was not asked for, or the platform does not say. */
  total: number | null;
}

/** Who asks, as the platform's headers. */
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
  /** What the platform offers beyond the specification. */
  readonly offers: Offers;

  /**
   * @param onChange called before and after every change that is sent, with its path
   * @param corrections what the operator says of the platform's features
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

  /** Asks by a body, and changes nothing. @throws ApiError */
  async ask(context: CallContext, path: string, body: unknown): Promise<unknown> {
    await this.offers.requireCall("POST", path);
    const request = { method: "POST", headers: this.headersOf(context), json: body } as const;
    return parseJson(this.accepted(await this.send(path, request, context.signal)).body);
  }

  /** Sets what the body gives, whatever was there before. @throws ApiError */
  put(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PUT", path, { json: body }, options);
  }

  /** Changes what the body gives. @throws ApiError */
  patch(context: CallContext, path: string, body: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write(context, "PATCH", path, { json: body }, options);
  }

  /** Takes away what the query names, and the body where some platforms look there. @throws ApiError */
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

  /** Whether it answers at all, whatever it says. Never throws. */
  async isThere(context: CallContext): Promise<boolean> {
    try {
      const { status } = await this.reader.read("user/session", GUEST, context.signal ?? new Cancellation());
      return status < 500;
    } catch {
      return false;
    }
  }

  /** Ends the kept connections. */
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

  /** A platform that does not know them would make the change, or make it twice. @throws ApiError NOT_OFFERED */
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
      // Where a platform knows none, whoever writes has looked just before.
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

  /** An answer that is no refusal. @throws ApiError */
  private accepted(received: Received): Received {
    const { status } = received;
    this.offers.learn(received);
    if (status >= 400) throw errorOfAnswer(received);
    // Whoever leads elsewhere has not done it.
    if (status >= 300) throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform leads elsewhere.");
    return received;
  }

  /** The same for all calls of one operation. */
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
 * What a platform tells of a change that it has made: below 400 it is made, and what the answer says of it is a bonus.
 * @returns null where that is nothing, or no JSON
 * @throws ApiError where the answer says that it was not made, or is a page for people
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
