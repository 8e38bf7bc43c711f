import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  platform.on("GET client", () => clientJson(5));
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const figures = async () => {
  const { data, errors } = await ask(
    gateway,
    `{ client(id: 5) {
      measurement(interval: { from: 100, to: 200 }) { leftOutSeconds }
      summary(interval: { from: 100, to: 200 }) { leftOutSeconds }
    } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  return data?.client;
};
const asked = () =>
  platform.requests.flatMap(({ url, query }) =>
    url.startsWith("/measurement") ? [[url.split("?")[0], query]] : [],
  );

it("tells with figures how much of their time is left out, without a question of its own", async () => {
  platform.on("GET measurement", () => ({ left_out_seconds: 60 }));
  platform.on("GET measurement/summary", () => [{ clientId: 5, left_out_seconds: 0 }]);
  expect(await figures()).toEqual({ measurement: { leftOutSeconds: 60 }, summary: { leftOutSeconds: 0 } });
  const period = { clientId: "5", startTimestamp: "100", endTimestamp: "200" };
  expect(asked()).toHaveLength(2);
  expect(asked()).toEqual(
    expect.arrayContaining([
      ["/measurement", expect.objectContaining({ ...period, type: "frequency" })],
      ["/measurement/summary", period],
    ]),
  );
});

it("knows nothing of it where the platform does not tell", async () => {
  platform.on("GET measurement", () => ({ total_vehicles: 3 }));
  platform.on("GET measurement/summary", () => [{ clientId: 5, total_vehicles: 3 }]);
  expect(await figures()).toEqual({
    measurement: { leftOutSeconds: null },
    summary: { leftOutSeconds: null },
  });
});

it("takes it from all figures on a platform without summaries", async () => {
  await gateway.close();
  await platform.close();
  platform = await startPlatformDouble(0, NOTHING);
  platform.on("GET client", () => clientJson(5));
  gateway = await buildGateway(platform.url);
  platform.on("GET measurement", () => ({ left_out_seconds: 90 }));
  expect(await figures()).toEqual({ measurement: { leftOutSeconds: 90 }, summary: { leftOutSeconds: 90 } });
});
