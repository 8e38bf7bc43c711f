import { once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let url: string;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  url = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

/** A call of the platform that is answered when the test says so. */
function held(call: string): { asked: Promise<void>; answer: (body: unknown) => void } {
  let answer: (body: unknown) => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    platform.on(call, () => {
      resolve();
      return new Promise((answered) => {
        answer = answered;
      });
    });
  });
  return { asked, answer: (body) => answer(body) };
}

const askOverHttp = () =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { ...SIGNED_IN, "content-type": "application/json" },
    body: JSON.stringify({ query: "{ clients { id } }" }),
  });

/** Resolves once the gateway takes no more connections. */
async function refusesConnections(): Promise<void> {
  const { port } = new URL(url);
  for (;;) {
    const request = http.get({ host: "127.0.0.1", port, path: "/healthz", agent: false });
    const [outcome] = await Promise.race([
      once(request, "response"),
      once(request, "error").then(([error]) => [error]),
    ]).catch((error: unknown) => [error]);
    if (outcome instanceof Error || (outcome as { code?: string }).code) return;
    (outcome as http.IncomingMessage).resume();
  }
}

it("answers what is in flight, takes nothing new, and leaves no connection open", async () => {
  const { asked, answer } = held("GET client/list");
  const answered = askOverHttp();
  await asked;
  const closed = gateway.close();
  await refusesConnections();
  answer([]);
  const response = await answered;
  expect([response.status, await response.json()]).toEqual([200, { data: { clients: [] } }]);
  await closed;
});

it("sends a download to its end", async () => {
  const [begun, rest] = [Buffer.alloc(1_000_000, "a"), Buffer.alloc(1_000_000, "b")];
  let finish: () => void = () => undefined;
  platform.on("GET export/raw.csv", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/csv",
      "content-length": String(begun.length + rest.length),
    });
    reply.raw.write(begun);
    finish = () => reply.raw.end(rest);
  });
  const response = await fetch(`${url}/export/raw.csv?clientId=1&startTimestamp=0&endTimestamp=86400`, { headers: SIGNED_IN });
  expect(response.status).toBe(200);
  const closed = gateway.close();
  await refusesConnections();
  finish();
  expect((await response.arrayBuffer()).byteLength).toBe(begun.length + rest.length);
  await closed;
});
