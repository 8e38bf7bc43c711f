import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "./caller.js";
import type { CallContext } from "./platform-api/http.js";

/** The call context of an HTTP request; its signal aborts when the client leaves before the answer is through. */
export function callOf(request: FastifyRequest, reply: FastifyReply): CallContext & { signal: AbortSignal } {
  const aborter = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  const userAgent = request.headers["user-agent"];
  return {
    caller: callerOf(request.headers),
    requestId: request.id,
    address: request.ip,
    ...(userAgent ? { userAgent } : {}),
    signal: aborter.signal,
    gone: aborter.signal,
  };
}
