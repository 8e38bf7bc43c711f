import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET user/session", () => ({ user: { id: 1, email: "a@b.si" }, group: groupJson(1) }));
  platform.on("GET group/list", () => [groupJson(1, { metaData: { groupType: "valve" } })]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const STATE = {
  mode: "schedule",
  manualUntil: null,
  expectedOpen: true,
  reported: { value: 1, time: NOW - 60 },
  state: "OPEN",
  nextChange: NOW + 600,
  deviation: null,
};

function valveJson(id: number, valve: object = {}) {
  return { ...clientJson(id), valve: { ...STATE, ...valve } };
}

const MORNINGS = {
  start_time: 21_600,
  end_time: 23_430,
  weekDays: [true, false, false, false, false, false, true],
};

function locationJson(id: number, overrides: object = {}) {
  return {
    id,
    name: `Park ${id}`,
    timeZone: "Europe/Ljubljana",
    bundles: [{ id: 5, name: "Trate", schedule: [MORNINGS], clients: [valveJson(id * 100 + 1)] }],
    unbundled: [valveJson(id * 100 + 2)],
    ...overrides,
  };
}

/** The answer to a query without errors. */
async function answered(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await ask(gateway, query, { variables, headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  return data;
}

describe("valve locations", () => {
  it("tells of a location with its bundles and valves", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1)]);
    const data = await answered(`{ valveLocation(id: "1") {
      name timeZone valveCount group { name }
      bundles { id name schedule { startTime endTime duration weekDays } valves { id bundle { name } client { name } } }
      unbundled { id mode manualUntil expectedOpen state reported { time open value } nextChange deviation { since } bundle { id } }
      permissions { editSchedule editBundles controlValves } } }`);
    expect(data?.valveLocation).toEqual({
      name: "Park 1",
      timeZone: "Europe/Ljubljana",
      valveCount: 2,
      group: { name: "Občina 1" },
      bundles: [
        {
          id: "5",
          name: "Trate",
          schedule: [
            { startTime: "06:00", endTime: "06:30:30", duration: null, weekDays: ["MONDAY", "SUNDAY"] },
          ],
          valves: [{ id: "101", bundle: { name: "Trate" }, client: { name: "Cesta 101" } }],
        },
      ],
      unbundled: [
        {
          id: "102",
          mode: "SCHEDULE",
          manualUntil: null,
          expectedOpen: true,
          state: "OPEN",
          reported: { time: NOW - 60, open: true, value: 1 },
          nextChange: NOW + 600,
          deviation: null,
          bundle: null,
        },
      ],
      permissions: { editSchedule: true, editBundles: true, controlValves: true },
    });
    expect(platform.calls.sort()).toEqual(["GET group/list", "GET user/session", "GET zalivalnik"]);
  });

  it.each([10, 100])(
    "reads %i devices with their valves in two calls, and their groups' locations with them",
    async (size) => {
      platform.on("GET client/list", () => Array.from({ length: size }, (_, i) => clientJson(i + 1)));
      platform.on("GET zalivalnik", () => [
        locationJson(1, { bundles: [], unbundled: Array.from({ length: size }, (_, i) => valveJson(i + 1)) }),
      ]);
      const data = await answered(
        "{ clients { id valve { state client { id } } group { valveLocation { valveCount } } } }",
      );
      expect(data?.clients).toHaveLength(size);
      expect(data?.clients).toContainEqual({
        id: String(size),
        valve: { state: "OPEN", client: { id: String(size) } },
        group: { valveLocation: { valveCount: size } },
      });
      expect(platform.calls.sort()).toEqual(["GET client/list", "GET group/list", "GET zalivalnik"]);
    },
  );

  it("answers null for a location and a device's valve that are not there", async () => {
    platform.on("GET zalivalnik", () => []);
    platform.on("GET client", () => clientJson(7));
    const data = await answered('{ valveLocation(id: "9") { id } client(id: "7") { valve { id } } }');
    expect(data).toEqual({ valveLocation: null, client: { valve: null } });
  });

  it("reads the valves of a platform that knows no states", async () => {
    const bare = {
      ...clientJson(1, {
        metaData: { _zalivalnik: { mode: "manualOff" }, reportedParameters: { Valve: "0" } },
      }),
    };
    platform.on("GET zalivalnik", () => [
      { id: 1, name: "P", bundles: [{ id: 2, schedule: "[]", clients: [bare] }] },
    ]);
    const data = await answered(
      "{ valveLocations { valves { mode state reported { open } bundle { name } } unbundled { id } } }",
    );
    expect(data?.valveLocations).toEqual([
      {
        valves: [{ mode: "MANUAL_OFF", state: "CLOSED", reported: null, bundle: { name: "" } }],
        unbundled: [],
      },
    ]);
  });

  it.each([
    ["a view-only key", { apiKey: { viewOnly: true } }, [false, false, false]],
    ["a key of one device", { apiKey: { viewOnly: false, clientId: 3 } }, [false, false, true]],
    ["a group's key", { apiKey: { viewOnly: false } }, [true, true, true]],
  ])("tells %s what it may do", async (_who, session, expected) => {
    platform.on("GET user/session", () => session);
    platform.on("GET zalivalnik", () => [locationJson(1)]);
    const data = await answered(
      "{ valveLocations { permissions { editSchedule editBundles controlValves } valves { permissions { setMode } } } }",
    );
    const [editSchedule, editBundles, controlValves] = expected;
    const permissions = { editSchedule, editBundles, controlValves };
    const valve = { permissions: { setMode: controlValves } };
    expect(data?.valveLocations).toEqual([{ permissions, valves: [valve, valve] }]);
  });
});

