import type { FastifyReply, FastifyRequest } from "fastify";
import { hasCredential } from "../caller.js";
import { callOf } from "../callOf.js";
import { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/platform.js";

/** The call context of a link's or a script's request. @throws ApiError UNAUTHENTICATED for a guest */
export function signedInCall(
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext & { signal: AbortSignal } {
  const call = callOf(request, reply);
  if (!hasCredential(call.caller)) throw new ApiError("UNAUTHENTICATED", "Sign in first.");
  return call;
}
