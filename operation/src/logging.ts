import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { DestinationStream, LoggerOptions } from "pino";
import { loggedError, redactionOf } from "./redaction.js";
import { whenThrough } from "./whenThrough.js";

const REQUEST_ID = /^[\w.-]{1,128}$/;
const ROUTINE: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

declare module "fastify" {
  interface FastifyRequest {
    /** Our own name for the operation, if the path does not show it; null otherwise. */
    operationName: string | null;
  }
}

interface PartLog {
  part: string;
  level: string;
  /** Secrets given to the part, which must not appear in its log, including addresses with passwords. */
  secrets: readonly string[];
  /** stdout by default. */
  stream?: DestinationStream | undefined;
}

/** JSON lines of the same form in every part, without query strings and credentials. */
export function loggerOptions({
  part,
  level,
  secrets,
  stream,
}: PartLog): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    base: { part },
    serializers: { err: loggedError },
    hooks: { streamWrite: redactionOf(secrets) },
    ...(stream ? { stream } : {}),
  };
}

/** The caller's X-Request-Id if it is harmless, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Logs one line per request once its answer is complete, or `cut` by its caller or by a fault. Also puts the
 * id into the answer.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest("operationName", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  whenThrough(app, (request, reply) => {
    const { method } = request;
    const path = pathOf(request.url);
    const { statusCode: status, writableEnded } = reply.raw;
    const line = { method, path, status, ms: Math.round(reply.elapsedTime) };
    const cut = writableEnded ? {} : { cut: true };
    const operation = request.operationName === null ? {} : { operation: request.operationName };
    request.log[isRoutine(request.url) ? "debug" : "info"]({ ...line, ...operation, ...cut }, "request");
  });
}

/** True for requests that come every few seconds as long as the process lives. */
export function isRoutine(url: string): boolean {
  return ROUTINE.has(pathOf(url));
}

/** A query written as part of the path counts as one. */
function pathOf(url: string): string {
  return url.split(/[?#;]|%3f/i, 1)[0] ?? url;
}
