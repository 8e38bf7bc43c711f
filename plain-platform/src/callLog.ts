import type { FastifyRequest } from "fastify";
import { isObject } from "./json.js";

const MOST = 10_000;

export interface LoggedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: unknown;
  /**
   * The parsed body; undefined if there was none, or it could not be read. Files are replaced by `{bytes}`.
   */
  body: unknown;
}

/** Adds a call to the log before its body is read. */
export function loggedCall(calls: LoggedCall[], request: FastifyRequest): LoggedCall {
  const [path = ""] = request.url.split("?");
  const call = { method: request.method, path, query: { ...(request.query as object) }, body: undefined };
  calls.push(call);
  if (calls.length > MOST) calls.shift();
  return call;
}

/** A body as the log shows it. */
export function loggedBody(body: unknown): unknown {
  if (!isObject(body)) return body ?? undefined;
  const entries = Object.entries(body);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Buffer.isBuffer(value) ? { bytes: value.length } : value]),
  );
}
