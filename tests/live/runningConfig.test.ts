import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { addClient } from "../../platform/test/devices.js";
import { ADMIN, TestPlatform } from "../../platform/test/testPlatform.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";

let platform: TestPlatform;
let gateway: FastifyInstance;
let gatewayUrl: string;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const env = gatewayEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PLATFORM_URL: url });
  gateway = await buildGateway(env, () => platform.clock.now);
  gatewayUrl = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await gateway.close();
  await platform.stop();
});

it("tells a screen that a device has taken its configuration", async () => {
  // The gateway replays the last half minute by the machine's clock: late listeners get it, too.
  const now = Math.floor(Date.now() / 1000);
  platform.clock.now = now;
  const admin = await platform.signIn(ADMIN);
  const device = await addClient(platform, admin);
  const client = createClient({
    url: `${gatewayUrl.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId: admin["x-session-id"] },
    retryAttempts: 0,
  });
  const stream = client.iterate({
    query: "subscription { clientStatus { config { version } info { configVersion configVersionDate } } }",
  });
  const running = async () => (await stream.next()).value?.data?.clientStatus;
  const assigned = running();
  await platform.ok("POST", "/config/assign", admin, { clientId: device.id, data: { cfgID: "KB0" } });
  expect(await assigned).toEqual({
    config: { version: 1 },
    info: { configVersion: null, configVersionDate: null },
  });
  const taken = running();
  const { headers } = await platform.call("GET", "/device/config", device.device);
  await platform.call("GET", "/device/config", { ...device.device, "if-none-match": String(headers.etag) });
  expect(await taken).toEqual({
    config: { version: 1 },
    info: { configVersion: 1, configVersionDate: now },
  });
  await client.dispose();
});
