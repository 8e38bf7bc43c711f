import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Collector, type SeenSpan, startCollector } from "../support/collector.js";
import { postHour, USER } from "../support/fleet.js";
import { PlatformApi } from "../support/platformApi.js";
import { type Stack, startStack } from "../support/stack.js";

/** 2026-11-02 00:00 in Ljubljana. */
const FROM = 1_793_574_000;
const REQUEST_ID = "report-of-the-correlation-0001";

let collector: Collector;
let stack: Stack;
let log = "";
let session: string;

/** A report by its link: the gateway calls the renderer, whose page calls the gateway, which calls the platform. */
beforeAll(async () => {
  collector = await startCollector();
  stack = await startStack(
    () => FROM + 7200,
    {},
    {},
    {
      everywhere: { LOG_LEVEL: "info", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      logTo: {
        write: (line) => {
          log += line;
        },
      },
    },
  );
  await postHour(stack.fleet.sign, FROM, 60);
  session = await PlatformApi.sessionOf(stack.platformUrl, USER);
  const query = `clientId=${stack.fleet.sign.id}&startTimestamp=${FROM}&endTimestamp=${FROM + 3600}`;
  const answer = await fetch(`${stack.portalUrl}/pdf/report?${query}`, {
    headers: { "x-session-id": session, "x-request-id": REQUEST_ID },
  });
  expect([answer.status, answer.headers.get("x-request-id")]).toEqual([200, REQUEST_ID]);
  await answer.arrayBuffer();
  expect((await fetch(`${stack.platformUrl}/readyz`)).status).toBe(200);
  expect((await fetch(`${stack.platformUrl}/client/pasted-by-mistake`)).status).toBe(404);
  // Remaining spans of the trace are sent at shutdown.
  await stack.close();
}, 120_000);
afterAll(() => collector.close());

it("finds one request by its id in the log of every part, the printed page's own requests among them", () => {
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId, msg }) => reqId === REQUEST_ID && msg === "request");
  const seen = new Set(
    lines.map(({ part, method, path, operation = "" }) => `${part}: ${method} ${path} ${operation}`.trim()),
  );
  for (const line of [
    "gateway: GET /pdf/report",
    "platform: POST /report-key",
    "report-renderer: POST /render",
    "gateway: POST /graphql Report",
    "platform: GET /measurement",
  ])
    expect(seen).toContain(line);
});

describe("as a trace", () => {
  const all = () => collector.spans;
  const byId = (id: string) => all().find(({ spanId }) => spanId === id);
  const named = (span: SeenSpan | undefined) =>
    span && `${span.service}: ${span.name} ${span.attributes["graphql.operation.name"] ?? ""}`.trim();
  /** From a span up to its trace's root. */
  const pathOf = (span: SeenSpan | undefined): (string | undefined)[] =>
    span ? [named(span), ...pathOf(byId(span.parentSpanId))] : [];

  it("follows it through all parts", () => {
    const measurement = all().find(
      ({ name, attributes }) =>
        name === "GET /measurement" && attributes["obcestje.request_id"] === REQUEST_ID,
    );
    expect(pathOf(measurement)).toEqual([
      "obcestje-platform: GET /measurement",
      "obcestje-gateway: POST /graphql Report",
      "obcestje-report-renderer: POST /render",
      "obcestje-gateway: GET /pdf/report",
    ]);
  });

  it("holds neither sessions nor queries", () => {
    expect(all().length).toBeGreaterThan(5);
    const told = JSON.stringify(all());
    expect(told).not.toContain(session);
    expect(told).not.toMatch(/\?|sessionKey|rk_/);
    expect(told).not.toContain("pasted-by-mistake");
  });

  it("leaves out what is asked for every few seconds", () => {
    expect(all().filter(({ name }) => name.includes("/readyz"))).toEqual([]);
  });
});
