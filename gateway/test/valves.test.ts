import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { bundleJson, locationJson, valveJson } from "./sample/valveSample.js";

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
      permissions: { editSchedule: true, editBundles: false, controlValves: true },
    });
    expect(platform.calls.sort()).toEqual(["GET group/list", "GET user/session", "GET zalivalnik"]);
  });

  it("tells how far orders have come, who changed a bundle, and what is paused", async () => {
    const order = { since: NOW - 90, heardDate: NOW - 30, state: "heard" };
    const changed = { version: 3, changeDate: NOW - 90, changedBy: "Ana", pausedUntil: NOW + 7200 };
    platform.on("GET zalivalnik", () => [
      locationJson(1, {
        rainDelayUntil: NOW + 3600,
        bundles: [bundleJson(1, { ...changed, clients: [valveJson(1, { order, pausedUntil: NOW + 7200 })] })],
        unbundled: [],
      }),
    ]);
    const data = await answered(`{ valveLocations { rainDelayUntil
      bundles { version changeDate changedBy pausedUntil valves { pausedUntil order { since heardDate state } } } } }`);
    const valve = { pausedUntil: NOW + 7200, order: { ...order, state: "HEARD" } };
    expect(data?.valveLocations).toEqual([
      { rainDelayUntil: NOW + 3600, bundles: [{ ...changed, valves: [valve] }] },
    ]);
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

  it("reads the valves of a platform that knows no states and no orders", async () => {
    const bare = {
      ...clientJson(1, {
        metaData: { _zalivalnik: { mode: "manualOff" }, reportedParameters: { Valve: "0" } },
      }),
    };
    platform.on("GET zalivalnik", () => [
      { id: 1, name: "P", bundles: [{ id: 2, schedule: "[]", clients: [bare] }] },
    ]);
    platform.on("GET client/list", () => [bare, clientJson(2)]);
    const data = await answered(
      `{ valveLocations { rainDelayUntil unbundled { id mode state expectedOpen reported { open } }
        bundles { valves { mode state expectedOpen reported { time open } bundle { name version pausedUntil } order { state } pausedUntil } } } }`,
    );
    const bundle = { name: "2", version: null, pausedUntil: null };
    const unknown = { expectedOpen: null, order: null, pausedUntil: null };
    const reported = { time: null, open: false };
    expect(data?.valveLocations).toEqual([
      {
        rainDelayUntil: null,
        bundles: [{ valves: [{ mode: "MANUAL_OFF", state: "CLOSED", bundle, reported, ...unknown }] }],
        unbundled: [{ id: "2", mode: null, state: "UNKNOWN", expectedOpen: null, reported: null }],
      },
    ]);
  });

  it.each([
    ["a view-only key", { apiKey: { viewOnly: true } }, [false, false, false]],
    ["a key of one device", { apiKey: { viewOnly: false, clientId: 3 } }, [false, false, true]],
    ["a group's key", { apiKey: { viewOnly: false } }, [true, false, true]],
    ["a member", { user: { id: 1 }, group: groupJson(1) }, [true, false, true]],
    ["an administrator", { user: { id: 1, admin: true } }, [true, true, true]],
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
