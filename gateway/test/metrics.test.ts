import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let app: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatformDouble();
  app = await buildGateway(platform.url);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const metrics = async () => (await app.inject("/metrics")).body;

it("tells how long requests took, by route, and which errors operations were answered with", async () => {
  // They are the process's, not one gateway's.
  const counts = async () => {
    const text = await metrics();
    const requests = /gateway_request_seconds_count\{method="POST",route="\/graphql",status="200"\} (\d+)/;
    const errors = /gateway_operation_errors_total\{code="UPSTREAM_ERROR"\} (\d+)/;
    return [requests, errors].map((pattern) => Number(pattern.exec(text)?.[1] ?? 0));
  };
  const [requests = 0, errors = 0] = await counts();
  platform.on("GET client/list", (_request, reply) => reply.code(500).send({}));
  await ask(app, "{ clients { name } }", { headers: SIGNED_IN });
  expect(await counts()).toEqual([requests + 1, errors + 1]);
});

it("tells whether the platform is ready", async () => {
  platform.on("GET readyz", () => ({ status: "ok" }));
  expect(await metrics()).toContain("gateway_platform_up 1");
  platform.on("GET readyz", (_request, reply) => reply.code(503).send({}));
  expect(await metrics()).toContain("gateway_platform_up 0");
});
