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
    /** What is asked for where the path does not tell, by a name of our own; null elsewhere. */
    operationName: string | null;
  }
}

/** How a part logs. */
interface PartLog {
  part: string;
  level: string;
  /** What the part was given and nobody may read in its log; addresses with passwords among them. */
  secrets: readonly string[];
  /** stdout where none is given. */
  stream?: DestinationStream | undefined;
}

/** JSON lines of one form in every part. Neither query strings nor credentials get into them. */
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

/** The caller's X-Request-Id where it is harmless, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** One line a request once its answer is through, or `cut` by its caller or by a fault; and its id in the answer. */
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

/** Whether it is what is asked for every few seconds, for as long as the process lives. */
export function isRoutine(url: string): boolean {
  return ROUTINE.has(pathOf(url));
}

/** A query that somebody has written as part of the path counts as one. */
function pathOf(url: string): string {
  return url.split(/[?#;]|%3f/i, 1)[0] ?? url;
}
