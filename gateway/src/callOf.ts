import { setMaxListeners } from "node:events";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "./caller.js";
import type { CallContext } from "./platform-api/http.js";

/**
 * The call context of an HTTP request; its signal aborts when the client leaves before the answer is through.
 * @param deadlineMs after which the signal aborts, too; a timer of our own, as joined signals cost more than a small query
 */
export function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlineMs?: number,
): CallContext & { signal: AbortSignal } {
  const gone = new AbortController();
  const over = deadlineMs === undefined ? gone : new AbortController();
  // Each platform call of an operation listens; Node would warn from the eleventh on.
  setMaxListeners(0, over.signal);
  const deadline = deadlineMs === undefined ? undefined : setTimeout(() => over.abort(), deadlineMs).unref();
  reply.raw.once("close", () => {
    clearTimeout(deadline);
    if (reply.raw.writableFinished) return;
    gone.abort();
    over.abort();
  });
  const userAgent = request.headers["user-agent"];
  return {
    caller: callerOf(request.headers),
    requestId: request.id,
    address: request.ip,
    ...(userAgent ? { userAgent } : {}),
    signal: over.signal,
    gone: gone.signal,
  };
}
