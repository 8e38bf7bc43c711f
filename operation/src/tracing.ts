import type { FastifyInstance, FastifyRequest } from "fastify";
import { isRoutine } from "./logging.js";
import type { RequestSpan, TracedPart } from "./spans.js";
import { whenThrough } from "./whenThrough.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What calls that are made for this request tell of it; null where it is not traced. */
    traceparent: string | null;
  }
}

/**
 * Makes each request a span of the trace that its caller names, or of a new one. Without a collector nothing of it is loaded.
 * To be called before any route is added.
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
