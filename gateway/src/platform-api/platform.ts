import type { IncomingHttpHeaders } from "node:http";
import type { Correlation } from "@obcestje/operation/correlation.js";
import type { Caller } from "../caller.js";
import type { CancelSignal } from "./cancellation.js";
import { intOrNull } from "./decode.js";
import { named, namingFields } from "./namedFaults.js";
import type { Offers } from "./offers.js";
import { QUESTION_NAMES } from "./questionNames.js";

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
  /**
   * The audience that gets the answer: callers who see the same. The platform refuses the call if the caller
   * does not belong to it any more.
   */
  audience?: string;
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

export interface Answer {
  body: unknown;
  headers: IncomingHttpHeaders;
}

export type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** A call that changes something. */
export interface Change {
  method: Method;
  path: string;
  query?: Query;
  json?: unknown;
}

/** Who asks, and the headers that say so. */
export interface Asker {
  readonly call: CallContext;
  readonly headers: Record<string, string>;
}

/** What sends calls for anybody. */
interface Sender {
  readonly offers: Offers;
  /** The cookie in which the platform has sessions; empty: none. */
  readonly sessionCookie: string;
  as(call: CallContext): Platform;
  read(asker: Asker, path: string, query: Query): Promise<Answer>;
  ask(asker: Asker, path: string, json: unknown): Promise<unknown>;
  write(asker: Asker, change: Change, options: WriteOptions): Promise<Answer>;
  isThere(call: Pick<CallContext, "signal">): Promise<boolean>;
}

/** The platform as one caller asks it, for one operation. */
export class Platform implements Asker {
  constructor(
    private readonly sender: Sender,
    readonly call: CallContext,
    readonly headers: Record<string, string>,
  ) {}

  /** The platform's features beyond the specification. */
  get offers(): Offers {
    return this.sender.offers;
  }

  /** The cookie in which the platform has sessions; empty: none. */
  get sessionCookie(): string {
    return this.sender.sessionCookie;
  }

  /** The same platform, asked by somebody else, or until another signal. */
  as(call: CallContext): Platform {
    return this.sender.as(call);
  }

  /** Reads. @throws ApiError for every fault, including the network's */
  async get(path: string, query: Query = {}): Promise<unknown> {
    return (await this.sender.read(this, path, query)).body;
  }

  /** Reads one page of a list. @throws ApiError */
  async getPage(path: string, query: Query): Promise<PageAnswer> {
    const { body, headers } = await namingFields(this.sender.read(this, path, query), QUESTION_NAMES);
    const next = headers["x-next-cursor"];
    const total = headers["x-total-count"];
    return {
      body,
      next: typeof next === "string" ? next : null,
      total: typeof total === "string" ? intOrNull(total, "x-total-count") : null,
    };
  }

  /** Queries with a body, and changes nothing. @throws ApiError */
  ask(path: string, json: unknown): Promise<unknown> {
    return this.sender.ask(this, path, json);
  }

  /** Writes; never repeated by itself. @throws ApiError */
  post(path: string, json: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write({ method: "POST", path, json }, options);
  }

  /** As `post`, with the headers of the answer. @throws ApiError */
  postWhole(path: string, json: unknown): Promise<Answer> {
    return this.sender.write(this, { method: "POST", path, json }, {});
  }

  /** Sets the values of the body, whatever was there before. @throws ApiError */
  put(path: string, json: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write({ method: "PUT", path, json }, options);
  }

  /** Changes the values of the body. @throws ApiError */
  patch(path: string, json: unknown, options?: WriteOptions): Promise<unknown> {
    return this.write({ method: "PATCH", path, json }, options);
  }

  /**
   * Deletes the thing named in the query. It is also in the body, as some platforms look there.
   * @throws ApiError
   */
  delete(path: string, query: Query, options?: WriteOptions, body?: unknown): Promise<unknown> {
    const json = body === undefined ? {} : { json: body };
    return this.write({ method: "DELETE", path, query, ...json }, options);
  }

  /** True if it answers anything at all. Never throws. */
  isThere(): Promise<boolean> {
    return this.sender.isThere(this.call);
  }

  private async write(change: Change, options: WriteOptions = {}): Promise<unknown> {
    return (await namingFields(this.sender.write(this, change, options), OPTION_NAMES)).body;
  }
}
