import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const measurement = (fields: string) =>
  ask(gateway, `{ client(id: 5) { measurement(interval: { preset: LAST_24H }) { ${fields} } } }`, {
    headers: SIGNED_IN,
  });
const typesAsked = () =>
  platform.requests
    .filter(({ url }) => url.startsWith("/measurement"))
    .map(({ query }) => (query as { type: string }).type);

const FIGURES = `speedThresholds { above vehicles percentage }
  byDirection { direction vehicles averageSpeed maxSpeed v30 v50 v85 sampleSize standardDeviation percentageOverLimit }
  hourOfWeek { weekDay hour vehicles averageSpeed v85 coveredSeconds }
  peakHour { time vehicles shareOfDay }`;

it("asks for the figures that are selected, and reads them by name", async () => {
  platform.on("GET measurement", () => ({
    thresholds: [{ above: 50, vehicles: 3, percentage: null }],
    by_direction: [
      {
        direction: "outgoing",
        vehicles: 9,
        average_speed: 44.5,
        max_speed: 70,
        v30: 40,
        v50: 44,
        v85: 52,
        sample_size: 8,
        standard_deviation: 6.5,
        percentage_over_limit: 12.5,
      },
    ],
    hour_of_week: [
      { week_day: 6, hour: 23, vehicles: 1.5, average_speed: 40.5, v85: 48, covered_seconds: 7200 },
      { week_day: 0, hour: 0, vehicles: null, average_speed: null, v85: null, covered_seconds: 0 },
    ],
    peak_hour: { time: 7200, vehicles: 9, share_of_day: 12.5 },
  }));
  const { data, errors } = await measurement(FIGURES);
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({
    measurement: {
      speedThresholds: [{ above: 50, vehicles: 3, percentage: null }],
      byDirection: [
        {
          direction: "OUTGOING",
          vehicles: 9,
          averageSpeed: 44.5,
          maxSpeed: 70,
          v30: 40,
          v50: 44,
          v85: 52,
          sampleSize: 8,
          standardDeviation: 6.5,
          percentageOverLimit: 12.5,
        },
      ],
      hourOfWeek: [
        { weekDay: "SUNDAY", hour: 23, vehicles: 1.5, averageSpeed: 40.5, v85: 48, coveredSeconds: 7200 },
        { weekDay: "MONDAY", hour: 0, vehicles: null, averageSpeed: null, v85: null, coveredSeconds: 0 },
      ],
      peakHour: { time: 7200, vehicles: 9, shareOfDay: 12.5 },
    },
  });
  expect(typesAsked()).toEqual(["byDirection,hourOfWeek,peakHour,thresholds"]);
});

it("leaves empty what a platform does not know, and asks it no more", async () => {
  platform.on("GET measurement", ({ query }, reply) =>
    (query as { type: string }).type === "ALL"
      ? { total_vehicles: 7 }
      : reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no" } }),
  );
  const empty = { speedThresholds: [], byDirection: [], hourOfWeek: [], peakHour: null };
  expect((await measurement(`totalVehicles ${FIGURES}`)).data?.client).toEqual({
    measurement: { totalVehicles: 7, ...empty },
  });
  expect((await measurement("peakHour { time }")).data?.client).toEqual({ measurement: { peakHour: null } });
  expect(typesAsked()).toEqual(["byDirection,hourOfWeek,peakHour,speed,thresholds", "ALL", "ALL"]);
});

it("turns long lists into columns, and asks for no more than those that are wanted", async () => {
  platform.on("GET measurement", () => ({
    vehicle_count: { vehicle_count: [] },
    hour_of_week: [
      { week_day: 6, hour: 23, vehicles: 1.5, average_speed: 40.5, v85: 48, covered_seconds: 7200 },
      { week_day: 0, hour: 0, vehicles: null, average_speed: null, v85: null, covered_seconds: 0 },
    ],
  }));
  const { data, errors } = await measurement(
    "columns { hourOfWeek { weekDay hour vehicles averageSpeed v85 coveredSeconds } }",
  );
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({
    measurement: {
      columns: {
        hourOfWeek: {
          weekDay: ["SUNDAY", "MONDAY"],
          hour: [23, 0],
          vehicles: [1.5, null],
          averageSpeed: [40.5, null],
          v85: [48, null],
          coveredSeconds: [7200, 0],
        },
      },
    },
  });
  expect(typesAsked()).toEqual(["hourOfWeek"]);
});
