import { setMaxListeners } from "node:events";
import { correlationOf } from "@obcestje/operation/correlation.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "./caller.js";
import { Cancellation } from "./platform-api/cancellation.js";
import type { CallContext } from "./platform-api/http.js";
import type { ReportSessions } from "./reports/reportSessions.js";

declare module "fastify" {
  interface FastifyInstance {
    /** Origin under which people open the portal. */
    publicUrl: string;
    reportSessions: ReportSessions;
  }
}

/** The call context of an HTTP request; its signal aborts when the client leaves before the answer is through. */
export function callOf(request: FastifyRequest, reply: FastifyReply): CallContext & { signal: AbortSignal } {
  const gone = new AbortController();
  // Each platform call of an operation listens; Node would warn from the eleventh on.
  setMaxListeners(0, gone.signal);
  whenLeft(reply, () => gone.abort());
  return { ...askerOf(request), signal: gone.signal, gone: gone.signal };
}

/**
 * The same for an operation, whose signal aborts after a deadline, too.
 * @param deadlineMs a timer of our own, as AbortSignal.timeout costs more than a small query
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
 * The same of an operation whose answer serves others, too: that who asked first has left ends nothing.
 * @returns the call, and what ends its timer
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

/** Who asks, and from where. */
function askerOf(request: FastifyRequest) {
  const userAgent = request.headers["user-agent"];
  return {
    caller: request.server.reportSessions.callerBehind(callerOf(request.headers, request.server.publicUrl)),
    ...correlationOf(request),
    address: request.ip,
    ...(userAgent ? { userAgent } : {}),
  };
}
