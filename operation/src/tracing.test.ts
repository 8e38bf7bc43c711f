import { afterEach, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { freePort } from "../../tools/freePort.mjs";
import { collectorAddress } from "./collectorAddress.js";
import { logRequests } from "./logging.js";
import { traceRequests } from "./tracing.js";

const CALLERS = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

// Milliseconds after which the SDK gives up sending; 10,000 by default.
process.env.OTEL_EXPORTER_OTLP_TIMEOUT = "300";

let app: FastifyInstance;
let log = "";
afterEach(() => app?.close());

/** A part that answers with the correlation it would pass on. */
async function partWith(collector: string): Promise<void> {
  log = "";
  app = Fastify({ logger: { level: "warn", stream: { write: (line) => (log += line) } } });
  logRequests(app);
  await traceRequests(app, { part: "platform", version: "1.0.0", collector });
  app.get("/client", async ({ traceparent }) => ({ traceparent }));
}

const told = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: "/client", headers })).json<{ traceparent: string | null }>().traceparent;

it("tells nothing where no collector is named, whatever the caller says", async () => {
  await partWith("");
  expect(await told({ traceparent: CALLERS })).toBeNull();
});

it("goes on with the caller's trace as a span of its own, and begins one where the caller names none", async () => {
  await partWith(`http://127.0.0.1:${await freePort()}`);
  const [, trace, span] = CALLERS.split("-");
  const [, ofCaller, own] = (await told({ traceparent: CALLERS }))?.split("-") ?? [];
  expect([ofCaller, own === span]).toEqual([trace, false]);
  const without: Record<string, string>[] = [{}, { traceparent: "nonsense" }];
  for (const headers of without) {
    const begun = await told(headers);
    expect(begun).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(begun).not.toContain(trace);
  }
});

it("answers and ends where the collector is away, and says so in the log", async () => {
  await partWith(`http://127.0.0.1:${await freePort()}`);
  expect(await told()).not.toBeNull();
  await app.close();
  expect(JSON.parse(log)).toMatchObject({ level: 40, msg: "tracing" });
  expect(log).toContain("ECONNREFUSED");
});

it.each(["collector:4318", "localhost", "http://collector/?key=1", "ftp://collector"])(
  "refuses the address %s",
  (input) => {
    expect(() => collectorAddress(input)).toThrow("must be an address");
  },
);
it.each(["", "http://127.0.0.1:4318", "https://collector.example/otlp"])(
  "takes the address '%s'",
  (input) => {
    expect(collectorAddress(input)).toBe(input);
  },
);
