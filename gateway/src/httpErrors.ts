import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, type ErrorCode, isRetryable } from "./errors.js";

/** The HTTP status of an error that is the whole answer. */
export const STATUS_OF_CODE: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION_FAILED: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  NOT_OFFERED: 501,
  UPSTREAM_ERROR: 502,
  UPSTREAM_INVALID_RESPONSE: 502,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};

/** Errors of the gateway's plain HTTP routes: a small page for a person's browser, JSON for everything else. */
export function registerHttpErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ApiError ? error : fromFramework(error);
    if (known.code === "INTERNAL_SERVER_ERROR") request.log.error({ err: error }, "unforeseen error");
    return sendError(known, request, reply);
  });
}

/** Translates a refusal of the HTTP server into an error of ours. */
export function fromFramework(error: FastifyError): ApiError {
  if (error.statusCode === 413) return new ApiError("PAYLOAD_TOO_LARGE", "The request is too large.");
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ApiError("BAD_USER_INPUT", error.message);
  return new ApiError("INTERNAL_SERVER_ERROR", "Something went wrong here.");
}

function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, details } = error;
  reply.code(STATUS_OF_CODE[code]).header("cache-control", "no-store");
  if (details.retryAfter) reply.header("retry-after", String(details.retryAfter));
  if (request.headers.accept?.includes("text/html"))
    return reply.type("text/html; charset=utf-8").send(page(message, request.id));
  return reply.send({
    error: { code, message, retryable: isRetryable(code), ...details, requestId: request.id },
  });
}

function page(message: string, requestId: string): string {
  const text = message.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Obcestje</title><body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem">
<h1 style="font-size:1.25rem">${text}</h1><p><a href="/overview">Obcestje</a> · <small>${requestId}</small></p></body></html>`;
}
