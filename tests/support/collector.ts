import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span, as far as tests need it. */
export interface SeenSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** "" for a trace's root. */
  parentSpanId: string;
  attributes: Record<string, unknown>;
}

interface Otlp {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<SeenSpan, "service" | "attributes"> & { attributes: Attribute[] })[] }[];
  }[];
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** An OpenTelemetry collector that keeps what it receives. */
export interface Collector {
  url: string;
  spans: SeenSpan[];
  close: () => void;
}

export async function startCollector(): Promise<Collector> {
  const spans: SeenSpan[] = [];
  const server = createServer(async (request, answer) => {
    if (request.url === "/v1/traces") spans.push(...spansOf(await bodyOf(request)));
    answer.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

const bodyOf = async (request: IncomingMessage) => (await json(request)) as Otlp;

function spansOf({ resourceSpans }: Otlp): SeenSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, parentSpanId = "", ...span }) => ({
        ...span,
        service,
        parentSpanId,
        attributes: valuesOf(attributes),
      })),
    );
  });
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
