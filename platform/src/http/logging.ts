import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { DestinationStream, LoggerOptions } from "pino";
import type { Env } from "../env.js";
import type { App } from "./app.js";
import { loggedError, redactionOf } from "./redaction.js";
import { whenThrough } from "./whenThrough.js";

const REQUEST_ID = /^[\w.-]{1,128}$/;
/** Asked for every few seconds, for as long as the process lives. */
const ROUTINE: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** JSON lines, on stdout where no stream is given. Neither query strings nor credentials get into them. */
export function loggerOptions(
  env: Env,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level: env.LOG_LEVEL,
    base: { part: "platform" },
    serializers: { err: loggedError },
    hooks: { streamWrite: redactionOf(secretsOf(env)) },
    ...(stream ? { stream } : {}),
  };
}

/** What the platform was given and nobody may read in its log. */
export function secretsOf(env: Env): string[] {
  return [env.SERVICE_KEY, env.BOOTSTRAP_ADMIN_PASSWORD, env.DATABASE_URL, env.SMTP_URL];
}

/** The caller's X-Request-Id where it is harmless, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** One line a request once its answer is through, or `cut` by its caller or by a fault; and its id in the answer. */
export function logRequests(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("cache-control", "no-store");
    reply.header("x-content-type-options", "nosniff");
  });
  whenThrough(app, (request, reply) => {
    const { method } = request;
    const path = pathOf(request.url);
    const { statusCode: status, writableEnded } = reply.raw;
    const line = { method, path, status, ms: Math.round(reply.elapsedTime) };
    const cut = writableEnded ? {} : { cut: true };
    request.log[ROUTINE.has(path) ? "debug" : "info"]({ ...line, ...cut }, "request");
  });
}

/** A query that somebody has written as part of the path counts as one. */
function pathOf(url: string): string {
  return url.split(/[?#;]|%3f/i, 1)[0] ?? url;
}
