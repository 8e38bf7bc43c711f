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
  post<T>(path: string, body: Body): Promise<T>;
  patch<T>(path: string, body: Body): Promise<T>;
}

/** What a conditional question is answered; no body where nothing is new. */
export interface IfNew<T> {
  isNew: boolean;
  body: T;
  headers: Response["headers"];
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

function answerOf(response: Response<string>): unknown {
  const { statusCode } = response;
  if (statusCode >= 500 || statusCode === 429) {
    const retryAfter = Number(response.headers["retry-after"]);
    throw new PlatformUnavailable(
      `the platform answers ${statusCode}`,
      retryAfter > 0 ? retryAfter : undefined,
    );
  }
  const body = parsed(response.body);
  if (statusCode < 400) return body;
  const { code, message } = errorOf(body);
  throw new PlatformRefusal(statusCode, code, message || `the platform answers ${statusCode}`);
}

async function call(
  client: Got,
  path: string,
  options: { method: "GET" | "POST" | "PATCH"; body?: Body; query?: Query; headers?: Record<string, string> },
) {
  try {
    const response: Response<string> = await client(path, {
      method: options.method,
      responseType: "text",
      ...(options.body ? { json: options.body } : {}),
      ...(options.query ? { searchParams: options.query } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
    });
    return { response, answer: answerOf(response) };
  } catch (error) {
    if (error instanceof RequestError) throw new PlatformUnavailable(error.message);
    throw error;
  }
}

/** `signal` cuts calls that are under way. */
export function platformHttp(url: string, credential: Credential, signal?: AbortSignal): PlatformHttp {
  const client = got.extend({
    prefixUrl: url,
    headers: headersOf(credential),
    timeout: { connect: 5_000, request: 30_000 },
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    responseType: "text",
    ...(signal ? { signal } : {}),
  });
  return {
    get: async <T>(path: string, query?: Query) =>
      (await call(client, path, { method: "GET", ...(query ? { query } : {}) })).answer as T,
    getIfNew: async <T>(path: string, known: string | undefined) => {
      const asked = {
        method: "GET",
        ...(known === undefined ? {} : { headers: { "if-none-match": known } }),
      } as const;
      const { response, answer } = await call(client, path, asked);
      return { isNew: response.statusCode !== 304, body: answer as T, headers: response.headers };
    },
    post: async <T>(path: string, body: Body) =>
      (await call(client, path, { method: "POST", body })).answer as T,
    patch: async <T>(path: string, body: Body) =>
      (await call(client, path, { method: "PATCH", body })).answer as T,
  };
}
