import got, { type Got, RequestError, type Response } from "got";
import { PlatformRefusal, PlatformUnavailable } from "./errors.js";

/** Who asks. */
export type Credential = { session: string } | { apiKey: string } | undefined;

type Query = Record<string, string | number>;
type Body = Record<string, unknown>;

/** REST calls to the platform: JSON in, JSON out; throws PlatformRefusal or PlatformUnavailable. */
export interface PlatformHttp {
  get<T>(path: string, query?: Query): Promise<T>;
  /** As get, where the answer is another one than that of the ETag `known`; with its headers. */
  getIfNew<T>(path: string, known: string | undefined): Promise<IfNew<T>>;
  /** The bytes `first` to `last` of a file, both included, or as many of them as there are. */
  getBytes(path: string, first: number, last: number): Promise<FileBytes>;
  post<T>(path: string, body: Body): Promise<T>;
  patch<T>(path: string, body: Body): Promise<T>;
  /** Sends a form with files. */
  postForm<T>(path: string, form: FormData): Promise<T>;
}

/** What a conditional question is answered; no body where nothing is new. */
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

/** Code and message of the platform's error form; empty where an answer has another shape. */
function errorOf(body: unknown): { code: string; message: string } {
  const error = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  if (typeof error !== "object" || error === null) return { code: "", message: "" };
  return {
    code: "code" in error ? String(error.code) : "",
    message: "message" in error ? String(error.message) : "",
  };
}

/** @throws PlatformUnavailable, PlatformRefusal for what is no good answer */
function requireGood({ statusCode, headers, body }: Response<string>): void {
  if (statusCode >= 500 || statusCode === 429) {
    const retryAfter = Number(headers["retry-after"]);
    throw new PlatformUnavailable(
      `the platform answers ${statusCode}`,
      retryAfter > 0 ? retryAfter : undefined,
    );
  }
  if (statusCode < 400) return;
  const { code, message } = errorOf(parsed(body));
  throw new PlatformRefusal(statusCode, code, message || `the platform answers ${statusCode}`);
}

interface CallOptions {
  method: "GET" | "POST" | "PATCH";
  body?: Body;
  form?: FormData;
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

async function call(client: Got, path: string, options: CallOptions): Promise<unknown> {
  return parsed((await send(client, path, options)).body);
}

/** `signal` cuts calls that are under way. */
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
    postForm: async <T>(path: string, form: FormData) =>
      (await call(client, path, { method: "POST", form })) as T,
  };
}
