import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { createClient } from "graphql-ws";
import WebSocket from "ws";
import { addClient, type TestClient } from "../../platform/test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../platform/test/testPlatform.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";

const HOUR = 3600;
const DAY = 24 * HOUR;

let platform: TestPlatform;
let gateway: FastifyInstance;
let gatewayUrl: string;
let admin: Headers;
const calls: string[] = [];

beforeAll(async () => {
  platform = await TestPlatform.start();
  platform.app.server.on("request", ({ url }) => calls.push(`${url}`.split("?")[0] ?? ""));
  const url = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  const env = gatewayEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PLATFORM_URL: url });
  gateway = await buildGateway(env, () => platform.clock.now);
  gatewayUrl = await gateway.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await gateway.close();
  await platform.stop();
});

/** Sets the clock, signs in, and adds a device. */
async function beginAt(now: number): Promise<TestClient> {
  platform.clock.now = now;
  admin = await platform.signIn(ADMIN);
  return addClient(platform, admin);
}

/** A batch of an hour with `vehicles` at 40 to 59 km/h, and `faster` more. */
function count(device: TestClient, from: number, vehicles: number, faster = 0): Promise<unknown> {
  const readings = Array.from({ length: vehicles }, (_, at) => ({
    timestamp: from + at,
    speed: 40 + ((at * 7) % 20) + faster,
    direction: at % 3 === 0 ? "outgoing" : "incoming",
  }));
  const batch = { batchId: `from ${from}`, from, to: from + HOUR, readings };
  return platform.ok("POST", "/device/measurements", device.device, batch);
}

async function ask<T>(query: string): Promise<T> {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...admin },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: object[] };
  expect(errors).toBeUndefined();
  return data;
}

it("tells of a count as soon as the device has sent it, and of silence no count", async () => {
  // The gateway replays the last half minute by the machine's clock: late listeners get it, too.
  const now = Math.floor(Date.now() / 1000);
  const device = await beginAt(now);
  const client = createClient({
    url: `${gatewayUrl.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { sessionId: admin["x-session-id"] },
    retryAttempts: 0,
  });
  const stream = client.iterate({
    query: "subscription { clientStatus { id lastCountDate lastActiveDate } }",
  });
  const first = stream.next();
  await count(device, now - 3 * HOUR, 9);
  const status = { id: String(device.id), lastCountDate: now - 3 * HOUR + 8 };
  expect((await first).value).toMatchObject({ data: { clientStatus: status } });
  const second = stream.next();
  await count(device, now - 2 * HOUR, 0);
  expect((await second).value).toMatchObject({
    data: { clientStatus: { ...status, lastActiveDate: now - HOUR } },
  });
  await client.dispose();
  expect(await ask(`{ client(id: ${device.id}) { lastCountDate } }`)).toEqual({
    client: { lastCountDate: status.lastCountDate },
  });
});

it("answers figures and a comparison of what was sent, each with one call", async () => {
  const device = await beginAt(START);
  for (let day = 1; day <= 20; day += 1)
    await count(device, START - day * DAY - 12 * HOUR, 40 + day, day <= 10 ? -9 : 0);
  calls.length = 0;
  const { client } = await ask<{ client: { measurement: Record<string, unknown[]> } }>(`{
    client(id: ${device.id}) {
      measurement(interval: { from: ${START - 20 * DAY}, to: ${START - DAY} }) {
        speedThresholds { above vehicles percentage }
        byDirection { direction vehicles v85 }
        hourOfWeek { weekDay hour vehicles }
        peakHour { vehicles shareOfDay }
      }
    }
  }`);
  const { speedThresholds, byDirection, hourOfWeek, peakHour } = client.measurement;
  expect(speedThresholds).toMatchObject([
    { above: 50 },
    { above: 60, vehicles: 0 },
    { above: 70 },
    { above: 80 },
  ]);
  expect(byDirection).toMatchObject([{ direction: "INCOMING" }, { direction: "OUTGOING" }]);
  expect(hourOfWeek).toHaveLength(168);
  // Of a part of a day.
  expect(peakHour).toEqual({ vehicles: 59, shareOfDay: null });
  expect(calls.filter((path) => path === "/measurement")).toHaveLength(1);
  const { comparison } = await ask<{ comparison: object }>(`{
    comparison(
      before: { clientId: ${device.id}, interval: { from: ${START - 21 * DAY}, to: ${START - 11 * DAY} } }
      after: { clientId: ${device.id}, interval: { preset: WEEK } }
    ) {
      after { to client { id } }
      averageSpeed { verdict low high }
      v85 { verdict basis }
      percentageOverLimit { verdict }
      vehiclesPerHour { verdict }
    }
  }`);
  expect(comparison).toMatchObject({
    after: { to: START, client: { id: String(device.id) } },
    averageSpeed: { verdict: "LOWER" },
    v85: { verdict: "LOWER", basis: "DAYS" },
    percentageOverLimit: { verdict: "LOWER" },
    vehiclesPerHour: { verdict: "LOWER" },
  });
  expect(calls.filter((path) => path === "/measurement/comparison")).toHaveLength(1);
});
