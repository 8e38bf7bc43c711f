import {
  DiagLogLevel,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";

/** How long the last spans may take when the part ends: a collector that is away delays nobody. */
const LAST_WITHIN_MS = 1_000;
const propagator = new W3CTraceContextPropagator();

/** The name of the traced part, and its collector. */
export interface TracedPart {
  part: string;
  version: string;
  /**
   * Origin, and path if there is one, of an OpenTelemetry collector that speaks OTLP over HTTP; "": nothing
   * is traced.
   */
  collector: string;
}

export interface RequestSpan {
  traceparent: string | null;
  /** Call it once the answer is complete or cut off. */
  end(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * Sends spans to a collector with OpenTelemetry's SDK, which reads its other settings from its own variables
 * (`OTEL_…`).
 */
export class Spans {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(
    { part, version, collector }: TracedPart,
    private readonly log: Pick<FastifyBaseLogger, "warn">,
  ) {
    const unsaid = () => undefined;
    diag.setLogger(
      { error: this.warn, warn: this.warn, info: unsaid, debug: unsaid, verbose: unsaid },
      { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
    );
    const url = `${collector.replace(/\/$/, "")}/v1/traces`;
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        "service.name": `obcestje-${part}`,
        "service.version": version,
      }).merge(detectResources({ detectors: [envDetector] })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    });
    this.tracer = this.provider.getTracer("obcestje");
  }

  /** A span of the trace in the request's `traceparent`, else of a new one. */
  begin({ id, method, headers }: Pick<FastifyRequest, "id" | "method" | "headers">): RequestSpan {
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    // Only the route: a path may contain a key.
    const attributes = { "http.request.method": method, "obcestje.request_id": id };
    const span = this.tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    return { traceparent: traceparentOf(span), end: (request, reply) => endSpan(span, request, reply) };
  }

  /** Sends the remaining spans. Never throws. */
  async close(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, LAST_WITHIN_MS).unref());
    await Promise.race([this.provider.shutdown().catch(this.warn), late]);
  }

  /** Warnings of the SDK, for instance about an unreachable collector. */
  private readonly warn = (about: unknown) => {
    this.log.warn({ about: String(about) }, "tracing");
  };
}

function traceparentOf(span: Span): string | null {
  const headers: Record<string, string> = {};
  propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return headers.traceparent ?? null;
}

function endSpan(span: Span, request: FastifyRequest, { raw }: FastifyReply): void {
  const { method, operationName } = request;
  const route = request.routeOptions.url;
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
  if (operationName !== null) span.setAttribute("graphql.operation.name", operationName);
  span.setAttribute("http.response.status_code", raw.statusCode);
  if (raw.statusCode >= 500 || !raw.writableEnded) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
