import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const OVERVIEW =
  "{ clients { id name visionType hardwareType lastActiveDate info { batteryVoltage } groups { id name type } } }";

describe("clients", () => {
  it.each([10, 100])("answers an overview of %i devices with two calls", async (size) => {
    platform.on("GET client/list", () =>
      Array.from({ length: size }, (_, i) => clientJson(i + 1, { groups: [(i % 3) + 1] })),
    );
    platform.on("GET group/list", () => [
      groupJson(1),
      groupJson(2),
      groupJson(3, { metaData: '{"groupType":"valve"}' }),
    ]);
    const { data, errors } = await ask(gateway, OVERVIEW, { headers: SIGNED_IN });
    expect(errors).toBeUndefined();
    expect(data?.clients).toHaveLength(size);
    expect(platform.calls.sort()).toEqual(["GET client/list", "GET group/list"]);
  });

  it("sorts by name as Slovenian does, and falls back to the guid", async () => {
    platform.on("GET client/list", () => [
      clientJson(1, { metaData: { locationName: "Žiri" } }),
      clientJson(2, { metaData: {} }),
      clientJson(3, { metaData: JSON.stringify({ locationName: "Cerklje" }) }),
      clientJson(4, { metaData: { locationName: "Črni Vrh" } }),
    ]);
    const { data } = await ask(gateway, "{ clients { name } }", { headers: SIGNED_IN });
    expect(data?.clients).toEqual([
      { name: "Cerklje" },
      { name: "Črni Vrh" },
      { name: "guid-2" },
      { name: "Žiri" },
    ]);
  });

  it("asks the platform for an id of any characters, and finds none", async () => {
    const { data, errors } = await ask(gateway, "query ($id: ID!) { client(id: $id) { name } }", {
      headers: SIGNED_IN,
      variables: { id: "a&b=č \ud800" },
    });
    expect([data, errors]).toEqual([{ client: null }, undefined]);
    expect(platform.requests.at(-1)?.query).toMatchObject({ clientId: "a&b=č \ufffd" });
  });

  it("tolerates missing, odd and unknown fields", async () => {
    platform.on("GET client/list", () => [
      { id: 7, guid: "g", visionType: "2", lastActiveDate: "1790000000", surprise: [], info: null },
    ]);
    const { data, errors } = await ask(
      gateway,
      "{ clients { id name visionType lastActiveDate info { batteryVoltage } settings { speedLimit markerPosition { lat } } valveOpen } }",
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.clients).toEqual([
      {
        id: "7",
        name: "g",
        visionType: "VISION_BIKE",
        lastActiveDate: 1_790_000_000,
        info: { batteryVoltage: null },
        settings: { speedLimit: 50, markerPosition: null },
        valveOpen: null,
      },
    ]);
  });

  it.each([
    [{ configVersion: 7, configVersionDate: 1_790_000_000 }, 7, 1_790_000_000],
    [{ configVersion: null, configVersionDate: null }, null, null],
    [{}, null, null],
  ])("tell which version of its configuration a device runs: %j", async (info, version, since) => {
    platform.on("GET client/list", () => [clientJson(1, { info })]);
    const query = "{ clients { info { configVersion configVersionDate } } }";
    const { data } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(data?.clients).toEqual([{ info: { configVersion: version, configVersionDate: since } }]);
  });

  it("answers null for a device that is unknown or not the caller's", async () => {
    const { data, errors } = await ask(gateway, '{ client(id: "99") { id } }', { headers: SIGNED_IN });
    expect({ data, errors }).toEqual({ data: { client: null }, errors: undefined });
  });

  it("passes on who asks, and as which group", async () => {
    platform.on("GET client/list", () => []);
    await ask(gateway, "{ clients { id } }", {
      headers: { ...SIGNED_IN, "x-group-id": "4", "x-request-id": "request-0001" },
    });
    expect(platform.requests[0]?.headers).toMatchObject({
      "x-session-id": "session-1",
      "x-group-id": "4",
      "x-request-id": "request-0001",
    });
  });

  it("rejects a guest before any call", async () => {
    const { errors } = await ask(gateway, OVERVIEW);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED", retryable: false });
    expect(platform.calls).toEqual([]);
  });
});

describe("diagnostics", () => {
  it("reads the asked series of a device with one call", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET graph/all", () => ({
      voltage: [{ time: NOW - 60, value: 12.4 }],
      signalStrength: [{ time: NOW - 60, value: -71 }],
      brightness: [],
    }));
    const { data, errors } = await ask(
      gateway,
      '{ client(id: "5") { diagnostics(interval: { preset: LAST_24H }, series: [VOLTAGE, SIGNAL_STRENGTH]) { kind points { time value } } } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      diagnostics: [
        { kind: "VOLTAGE", points: [{ time: NOW - 60, value: 12.4 }] },
        { kind: "SIGNAL_STRENGTH", points: [{ time: NOW - 60, value: -71 }] },
      ],
    });
    expect(platform.calls).toEqual(["GET client", "GET graph/all"]);
  });
});

describe("measurement", () => {
  const QUERY = `query ($id: ID!, $interval: IntervalInput!) {
    client(id: $id) { name measurement(interval: $interval) { from to totalVehicles averageSpeed percentiles { v85 sampleSize } vehicleCount { time value } } } }`;

  it("resolves the preset in the device's zone and reads the answer by name", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET measurement", () => ({
      total_vehicles: 12,
      average_speed: 47.25,
      percentile: Array.from({ length: 101 }, (_, p) => (p === 0 ? null : p)),
      percentile_sample: 12,
      vehicle_count: [
        { time: NOW - 3600, value: 12 },
        { time: NOW, value: null },
      ],
    }));
    const { data, errors } = await ask(gateway, QUERY, {
      variables: { id: "5", interval: { preset: "LAST_24H" } },
      headers: SIGNED_IN,
    });
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      name: "Cesta 5",
      measurement: {
        from: NOW - 86_400,
        to: NOW,
        totalVehicles: 12,
        averageSpeed: 47.25,
        percentiles: { v85: 85, sampleSize: 12 },
        vehicleCount: [
          { time: NOW - 3600, value: 12 },
          { time: NOW, value: null },
        ],
      },
    });
    const asked = platform.requests.find(({ url }) => url.startsWith("/measurement"));
    expect(asked?.query).toEqual({
      clientId: "5",
      type: "percentile,totals,vehiclesPerHour",
      startTimestamp: String(NOW - 86_400),
      endTimestamp: String(NOW),
    });
  });

  it("keeps the rest of the answer where the measurement fails", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET measurement", (_request, reply) => reply.code(500).send("<html>oops</html>"));
    const { data, errors } = await ask(gateway, QUERY, {
      variables: { id: "5", interval: { preset: "WEEK" } },
      headers: SIGNED_IN,
    });
    expect(data?.client).toEqual({ name: "Cesta 5", measurement: null });
    expect(errors).toEqual([
      expect.objectContaining({
        path: ["client", "measurement"],
        extensions: { code: "UPSTREAM_ERROR", retryable: false, requestId: expect.any(String) },
      }),
    ]);
  });
});
