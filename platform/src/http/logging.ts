import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { type LoggerOptions, stdSerializers } from "pino";
import type { Env } from "../env.js";
import type { App } from "./app.js";

const REQUEST_ID = /^[\w.-]{1,128}$/;

/** JSON lines on stdout. Neither query strings nor credentials get into them. */
export function loggerOptions(env: Env): LoggerOptions {
  return {
    level: env.LOG_LEVEL,
    base: { part: "platform" },
    redact: ["*.authorization", "*.cookie", "*.password", '*["x-session-id"]', "*.session_id"],
    serializers: {
      err: stdSerializers.err,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    },
  };
}

/** The caller's X-Request-Id where it is harmless, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
}

/** One line a request, and its id in the answer. */
export function logRequests(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("cache-control", "no-store");
    reply.header("x-content-type-options", "nosniff");
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
  });
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}
