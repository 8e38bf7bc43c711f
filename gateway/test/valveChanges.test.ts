import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { bundleJson, locationJson, refusal, valveJson } from "./sample/valveSample.js";

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

/** The answer to a query without errors. */
async function answered(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await ask(gateway, query, { variables, headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  return data;
}

describe("changes of valves", () => {
  const ROW = { startTime: "22:00", duration: 600, weekDays: ["TUESDAY", "MONDAY"] };
  const SENT_ROW = {
    start_time: 79_200,
    duration: 600,
    weekDays: [true, true, false, false, false, false, false],
  };

  it("makes a bundle", async () => {
    platform.on("POST zalivalnik/bundle", (_request, reply) =>
      reply.code(201).send({ id: 6, name: "Grede", schedule: [SENT_ROW], clients: [valveJson(3)] }),
    );
    const data = await answered(
      "mutation ($input: CreateValveBundleInput!) { createValveBundle(input: $input) { bundle { id schedule { duration endTime weekDays } valves { id } } } }",
      {
        input: {
          locationId: "1",
          name: "Grede",
          schedule: [ROW],
          clientIds: ["3"],
          idempotencyKey: "bundle-0001",
        },
      },
    );
    expect(data?.createValveBundle).toEqual({
      bundle: {
        id: "6",
        schedule: [{ duration: 600, endTime: null, weekDays: ["MONDAY", "TUESDAY"] }],
        valves: [{ id: "3" }],
      },
    });
    expect(platform.requests[0]?.body).toEqual({
      groupId: 1,
      name: "Grede",
      schedule: JSON.stringify([SENT_ROW]),
      clients: [3],
    });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("bundle-0001");
  });

  it("sends of a bundle only what changes, and names a faulty row", async () => {
    platform.on("PATCH zalivalnik/bundle", (_request, reply) =>
      reply.code(422).send(refusal("VALIDATION_FAILED", "schedule.0.end_time", "END_IS_START")),
    );
    const { errors } = await ask(
      gateway,
      'mutation { updateValveBundle(input: { id: "6", schedule: [{ startTime: "06:00", endTime: "06:00", weekDays: [] }] }) { bundle { id } } }',
      { headers: SIGNED_IN },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "schedule.0.endTime", message: "must not be the start_time" }],
    });
    const none = [false, false, false, false, false, false, false];
    expect(platform.requests[0]?.body).toEqual({
      id: 6,
      schedule: JSON.stringify([{ start_time: 21_600, end_time: 21_600, weekDays: none }]),
    });
  });

  it("sets the mode of many valves with one call, and finds the faulty one", async () => {
    platform.on("PATCH zalivalnik/client", ({ body }, reply) =>
      String((body as { clientId: unknown }).clientId).includes("9")
        ? reply.code(409).send({ error: { code: "CONFLICT", message: "Not all of these are valves." } })
        : [],
    );
    const MUTATION =
      "mutation ($input: SetValveModeInput!) { setValveMode(input: $input) { done failed results { id status error { code } } } }";
    const input = { clientIds: ["1", "2"], mode: "MANUAL_ON", duration: 1800 };
    expect((await answered(MUTATION, { input }))?.setValveMode).toMatchObject({ done: 2, failed: 0 });
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { clientId: "1,2", mode: "manualOn", duration: 1800 },
    ]);

    const data = await answered(MUTATION, { input: { clientIds: ["1", "9"], mode: "MANUAL_OFF" } });
    expect(data?.setValveMode).toEqual({
      done: 1,
      failed: 1,
      results: [
        { id: "1", status: "DONE", error: null },
        { id: "9", status: "FAILED", error: { code: "CONFLICT" } },
      ],
    });
  });

  it("deletes bundles one by one", async () => {
    platform.on("DELETE zalivalnik/bundle", (_request, reply) => reply.code(204).send());
    const data = await answered('mutation { deleteValveBundles(input: { ids: ["5", "6"] }) { done } }');
    expect(data?.deleteValveBundles).toEqual({ done: 2 });
    expect(platform.requests.map(({ query }) => query)).toEqual([{ id: "5" }, { id: "6" }]);
  });

  it("refuses a time that no clock shows before any call", async () => {
    const { status, errors } = await ask(
      gateway,
      'mutation { createValveBundle(input: { locationId: "1", name: "x", schedule: [{ startTime: "25:00", duration: 1, weekDays: [] }] }) { bundle { id } } }',
      { headers: SIGNED_IN },
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(platform.calls).toEqual([]);
  });

  it("changes a bundle only where it still has the version that the change was made from", async () => {
    platform.on("PATCH zalivalnik/bundle", ({ body }, reply) =>
      (body as { version: number }).version === 3
        ? bundleJson(1, { version: 4 })
        : reply.code(409).send({ error: { code: "CONFLICT", message: "of 2026: somebody@example.si" } }),
    );
    const MUTATION =
      "mutation ($input: UpdateValveBundleInput!) { updateValveBundle(input: $input) { bundle { version } } }";
    const input = { id: "5", schedule: [], version: 3 };
    expect(await answered(MUTATION, { input })).toEqual({ updateValveBundle: { bundle: { version: 4 } } });
    expect(platform.requests[0]?.body).toEqual({ id: 5, schedule: "[]", version: 3 });

    const variables = { input: { ...input, version: 2 } };
    const { errors } = await ask(gateway, MUTATION, { variables, headers: SIGNED_IN });
    expect(errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect(JSON.stringify(errors)).not.toContain("example.si");
  });

  it.each([
    ["until then", { until: NOW + 3600 }, NOW + 3600],
    ["no longer", { until: null }, null],
    ["no longer, where it is not said", {}, null],
  ])("pauses a bundle and delays a location for rain %s", async (_what, until, sent) => {
    platform.on("PATCH zalivalnik/bundle", () => bundleJson(1, { pausedUntil: sent }));
    platform.on("PATCH zalivalnik/location", () => locationJson(1, { rainDelayUntil: sent }));
    const pause = await answered(
      "mutation ($input: PauseValveBundleInput!) { pauseValveBundle(input: $input) { bundle { pausedUntil } } }",
      { input: { id: "5", ...until } },
    );
    expect(pause?.pauseValveBundle).toEqual({ bundle: { pausedUntil: sent } });
    const delay = await answered(
      "mutation ($input: SetRainDelayInput!) { setRainDelay(input: $input) { valveLocation { id rainDelayUntil } } }",
      { input: { locationId: "1", ...until } },
    );
    expect(delay?.setRainDelay).toEqual({ valveLocation: { id: "1", rainDelayUntil: sent } });
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { id: 5, pausedUntil: sent },
      { groupId: 1, rainDelayUntil: sent },
    ]);
  });

  it.each([
    ["pauseValveBundle", 'id: "5"', "PATCH zalivalnik/bundle", "pausedUntil"],
    ["setRainDelay", 'locationId: "1"', "PATCH zalivalnik/location", "rainDelayUntil"],
  ] as const)("%s names a faulty end as its input does", async (field, target, call, path) => {
    platform.on(call, (_request, reply) =>
      reply.code(422).send(refusal("VALIDATION_FAILED", path, "IN_PAST")),
    );
    const { errors } = await ask(
      gateway,
      `mutation { ${field}(input: { ${target}, until: 1 }) { __typename } }`,
      { headers: SIGNED_IN },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "until", message: "must lie in the future" }],
    });
  });

  it("stops a location's valves with one call", async () => {
    const stopped = { mode: "manualOff", expectedOpen: false };
    platform.on("POST zalivalnik/off", () =>
      locationJson(1, { bundles: [], unbundled: [valveJson(101, stopped), valveJson(102, stopped)] }),
    );
    const data = await answered(
      'mutation { stopValveLocation(input: { locationId: "1", idempotencyKey: "stop-all-1" }) { valveLocation { valves { id mode expectedOpen } } } }',
    );
    const valve = { mode: "MANUAL_OFF", expectedOpen: false };
    expect(data?.stopValveLocation).toEqual({
      valveLocation: {
        valves: [
          { id: "101", ...valve },
          { id: "102", ...valve },
        ],
      },
    });
    expect(platform.calls).toEqual(["POST zalivalnik/off"]);
    expect(platform.requests[0]?.body).toEqual({ groupId: 1 });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("stop-all-1");
  });

  it("moves valves into a bundle, or out of all, with one call", async () => {
    platform.on("PATCH zalivalnik/client", () => []);
    const MUTATION = "mutation ($input: MoveValvesInput!) { moveValves(input: $input) { done failed } }";
    for (const bundleId of ["5", null]) {
      const data = await answered(MUTATION, { input: { clientIds: ["1", "2"], bundleId } });
      expect(data?.moveValves).toEqual({ done: 2, failed: 0 });
    }
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { clientId: "1,2", bundleId: 5 },
      { clientId: "1,2", bundleId: null },
    ]);
  });
});
