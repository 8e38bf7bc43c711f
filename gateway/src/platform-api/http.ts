import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import got, { type Got } from "got";
import { scopeKey } from "../caller.js";
import { ApiError } from "../errors.js";
import { addressOf } from "./address.js";
import { type CallerNames, callHeaders } from "./callHeaders.js";
import { abortSignalOf, Cancellation, type CancelSignal } from "./cancellation.js";
import { isObject } from "./decode.js";
import type { FeatureCorrections } from "./features.js";
import { errorOfWrite } from "./networkErrors.js";
import { Offers } from "./offers.js";
import {
  type Answer,
  type Asker,
  type CallContext,
  type Change,
  type Method,
  Platform,
  type Query,
  type WriteOptions,
} from "./platform.js";
import { Reader } from "./reader.js";
import { SharedCalls } from "./sharedCalls.js";
import { errorOfAnswer } from "./upstreamError.js";

export interface PlatformSettings {
  platformUrl: string;
  timeoutMs: number;
  names: CallerNames;
}

/** The result of both ways of sending. */
interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The HTTP client of the platform: all REST calls except streams go through it, each for somebody (`as`). */
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

  get sessionCookie(): string {
    return this.settings.names.sessionCookie;
  }

  /** The platform as somebody asks it. */
  as(call: CallContext): Platform {
    return new Platform(this, call, { ...GUEST, ...callHeaders(call, this.settings.names) });
  }

  /** True if it answers anything at all. Never throws. */
  async isThere({ signal }: Pick<CallContext, "signal">): Promise<boolean> {
    try {
      const { status } = await this.reader.read("user/session", GUEST, signal ?? new Cancellation());
      return status < 500;
    } catch {
      return false;
    }
  }

  /** Closes the kept connections. */
  close(): Promise<void> {
    return this.reader.close();
  }

  /** Reads. Equal reads of one scope at the same time share one call. @throws ApiError */
  async read({ call, headers }: Asker, path: string, query: Query): Promise<Answer> {
    const address = addressOf(path, query);
    await this.offers.requireCall("GET", path);
    return this.reads.join(
      `${scopeKey(call.caller)} ${call.audience ?? ""} ${address}`,
      call.signal,
      async (signal) => {
        const { body, headers: told } = this.accepted(await this.reader.read(address, headers, signal));
        return { body: body === "" ? null : parseJson(body), headers: told };
      },
    );
  }

  /** Writes; never repeated by itself. @throws ApiError */
  async write({ call, headers }: Asker, change: Change, options: WriteOptions): Promise<Answer> {
    const { method, path, query = {}, ...body } = change;
    const address = addressOf(path, query);
    await this.offers.requireCall(method, path);
    const request = { method, headers: { ...headers, ...(await this.optionHeaders(options)) }, ...body };
    this.onChange(path);
    try {
      const { body: told, headers: its } = this.accepted(await this.send(address, request, call.signal));
      return { body: toldOfWrite(told), headers: its };
    } finally {
      this.onChange(path);
    }
  }

  /** Queries with a body, and changes nothing. @throws ApiError */
  async ask({ call, headers }: Asker, path: string, json: unknown): Promise<unknown> {
    await this.offers.requireCall("POST", path);
    return parseJson(
      this.accepted(await this.send(path, { method: "POST", headers, json }, call.signal)).body,
    );
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
}

const GUEST = { "user-agent": "obcestje-gateway", accept: "application/json" };

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
