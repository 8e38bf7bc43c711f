import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isBusy, isStorageFault, isUnfit } from "../db/faults.js";
import { PlatformError, STATUS_OF_CODE } from "../errors.js";
import type { App } from "./app.js";

const RETRY_AFTER_FAULT = 5;

/**
 * One form for every error: `{ error: { code, message, fault?, params?, details? } }`. Unexpected errors are
 * masked and logged.
 */
export function answerErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    sendError(new PlatformError("NOT_FOUND", "There is no such call."), request, reply);
  });
}

/** Also answers errors before routing (a broken URL). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const fault = asPlatformError(error);
  if (fault.code === "INTERNAL" || fault.code === "UNAVAILABLE")
    request.log.error({ err: error }, "request failed");
  if (fault.retryAfter !== undefined) reply.header("retry-after", String(fault.retryAfter));
  const details = fault.fields ? { details: { fields: fault.fields } } : {};
  reply
    .code(STATUS_OF_CODE[fault.code])
    .send({ error: { code: fault.code, message: fault.message, ...fault.whole, ...details } });
}

function asPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (isBusy(error) || isStorageFault(error)) {
    return new PlatformError(
      "UNAVAILABLE",
      "The data can't be reached now; try again.",
      undefined,
      RETRY_AFTER_FAULT,
    );
  }
  if (isUnfit(error)) return new PlatformError("BAD_REQUEST", "The request is malformed.");
  const status = statusOf(error);
  if (status === 413) return new PlatformError("PAYLOAD_TOO_LARGE", "The request is too large.");
  if (status >= 400 && status < 500) return new PlatformError("BAD_REQUEST", "The request is malformed.");
  return new PlatformError("INTERNAL", "Something went wrong; it has been logged.");
}

function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return 500;
  return typeof error.statusCode === "number" ? error.statusCode : 500;
}
