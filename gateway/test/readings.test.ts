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
const idsOf = (request: FastifyRequest) => (request.query as { clientId: string }).clientId.split(",");
const clients = (size: number) => Array.from({ length: size }, (_, i) => clientJson(i + 1));
const timesCalled = (call: string) => platform.calls.filter((made) => made === call).length;

const measurementJson = (id: string) => ({ clientId: Number(id), total_vehicles: Number(id) * 10 });
/** A platform that answers lists of devices. */
const answersLists = (request: FastifyRequest) => idsOf(request).map(measurementJson);

describe("measurements of a list", () => {
  const LIST = "{ clients { id measurement(interval: { preset: LAST_24H }) { totalVehicles } } }";

  it.each([10, 100])("of %i devices come with one call", async (size) => {
    platform.on("GET client/list", () => clients(size));
    platform.on("GET measurement", answersLists);
    const { data, errors } = await asked(LIST);
    expect(errors).toBeUndefined();
    expect(data?.clients).toContainEqual({ id: "7", measurement: { totalVehicles: 70 } });
    expect(platform.calls).toEqual(["GET client/list", "GET measurement"]);
    expect(platform.requests[1]?.query).toMatchObject({
      type: "totals",
      startTimestamp: String(NOW - 86_400),
      endTimestamp: String(NOW),
    });
  });

  it("of 250 devices take three calls of a hundred", async () => {
    platform.on("GET client/list", () => clients(250));
    platform.on("GET measurement", answersLists);
    const { data } = await asked(LIST);
    expect(data?.clients).toContainEqual({ id: "250", measurement: { totalVehicles: 2500 } });
    expect(timesCalled("GET measurement")).toBe(3);
  });

  it("are matched by id, whatever their order", async () => {
    platform.on("GET client/list", () => clients(3));
    platform.on("GET measurement", (request) => answersLists(request).reverse());
    const { data } = await asked(LIST);
    expect(data?.clients).toEqual(
      [1, 2, 3].map((id) => ({ id: String(id), measurement: { totalVehicles: id * 10 } })),
    );
  });

  it("of zones with other periods are asked apart", async () => {
    platform.on("GET client/list", () => [
      ...clients(2),
      clientJson(3, { timeZone: "Asia/Kolkata" }),
      clientJson(4, { timeZone: "Asia/Kolkata" }),
    ]);
    platform.on("GET measurement", answersLists);
    await asked("{ clients { measurement(interval: { preset: TODAY }) { totalVehicles } } }");
    expect(
      platform.requests
        .slice(1)
        .map(idsOf)
        .map((ids) => ids.sort()),
    ).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
    expect(platform.requests[1]?.query).toHaveProperty("previousStartTimestamp");
  });

  it.each([
    [400, "knows no lists"],
    [422, "refuses lists"],
    [404, "has one that is not the caller's"],
  ])("are read alone where the platform answers %i: it %s", async (status) => {
    platform.on("GET client/list", () => clients(20));
    platform.on("GET measurement", (request, reply) => {
      const [id = "", ...others] = idsOf(request);
      if (others.length > 0) return reply.code(status).send({});
      return id === "4" ? reply.code(404).send({}) : measurementJson(id);
    });
    const { data, errors } = await asked(LIST);
    expect(data?.clients).toContainEqual({ id: "5", measurement: { totalVehicles: 50 } });
    expect(data?.clients).toContainEqual({ id: "4", measurement: null });
    expect(errors).toHaveLength(1);
    expect(timesCalled("GET measurement")).toBe(21);
  });

  it("ask no further where the question itself is refused", async () => {
    platform.on("GET client/list", () => clients(20));
    platform.on("GET measurement", (_request, reply) => reply.code(422).send({}));
    const { errors } = await asked(LIST);
    expect(errors).toHaveLength(20);
    expect(timesCalled("GET measurement")).toBe(2);
  });

  it("ask no further where the platform is away", async () => {
    platform.on("GET client/list", () => clients(20));
    platform.on("GET measurement", (_request, reply) => reply.code(503).send({}));
    const { data, errors } = await asked(LIST);
    expect(data?.clients).toContainEqual({ id: "4", measurement: null });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
    expect(timesCalled("GET measurement")).toBe(1);
  });

  it("say which is missing from a platform's list", async () => {
    platform.on("GET client/list", () => clients(2));
    platform.on("GET measurement", () => [measurementJson("1")]);
    const { data, errors } = await asked(LIST);
    expect(data?.clients).toEqual([
      { id: "1", measurement: { totalVehicles: 10 } },
      { id: "2", measurement: null },
    ]);
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_INVALID_RESPONSE");
  });
});