describe("a valve's history", () => {
  it("has what was reported and what was expected", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1, { unbundled: [] })]);
    platform.on("GET zalivalnik/history", () => ({
      reported: [
        [NOW - 300, 1],
        [NOW - 200, "0"],
        [NOW - 100, null],
      ],
      expected: [{ from: NOW - 300, to: NOW - 250 }],
    }));
    const data = await answered(
      "{ valveLocations { valves { history(interval: { preset: LAST_24H }) { reported { time open value } expected { from to } } } } }",
    );
    expect(data?.valveLocations).toEqual([
      {
        valves: [
          {
            history: {
              reported: [
                { time: NOW - 300, open: true, value: 1 },
                { time: NOW - 200, open: false, value: 0 },
                { time: NOW - 100, open: null, value: null },
              ],
              expected: [{ from: NOW - 300, to: NOW - 250 }],
            },
          },
        ],
      },
    ]);
    expect(platform.requests.at(-1)?.query).toEqual({
      clientId: "101",
      start: String(NOW - 86_400),
      end: String(NOW),
    });
  });

  it("takes nothing else with it where it fails", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1)]);
    platform.on("GET zalivalnik/history", ({ query }, reply) =>
      (query as { clientId: string }).clientId === "101"
        ? reply.code(500).send("<html>")
        : { reported: [], expected: [] },
    );
    const { data, errors } = await ask(
      gateway,
      "{ valveLocations { valves { id history(interval: { preset: LAST_24H }) { expected { from } } } } }",
      { headers: SIGNED_IN },
    );
    expect(data?.valveLocations).toEqual([
      {
        valves: [
          { id: "101", history: null },
          { id: "102", history: { expected: [] } },
        ],
      },
    ]);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_ERROR"]);
  });
});

describe("changes", () => {
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
      schedule: [SENT_ROW],
      clients: [3],
    });
    expect(platform.requests[0]?.headers["idempotency-key"]).toBe("bundle-0001");
  });

  it("sends of a bundle only what changes, and names a faulty row", async () => {
    platform.on("PATCH zalivalnik/bundle", (_request, reply) =>
      reply.code(422).send({
        error: {
          code: "VALIDATION_FAILED",
          message: "The request breaks a rule.",
          details: { fields: [{ path: "schedule.0.end_time", message: "must not be the start_time" }] },
        },
      }),
    );
    const { errors } = await ask(
      gateway,
      'mutation { updateValveBundle(input: { id: "6", schedule: [{ startTime: "06:00", endTime: "06:00", weekDays: [] }] }) { bundle { id } } }',
      { headers: SIGNED_IN },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "schedule.0.end_time" }],
    });
    const none = [false, false, false, false, false, false, false];
    expect(platform.requests[0]?.body).toEqual({
      id: 6,
      schedule: [{ start_time: 21_600, end_time: 21_600, weekDays: none }],
    });
  });

  it("sets the mode of many valves with one call, and finds the faulty one", async () => {
    platform.on("PATCH zalivalnik/client", ({ body }, reply) =>
      (body as { clientId: number[] }).clientId.includes(9)
        ? reply.code(409).send({ error: { code: "CONFLICT", message: "Not all of these are valves." } })
        : [],
    );
    const MUTATION =
      "mutation ($input: SetValveModeInput!) { setValveMode(input: $input) { done failed results { id status error { code } } } }";
    const input = { clientIds: ["1", "2"], mode: "MANUAL_ON", duration: 1800 };
    expect((await answered(MUTATION, { input }))?.setValveMode).toMatchObject({ done: 2, failed: 0 });
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { clientId: [1, 2], mode: "manualOn", duration: 1800 },
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
});
