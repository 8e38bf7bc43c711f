import { RequestError, TimeoutError } from "got";
import { errors } from "undici";
import { ApiError } from "../errors.js";
import type { CancelSignal } from "./cancellation.js";

/** The error if the asker has left, or the operation's deadline has passed. */
export function cancelled(): ApiError {
  return new ApiError("UPSTREAM_TIMEOUT", "The request was cancelled or its deadline passed.");
}

const late = () => new ApiError("UPSTREAM_TIMEOUT", "The platform did not answer in time.");
const away = () => new ApiError("UPSTREAM_UNAVAILABLE", "The platform can't be reached.");

/** The error of a write without an answer. */
export function errorOfWrite(error: unknown): ApiError {
  if (error instanceof TimeoutError) return late();
  if (error instanceof RequestError && error.code === "ERR_ABORTED") return cancelled();
  return away();
}

/** The error of a read without an answer. */
export function errorOfRead(error: unknown, signal: CancelSignal): ApiError {
  if (signal.aborted) return cancelled();
  if (error instanceof ApiError) return error;
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) return late();
  if (error instanceof errors.ResponseExceededMaxSizeError)
    return new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is too large.");
  return away();
}

const LOST_CODES: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE", "ECONNREFUSED"]);

/** True if the connection broke: the call may not even have arrived. */
export function isLost(error: unknown): boolean {
  if (error instanceof errors.SocketError) return true;
  return error instanceof Error && "code" in error && LOST_CODES.has(error.code);
}
