import type { Readable } from "node:stream";
import got, { type Got, HTTPError, RequestError, type Response } from "got";
import { PlatformRefusal, PlatformUnavailable } from "./errors.js";

export type Credential = { session: string } | { apiKey: string } | undefined;

type Query = Record<string, string | number>;
type Body = Record<string, unknown>;

/** REST calls to the platform: JSON in, JSON out; throws PlatformRefusal or PlatformUnavailable. */
export interface PlatformHttp {
  get<T>(path: string, query?: Query): Promise<T>;
  /** Like get, if the answer differs from the one with the ETag `known`; with its headers. */
  getIfNew<T>(path: string, known: string | undefined): Promise<IfNew<T>>;
  /** The bytes `first` to `last` of a file, both included, or as many of them as there are. */
  getBytes(path: string, first: number, last: number): Promise<FileBytes>;
  post<T>(path: string, body: Body): Promise<T>;
  patch<T>(path: string, body: Body): Promise<T>;
  delete(path: string, query: Query): Promise<void>;
  postForm<T>(path: string, form: FormData): Promise<T>;
  /** Sends a body while it is generated, without a time limit. */
  postStream<T>(path: string, query: Query, sent: SentStream): Promise<T>;
  /** An answer's bytes as they come, without a time limit. */
  getStream(path: string, query: Query): AsyncIterable<Uint8Array>;
}

/** A body sent in chunks. */
export interface SentStream {
  type: string;
  /** Total bytes. */
  length: number;
  body: Readable;
}

/** The answer to a conditional request; without a body if nothing is new. */
export interface IfNew<T> {
  isNew: boolean;
  body: T;
  headers: Response["headers"];
}

/** A part of a file. */
export interface FileBytes {
  bytes: Uint8Array;
  /** Of the whole file. */
  etag: string | undefined;
}

function headersOf(credential: Credential): Record<string, string> {
  if (!credential) return {};
  return "session" in credential
    ? { "x-session-id": credential.session }
    : { authorization: `ApiKey ${credential.apiKey}` };
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new PlatformUnavailable("the platform's answer is not JSON");
  }
}

/** The platform's error form, as far as an answer has it. */
interface ErrorForm {
  error?: {
    code?: unknown;
    message?: unknown;
    fault?: unknown;
    details?: { fields?: { path: string; message: string }[] } | null;
  } | null;
}

/**
 * Code and message of the platform's error form, including the fault of each field; empty if an answer has
 * another form.
 */
function errorOf(body: unknown): { code: string; message: string; fault?: string } {
  const { error } = (typeof body === "object" && body !== null ? body : {}) as ErrorForm;
  if (typeof error !== "object" || error === null) return { code: "", message: "" };
  const { code = "", message = "", fault, details } = error;
  const fields = (details?.fields ?? []).map((field) => `${field.path} ${field.message}`);
  return {
    code: String(code),
    message: [String(message), ...fields].join(" "),
    ...(typeof fault === "string" ? { fault } : {}),
  };
}

/** @throws PlatformUnavailable, PlatformRefusal for any unsuccessful answer */
function requireGood({ statusCode, headers, body }: Response<string>): void {
  if (statusCode >= 500 || statusCode === 429) {
    const retryAfter = Number(headers["retry-after"]);
    throw new PlatformUnavailable(
      `the platform answers ${statusCode}`,
      retryAfter > 0 ? retryAfter : undefined,
    );
  }
  if (statusCode < 400) return;
  const { code, message, fault } = errorOf(parsed(body));
  throw new PlatformRefusal(statusCode, code, message || `the platform answers ${statusCode}`, fault);
}

/** For bodies without a total time limit: no pause may be longer. */
const SLOW = { connect: 5_000, socket: 120_000, request: undefined };
/** For answers generated while they come: with a large file the next message may take long. */
const SLOWEST = { ...SLOW, socket: 900_000 };

interface CallOptions {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  body?: Body;
  form?: FormData;
  stream?: Readable;
  query?: Query;
  headers?: Record<string, string>;
}

async function send(client: Got, path: string, options: CallOptions): Promise<Response<string>> {
  try {
    const response: Response<string> = await client(path, {
      method: options.method,
      responseType: "text",
      ...(options.body ? { json: options.body } : {}),
      ...(options.form ? { body: options.form } : {}),
      ...(options.stream ? { body: options.stream, timeout: SLOW } : {}),
      ...(options.query ? { searchParams: options.query } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
    });
    requireGood(response);
    return response;
  } catch (error) {
    if (error instanceof RequestError) throw new PlatformUnavailable(error.message);
    throw error;
  }
}

async function* receive(client: Got, path: string, query: Query): AsyncGenerator<Uint8Array> {
  const options = { searchParams: query, timeout: SLOWEST, throwHttpErrors: true };
  try {
    for await (const chunk of client.stream(path, options)) yield chunk;
  } catch (error) {
    if (error instanceof HTTPError) requireGood(error.response as Response<string>);
    if (error instanceof RequestError) throw new PlatformUnavailable(error.message);
    throw error;
  }
}

async function call(client: Got, path: string, options: CallOptions): Promise<unknown> {
  return parsed((await send(client, path, options)).body);
}

/** `signal` aborts calls under way. */
export function platformHttp(url: string, credential: Credential, signal?: AbortSignal): PlatformHttp {
  const client = got.extend({
    prefixUrl: url,
    headers: { "user-agent": "Obcestje simulator", ...headersOf(credential) },
    timeout: { connect: 5_000, request: 30_000 },
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    responseType: "text",
    ...(signal ? { signal } : {}),
  });
  return {
    get: async <T>(path: string, query?: Query) =>
      (await call(client, path, { method: "GET", ...(query ? { query } : {}) })) as T,
    getIfNew: async <T>(path: string, known: string | undefined) => {
      const asked = {
        method: "GET",
        ...(known === undefined ? {} : { headers: { "if-none-match": known } }),
      } as const;
      const { statusCode, body, headers } = await send(client, path, asked);
      return { isNew: statusCode !== 304, body: parsed(body) as T, headers };
    },
    getBytes: async (path: string, first: number, last: number) => {
      const range = { range: `bytes=${first}-${last}` };
      const { rawBody, headers } = await send(client, path, { method: "GET", headers: range });
      return { bytes: rawBody, etag: headers.etag };
    },
    post: async <T>(path: string, body: Body) => (await call(client, path, { method: "POST", body })) as T,
    patch: async <T>(path: string, body: Body) => (await call(client, path, { method: "PATCH", body })) as T,
    delete: async (path: string, query: Query) => {
      await send(client, path, { method: "DELETE", query });
    },
    postForm: async <T>(path: string, form: FormData) =>
      (await call(client, path, { method: "POST", form })) as T,
    postStream: async <T>(path: string, query: Query, { type, length, body }: SentStream) => {
      const headers = { "content-type": type, "content-length": String(length) };
      return (await call(client, path, { method: "POST", query, headers, stream: body })) as T;
    },
    getStream: (path: string, query: Query) => receive(client, path, query),
  };
}
