import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (query: string, variables: Record<string, unknown> = {}) =>
  ask(gateway, query, { headers: SIGNED_IN, variables });

const period = (clientId: number, more: object = {}) => ({
  clientId,
  startTimestamp: 100,
  endTimestamp: 200,
  timeZone: "Europe/Ljubljana",
  speed_limit: 50,
  total_vehicles: 120,
  sample_size: 110,
  average_speed: 47.25,
  standard_deviation: 8.5,
  max_speed: 91,
  v30: 41,
  v50: 47,
  v85: 56,
  percentage_over_limit: 31.5,
  vehicles_per_hour: 12.5,
  completeness: { covered_seconds: 90, total_seconds: 100, covered_hours: 1, total_hours: 1, share: 0.9 },
  ...more,
});
const change = (verdict: string, more: object = {}) => ({
  before: 50,
  after: 47,
  difference: -3,
  percent: -6,
  low: -4,
  high: -2,
  p_value: 0.001,
  verdict,
  basis: "days",
  ...more,
});
const TOO_FEW = change("tooFew", { low: null, high: null, p_value: null, basis: null });
const comparison = {
  before: period(1),
  after: period(2),
  average_speed: change("lower"),
  v85: change("noChange", { basis: "hours" }),
  percentage_over_limit: change("higher"),
  vehicles_per_hour: TOO_FEW,
};

const QUERY = `query ($before: ComparedInput!, $after: ComparedInput!) {
  comparison(before: $before, after: $after) {
    before { from to speedLimit totalVehicles sampleSize averageSpeed standardDeviation maxSpeed v30 v50 v85
      percentageOverLimit vehiclesPerHour completeness { share } }
    after { client { name } }
    averageSpeed { before after difference percent low high pValue verdict basis }
    v85 { verdict basis } percentageOverLimit { verdict } vehiclesPerHour { low pValue verdict basis }
  }
}`;
const WHERE = {
  before: { clientId: "1", interval: { from: 100, to: 200 } },
  after: { clientId: "2", interval: { from: 300, to: 400 } },
};

describe("comparison", () => {
  it("asks the platform once, and reads the answer by name", async () => {
    platform.on("GET measurement/comparison", () => comparison);
    platform.on("GET client", () => clientJson(2));
    const { data, errors } = await asked(QUERY, WHERE);
    expect(errors).toBeUndefined();
    expect(data?.comparison).toEqual({
      before: {
        from: 100,
        to: 200,
        speedLimit: 50,
        totalVehicles: 120,
        sampleSize: 110,
        averageSpeed: 47.25,
        standardDeviation: 8.5,
        maxSpeed: 91,
        v30: 41,
        v50: 47,
        v85: 56,
        percentageOverLimit: 31.5,
        vehiclesPerHour: 12.5,
        completeness: { share: 0.9 },
      },
      after: { client: { name: "Cesta 2" } },
      averageSpeed: {
        before: 50,
        after: 47,
        difference: -3,
        percent: -6,
        low: -4,
        high: -2,
        pValue: 0.001,
        verdict: "LOWER",
        basis: "DAYS",
      },
      v85: { verdict: "NO_CHANGE", basis: "HOURS" },
      percentageOverLimit: { verdict: "HIGHER" },
      vehiclesPerHour: { low: null, pValue: null, verdict: "TOO_FEW", basis: null },
    });
    expect(platform.calls).toEqual(["GET measurement/comparison", "GET client"]);
    expect(platform.requests[0]?.query).toEqual({
      beforeClientId: "1",
      beforeStartTimestamp: "100",
      beforeEndTimestamp: "200",
      afterClientId: "2",
      afterStartTimestamp: "300",
      afterEndTimestamp: "400",
    });
  });

  const VERDICT = `query ($before: ComparedInput!, $after: ComparedInput!) {
    comparison(before: $before, after: $after) { v85 { verdict } } }`;

  it("resolves presets by each device's clock, reading both with one call", async () => {
    platform.on("GET client", (request: FastifyRequest) =>
      (request.query as { clientId: string }).clientId
        .split(",")
        .map((id) => clientJson(Number(id), { timeZone: id === "1" ? "UTC" : "Asia/Kolkata" })),
    );
    platform.on("GET measurement/comparison", () => comparison);
    const { errors } = await asked(VERDICT, {
      before: { clientId: "1", interval: { preset: "TODAY" } },
      after: { clientId: "2", interval: { preset: "TODAY" } },
    });
    expect(errors).toBeUndefined();
    expect(platform.calls).toEqual(["GET client", "GET measurement/comparison"]);
    const query = platform.requests[1]?.query as Record<string, string>;
    expect([Number(query.beforeEndTimestamp), Number(query.afterEndTimestamp)]).toEqual([NOW, NOW]);
    expect(Number(query.beforeStartTimestamp) % 86_400).toBe(0);
    expect((Number(query.afterStartTimestamp) + 5.5 * 3600) % 86_400).toBe(0);
  });

  it("needs no device for what is the same in every zone", async () => {
    platform.on("GET measurement/comparison", () => comparison);
    await asked(VERDICT, {
      before: { clientId: "1", interval: { preset: "LAST_24H" } },
      after: WHERE.after,
    });
    expect(platform.calls).toEqual(["GET measurement/comparison"]);
  });

  it.each([
    ["the platform does not know", WHERE],
    ["has no clock that is known", { ...WHERE, after: { clientId: "2", interval: { preset: "WEEK" } } }],
  ])("is null where a device %s", async (_what, variables) => {
    expect(await asked(VERDICT, variables)).toMatchObject({ data: { comparison: null } });
  });

  it("names the side whose interval is wrong, here and in the platform", async () => {
    const wrong = await asked(VERDICT, { ...WHERE, after: { clientId: "2", interval: { from: 5 } } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "after.interval" }],
    });
    platform.on("GET measurement/comparison", (_request, reply) =>
      reply.code(422).send({
        error: {
          code: "VALIDATION_FAILED",
          message: "no",
          details: {
            fields: [{ path: "beforeEndTimestamp", message: "must be within 400 days of the start" }],
          },
        },
      }),
    );
    const tooLong = await asked(VERDICT, WHERE);
    expect(tooLong.errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "before.interval", message: "must be within 400 days of the start" }],
    });
  });

  it("makes no zero of counts that are not told, and no verdict on figures that are not", async () => {
    platform.on("GET measurement/comparison", () => ({ before: {}, after: "{}" }));
    const wanted = (fields: string) =>
      asked(
        `query ($before: ComparedInput!, $after: ComparedInput!)
          { comparison(before: $before, after: $after) { ${fields} } }`,
        WHERE,
      );
    const { data, errors } = await wanted("before { from to totalVehicles averageSpeed }");
    expect(errors).toBeUndefined();
    expect(data?.comparison).toEqual({
      before: { from: 100, to: 200, totalVehicles: null, averageSpeed: null },
    });
    for (const untold of ["v85 { verdict }"]) {
      const refused = await wanted(untold);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_INVALID_RESPONSE" });
      expect(refused.data).toEqual({ comparison: null });
    }
  });
});