describe("a period that is refused", () => {
  it.each([
    ["GET measurement", "measurement(interval: { from: 0, to: 60 }) { totalVehicles }"],
    ["GET measurement/summary", "summary(interval: { from: 0, to: 60 }) { totalVehicles }"],
    ["GET graph/all", "diagnostics(interval: { from: 0, to: 60 }) { kind }"],
    ["GET reading/list", "readings(interval: { from: 0, to: 60 }) { nodes { time } }"],
  ])("is named by our name: %s", async (call, field) => {
    const details = { fields: [{ path: "endTimestamp", message: "must be within 400 days of the start" }] };
    platform.on("GET client", () => clientJson(5));
    platform.on(call, (_request, reply) =>
      reply.code(422).send({ error: { code: "VALIDATION_FAILED", message: "no", details } }),
    );
    const { errors } = await asked(`{ client(id: "5") { ${field} } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "interval" }],
    });
  });
});

describe("parts of a measurement", () => {
  const PARTS =
    '{ client(id: "5") { measurement(interval: { from: 0, to: 60 }) { averageSpeed percentiles { v85 } } } }';

  it("are asked of the platform, and nothing else", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET measurement", () => ({ average_speed: 47.2 }));
    await asked(PARTS);
    const request = platform.requests.find(({ url }) => url.startsWith("/measurement"));
    expect(request?.query).toMatchObject({ type: "percentile,totals" });
  });

  it("are asked for without what is not wanted", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET measurement", () => ({ average_speed: 47.2 }));
    await asked(
      "{ client(id: 5) { measurement(interval: { preset: WEEK }) { averageSpeed vehicleCount { value } } } }",
    );
    const request = platform.requests.find(({ url }) => url.startsWith("/measurement"));
    expect(request?.query).toMatchObject({ type: "totals,vehiclesPerHour" });
  });

  it("are read whatever their form", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET measurement", () => ({
      vehicle_count: [{ time: "0", value: "7" }, { time: 3600 }, null],
      histogram: "none",
      pedestrians: JSON.stringify({ bycicles: { total_count: "4" } }),
    }));
    const { data, errors } = await asked(
      '{ client(id: "5") { measurement(interval: { from: 0, to: 60 }) { vehicleCount { time value } histogram { speed } cyclists { total byHour { time } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      measurement: {
        vehicleCount: [
          { time: 0, value: 7 },
          { time: 3600, value: null },
        ],
        histogram: null,
        cyclists: { total: 4, byHour: null },
      },
    });
  });
});

describe("summaries", () => {
  const SUMMARIES =
    "{ clients { id summary(interval: { preset: WEEK }) { from to totalVehicles averageSpeed maxSpeed v85 completeness { share } } } }";
  const summaryJson = (id: string) => ({
    clientId: Number(id),
    total_vehicles: 12,
    average_speed: 40.5,
    max_speed: 91,
    v85: 52,
    completeness: { share: 0.5 },
  });

  it.each([10, 100])("of %i devices come with one call", async (size) => {
    platform.on("GET client/list", () => clients(size));
    platform.on("GET measurement/summary", (request) => idsOf(request).map(summaryJson));
    const { data, errors } = await asked(SUMMARIES);
    expect(errors).toBeUndefined();
    expect(data?.clients).toContainEqual({
      id: "9",
      summary: {
        from: NOW - 7 * 86_400,
        to: NOW,
        totalVehicles: 12,
        averageSpeed: 40.5,
        maxSpeed: 91,
        v85: 52,
        completeness: { share: 0.5 },
      },
    });
    expect(platform.calls).toEqual(["GET client/list", "GET measurement/summary"]);
  });

  it("keep the rest of the answer where they can't be had", async () => {
    platform.on("GET client/list", () => clients(1));
    platform.on("GET measurement/summary", (_request, reply) => reply.code(500).send({}));
    const { data, errors } = await asked(SUMMARIES);
    expect(data?.clients).toEqual([{ id: "1", summary: null }]);
    expect(errors?.[0]?.path).toEqual(["clients", 0, "summary"]);
  });
});

describe("diagnostics of a list", () => {
  it.each([10, 100])("of %i devices come with one call, however many series", async (size) => {
    platform.on("GET client/list", () => clients(size));
    platform.on("GET graph/all", (request) =>
      idsOf(request).map((id) => ({ clientId: Number(id), voltage: [{ time: 1, value: Number(id) }] })),
    );
    const { data, errors } = await asked(
      "{ clients { id volts: diagnostics(interval: { from: 0, to: 60 }, series: [VOLTAGE]) { points { value } } all: diagnostics(interval: { from: 0, to: 60 }) { kind } } }",
    );
    expect(errors).toBeUndefined();
    expect(data?.clients).toContainEqual({
      id: "8",
      volts: [{ points: [{ value: 8 }] }],
      all: [
        { kind: "BRIGHTNESS" },
        { kind: "BRIGHTNESS_AVERAGE" },
        { kind: "SIGNAL_STRENGTH" },
        { kind: "VOLTAGE" },
        { kind: "SIG" },
      ],
    });
    expect(platform.calls).toEqual(["GET client/list", "GET graph/all"]);
  });
});

describe("what a device reported", () => {
  it("comes as it was reported", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET graph/reported", () => [
      [10, 1],
      [20, "odprt"],
    ]);
    const { data } = await asked(
      '{ client(id: "5") { reported(parameter: "Valve", interval: { from: 0, to: 60 }) { time value } } }',
    );
    expect(data?.client).toEqual({
      reported: [
        { time: 10, value: 1 },
        { time: 20, value: "odprt" },
      ],
    });
    expect(platform.requests[1]?.query).toEqual({
      clientId: "5",
      parameter: "Valve",
      start: "0",
      end: "60",
    });
  });
});

it.each([
  ["wrapped in an object", { data: [[10, 1]] }, { reported: [{ time: 10, value: 1 }] }],
  ["no list at all", { error: "later" }, { reported: null }],
])(
  "of what a device reported, %s: never an empty history that nobody told",
  async (_how, answer, reported) => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET graph/reported", () => answer);
    const { data } = await asked(
      '{ client(id: "5") { reported(parameter: "Valve", interval: { from: 0, to: 60 }) { time value } } }',
    );
    expect(data?.client).toEqual(reported);
  },
);

describe("single readings", () => {
  const READINGS = `query ($after: String) { client(id: "5") { readings(interval: { from: 0, to: 60 }, first: 2, after: $after) {
    nodes { time speed direction samples length kind } pageInfo { hasNextPage endCursor } } } }`;

  it("come page by page", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET reading/list", (_request, reply) =>
      reply.header("x-next-cursor", "n2").send([
        { timestamp: 3, speed: 51, direction: "incoming", samples: 4, length: 4.2, kind: "vehicle" },
        { timestamp: 5, speed: null, direction: "outgoing", samples: 1, length: null, kind: "bicycle" },
      ]),
    );
    const { data, errors } = await asked(READINGS, { after: "n1" });
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      readings: {
        nodes: [
          { time: 3, speed: 51, direction: "INCOMING", samples: 4, length: 4.2, kind: "VEHICLE" },
          { time: 5, speed: null, direction: "OUTGOING", samples: 1, length: null, kind: "BICYCLE" },
        ],
        pageInfo: { hasNextPage: true, endCursor: "n2" },
      },
    });
    expect(platform.requests[1]?.query).toEqual({
      clientId: "5",
      startTimestamp: "0",
      endTimestamp: "60",
      limit: "2",
      cursor: "n1",
    });
  });
});
