import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let app: FastifyInstance;
let url: string;
let asked: Promise<ServerResponse>;

beforeEach(async () => {
  platform = await startPlatformDouble();
  asked = new Promise((resolve) => {
    platform.on("GET client/list", (_request, reply) => {
      resolve(reply.raw);
      return reply.hijack();
    });
  });
  app = await buildGateway(platform.url);
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await app.close();
  await platform.close();
});

const query = () =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-session-id": "s-1" },
    body: JSON.stringify({ query: "{ clients { id } }" }),
  });

it("answers what is under way, takes nothing new, and keeps no connection", async () => {
  const answer = query();
  const reply = await asked;
  const drained = app.drain(10_000);
  reply.writeHead(200, { "content-type": "application/json" }).end("[]");
  const { status, headers } = await answer;
  expect([status, headers.get("connection")]).toEqual([200, "close"]);
  await drained;
  await expect(query()).rejects.toThrow("fetch failed");
});

it("answers who had connected, but said nothing yet", async () => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await new Promise((resolve) => app.server.once("connection", resolve));
  const closed = app.drain(10_000).then(() => app.close());
  socket.write("GET /healthz HTTP/1.1\r\nHost: portal\r\n\r\n");
  const parts: string[] = [];
  for await (const part of socket.setEncoding("utf8")) parts.push(String(part));
  expect(parts.join("")).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});

it("waits for what hangs no longer than it was told", async () => {
  const answer = query();
  const reply = await asked;
  await app.drain(1);
  reply.destroy();
  expect((await answer).status).toBe(200);
});
