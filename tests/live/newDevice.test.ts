import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { ADMIN, type Headers, TestPlatform } from "../../platform/test/testPlatform.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";
import { type SimulatedDevice, simulateDevice } from "../support/simulatedDevice.js";

/** Seconds after which a device asks again for new work. */
const PING = 60;

let platform: TestPlatform;
let platformUrl: string;
let gateway: FastifyInstance;
let gatewayUrl: string;
let admin: Headers;
let device: SimulatedDevice | undefined;

beforeAll(async () => {
  platform = await TestPlatform.start();
  // The gateway replays the last half minute by the machine's clock: late listeners get it, too.
  platform.clock.now = Math.floor(Date.now() / 1000);
  platformUrl = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const env = gatewayEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PLATFORM_URL: platformUrl,
    ANSWER_CACHE_MS: "0",
  });
  gateway = await buildGateway(env, () => platform.clock.now);
  gatewayUrl = await gateway.listen({ port: 0, host: "127.0.0.1" });
  admin = await platform.signIn(ADMIN);
});
afterAll(async () => {
  await device?.close();
  await gateway.close();
  await platform.stop();
});

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...admin },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

/**
 * Uploads a firmware through the portal.
 * @returns its id
 */
async function upload(version: string, hardwareType: string): Promise<string> {
  const form = new FormData();
  form.set("version", version);
  form.set("metadata", JSON.stringify({ hardwareType, description: "" }));
  form.set("file", new Blob([new Uint8Array(100_000).fill(7)]), "firmware.bin");
  const response = await fetch(`${gatewayUrl}/firmware`, { method: "POST", headers: admin, body: form });
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** Lets a ping's time pass, and the device connect. */
async function aPingLater(): Promise<void> {
  platform.clock.now += PING;
  await device?.tick();
}

const state = (firmwareId: string, clientId: string) =>
  ask<{
    firmware: { rollout: { state: string }[] };
    actions: { nodes: { type: string; status: string; message: string | null }[] };
  }>(
    `query ($firmwareId: ID!, $clientId: ID!) {
      firmware(id: $firmwareId) { rollout { state } }
      actions(clientId: $clientId) { nodes { type status message } }
    }`,
    { firmwareId, clientId },
  );

it("appears live once it is switched on, does what it is asked, and installs what it is given", async () => {
  const { createClient: added } = await ask<{ createClient: { client: { id: string }; deviceKey: string } }>(
    `mutation { createClient(input: { settings: { locationName: "Nova cesta" } }) { client { id } deviceKey } }`,
  );
  const { id } = added.client;
  const socket = createClient({
    url: `${gatewayUrl.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId: admin["x-session-id"] },
    retryAttempts: 0,
  });
  const stream = socket.iterate<{ clientStatus: { id: string; info: { firmwareVersion: string | null } } }>({
    query: "subscription { clientStatus { id info { firmwareVersion } } }",
  });
  /** The first status with this version; others may come before it, such as that of a newly added device. */
  const tellsOf = async (version: string) => {
    for (;;) {
      const { value, done } = await stream.next();
      if (done) return null;
      const status = value.data?.clientStatus;
      if (status?.info.firmwareVersion === version) return status;
    }
  };

  const line = { url: platformUrl, clientId: Number(id), apiKey: added.deviceKey };
  device = await simulateDevice("OB-2301", line, () => platform.clock.now);
  const appears = tellsOf("2.14.3");
  await aPingLater();
  expect(await appears).toEqual({ id, info: { firmwareVersion: "2.14.3" } });

  const firmwareId = await upload("2.15.0", "K200DISP_FALCON");
  const changes = await ask<Record<string, { done: number }>>(
    `mutation ($firmwareId: ID!, $clientIds: [ID!]!) {
      assignFirmware(input: { firmwareId: $firmwareId, clientIds: $clientIds }) { done }
      queueActions(input: { type: "displayTest", param1: "10", clientIds: $clientIds }) { done }
    }`,
    { firmwareId, clientIds: [id] },
  );
  expect(changes).toEqual({ assignFirmware: { done: 1 }, queueActions: { done: 1 } });
  expect(await state(firmwareId, id)).toMatchObject({
    firmware: { rollout: [{ state: "ASSIGNED" }] },
    actions: { nodes: [{ status: "CREATED" }] },
  });

  await aPingLater();
  expect(await state(firmwareId, id)).toMatchObject({
    firmware: { rollout: [{ state: "DOWNLOADED" }] },
    actions: { nodes: [{ status: "ACCEPTED" }] },
  });
  await aPingLater();
  expect(await tellsOf("2.15.0")).toMatchObject({ id });
  expect(await state(firmwareId, id)).toEqual({
    firmware: { rollout: [{ state: "INSTALLED" }] },
    actions: { nodes: [{ type: "displayTest", status: "SUCCEEDED", message: "Vse lučke svetijo." }] },
  });
  await socket.dispose();
});
