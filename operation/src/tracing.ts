import type { FastifyInstance, FastifyRequest } from "fastify";
import { isRoutine } from "./logging.js";
import type { RequestSpan, TracedPart } from "./spans.js";
import { whenThrough } from "./whenThrough.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The value passed on with calls made for this request; null if it is not traced. */
    traceparent: string | null;
  }
}

/**
 * Makes each request a span of its caller's trace, or of a new one. Without a collector none of the SDK is
 * loaded. Call it before any route is added.
 */
export async function traceRequests(app: FastifyInstance, traced: TracedPart): Promise<void> {
  app.decorateRequest("traceparent", null);
  if (traced.collector === "") return;
  const { Spans } = await import("./spans.js");
  const spans = new Spans(traced, app.log);
  const open = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook("onRequest", async (request) => {
    if (isRoutine(request.url)) return;
    const span = spans.begin(request);
    request.traceparent = span.traceparent;
    open.set(request, span);
  });
  whenThrough(app, (request, reply) => open.get(request)?.end(request, reply));
  app.addHook("onClose", () => spans.close());
}
