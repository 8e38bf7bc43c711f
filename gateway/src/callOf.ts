import { setMaxListeners } from "node:events";
import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "./caller.js";
import { Cancellation } from "./platform-api/cancellation.js";
import type { CallContext } from "./platform-api/platform.js";
import type { ReportSessions } from "./reports/reportSessions.js";

declare module "fastify" {
  interface FastifyInstance {
    /** Origin under which people open the portal. */
    publicUrl: string;
    reportSessions: ReportSessions;
  }
}

/**
 * The call context of an HTTP request. Its signal aborts when the client leaves before the answer is
 * complete.
 */
export function callOf(request: FastifyRequest, reply: FastifyReply): CallContext & { signal: AbortSignal } {
  const gone = new AbortController();
  // Each platform call of an operation adds a listener. Node would warn from the eleventh on.
  setMaxListeners(0, gone.signal);
  whenLeft(reply, () => gone.abort());
  return { ...askerOf(request), signal: gone.signal, gone: gone.signal };
}

/**
 * The call context of an operation. Its signal also aborts after a deadline.
 * @param deadlineMs for a timer of our own: AbortSignal.timeout costs more than a small query
 */
export function operationCallOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlineMs: number,
): CallContext {
  const gone = new Cancellation();
  const over = new Cancellation();
  const deadline = setTimeout(() => over.abort(), deadlineMs).unref();
  whenLeft(
    reply,
    () => {
      gone.abort();
      over.abort();
    },
    () => clearTimeout(deadline),
  );
  return { ...askerOf(request), signal: over, gone };
}

/**
 * The call context of an operation whose answer also serves others. It goes on when the first asker leaves.
 * @returns the call, and a function that ends its timer
 */
export function sharedCallOf(call: CallContext, deadlineMs: number): { call: CallContext; end: () => void } {
  const over = new Cancellation();
  const deadline = setTimeout(() => over.abort(), deadlineMs).unref();
  const { gone: _gone, ...asked } = call;
  return { call: { ...asked, signal: over }, end: () => clearTimeout(deadline) };
}

/** @param onEnd called in either case */
function whenLeft({ raw }: FastifyReply, onLeft: () => void, onEnd: () => void = () => undefined): void {
  raw.once("close", () => {
    onEnd();
    if (!raw.writableFinished) onLeft();
  });
}

/** The caller and the address and request that they come with. */
function askerOf(request: FastifyRequest) {
  const userAgent = request.headers["user-agent"];
  return {
    caller: request.server.reportSessions.callerBehind(callerOf(request.headers, request.server.publicUrl)),
    ...correlationOf(request),
    address: request.ip,
    ...(userAgent ? { userAgent } : {}),
  };
}
