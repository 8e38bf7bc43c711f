import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET user/session", () => ({ user: { id: 1, email: "admin@b.si", admin: true } }));
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const HOUR = 3600;
const completeness = (clientIds: number[]) => ({
  startTimestamp: NOW - HOUR,
  endTimestamp: NOW,
  timeZone: "Europe/Ljubljana",
  days: [{ from: NOW - HOUR, to: NOW, expectedSeconds: 2 * HOUR, coveredSeconds: 5000, clients: 2 }],
  clients: clientIds.map((clientId) => ({ clientId, expectedSeconds: HOUR, coveredSeconds: 2500 })),
});

const QUERY = `query ($interval: IntervalInput!) { fleetHealth(interval: $interval) {
  from to timeZone
  days { from to expectedSeconds coveredSeconds devices }
  devices { client { id name } expectedSeconds coveredSeconds } } }`;

it("says how much was heard, by day and of each device; of one that is gone, too", async () => {
  platform.on("GET fleet/completeness", () => completeness([1, 9]));
  platform.on("GET client/list", () => [clientJson(1)]);
  const interval = { from: NOW - HOUR, to: NOW };
  const { data, errors } = await ask(gateway, QUERY, { headers: SIGNED_IN, variables: { interval } });
  expect(errors).toBeUndefined();
  const each = { expectedSeconds: HOUR, coveredSeconds: 2500 };
  expect(data?.fleetHealth).toEqual({
    ...interval,
    timeZone: "Europe/Ljubljana",
    days: [{ ...interval, expectedSeconds: 2 * HOUR, coveredSeconds: 5000, devices: 2 }],
    devices: [
      { client: { id: "1", name: clientJson(1).metaData.locationName }, ...each },
      { client: null, ...each },
    ],
  });
});

it("reads any number of devices in one call more, and takes a preset by the platform's clock", async () => {
  const ids = Array.from({ length: 600 }, (_, index) => index + 1);
  platform.on("GET fleet/completeness", () => completeness(ids));
  platform.on("GET client/list", () => ids.map((id) => clientJson(id)));
  const { errors } = await ask(gateway, QUERY, {
    headers: SIGNED_IN,
    variables: { interval: { preset: "TODAY" } },
  });
  expect(errors).toBeUndefined();
  expect(platform.calls).toEqual(["GET fleet/completeness", "GET client/list"]);
  // NOW is one in the afternoon.
  expect(platform.requests[0]?.query).toEqual({
    startTimestamp: String(NOW - 13 * HOUR),
    endTimestamp: String(NOW),
  });
});

it("names the interval where the platform refuses the period", async () => {
  platform.on("GET fleet/completeness", (_request, reply) =>
    reply.code(422).send({
      error: {
        code: "VALIDATION_FAILED",
        message: "The request breaks a rule.",
        details: { fields: [{ path: "endTimestamp", message: "must be within 92 days of the start" }] },
      },
    }),
  );
  const { data, errors } = await ask(gateway, QUERY, {
    headers: SIGNED_IN,
    variables: { interval: { from: 0, to: NOW } },
  });
  expect(data).toEqual({ fleetHealth: null });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "VALIDATION_FAILED",
    fields: [{ path: "interval", message: "must be within 92 days of the start" }],
  });
});
