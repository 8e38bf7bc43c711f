import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { MOVE, type Moved, moveClient, PERIOD, type Reader } from "../../platform/test/moved/scene.js";
import { buildGateway, gatewayEnv } from "../support/parts.js";

let moved: Moved;
let gateway: FastifyInstance;

beforeAll(async () => {
  moved = await moveClient();
  const { app, clock } = moved.platform;
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const env = gatewayEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PLATFORM_URL: url });
  gateway = await buildGateway(env, () => clock.now);
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await moved.platform.stop();
});

interface Asked {
  data: { client: Record<string, unknown> };
  errors?: object[];
}

async function ask(who: Reader | "admin", fields: string): Promise<Asked["data"]["client"]> {
  const interval = `{ from: ${PERIOD.start}, to: ${PERIOD.end} }`;
  const query = `{ client(id: "${moved.client.id}") { ${fields.replaceAll("PERIOD", interval)} } }`;
  const answer = await gateway.inject({
    method: "POST",
    url: "/graphql",
    headers: moved.headersOf[who],
    payload: { query },
  });
  const { data, errors } = answer.json<Asked>();
  expect(errors).toBeUndefined();
  return data.client;
}

const FIGURES = `groupSince
  measurement(interval: PERIOD) {
    from to totalVehicles totalVehiclesTrend maxSpeed
    completeness { coveredSeconds totalSeconds } previousCompleteness { coveredSeconds }
  }
  summary(interval: PERIOD) { totalVehicles }
  readings(interval: PERIOD) { totalCount nodes { speed } }
  actions { totalCount }
  configHistory { totalCount nodes { version } }
  diagnostics(interval: PERIOD, series: [VOLTAGE]) { points { time } }`;

it("shows each what is theirs to see, one after the other within a second", async () => {
  const whole = {
    groupSince: MOVE,
    measurement: { from: PERIOD.start, to: PERIOD.end, totalVehicles: 18, maxSpeed: 79 },
    summary: { totalVehicles: 18 },
    readings: { totalCount: 24 },
    actions: { totalCount: 1 },
    configHistory: { totalCount: 3 },
  };
  const since = {
    groupSince: MOVE,
    measurement: {
      from: PERIOD.start,
      to: PERIOD.end,
      totalVehicles: 6,
      totalVehiclesTrend: null,
      maxSpeed: 42,
      completeness: {
        coveredSeconds: PERIOD.end - 3600 - MOVE,
        totalSeconds: PERIOD.end - PERIOD.start,
      },
      previousCompleteness: { coveredSeconds: 0 },
    },
    summary: { totalVehicles: 6 },
    readings: { totalCount: 8, nodes: expect.not.arrayContaining([{ speed: 79 }]) },
    actions: { totalCount: 0 },
    configHistory: { totalCount: 1, nodes: [{ version: 3 }] },
    diagnostics: [{ points: [{ time: PERIOD.end - 7200 }, { time: PERIOD.end - 3600 }] }],
  };
  for (const who of ["admin", "member", "admin", "full key of the client, made by an admin"] as const)
    expect(await ask(who, FIGURES)).toMatchObject(who === "admin" ? whole : since);
  expect(await ask("admin acting as the group", FIGURES)).toMatchObject(since);
});

it("prints a new group's report of what is since the move, and does not say to it since when that is", async () => {
  const fields = "groupSince measurement(interval: PERIOD) { totalVehicles totalVehiclesTrend }";
  expect(await ask("report key", fields)).toEqual({
    groupSince: null,
    measurement: { totalVehicles: 6, totalVehiclesTrend: null },
  });
});
