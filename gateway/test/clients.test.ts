import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { display, texts, zima } from "./sample/settingsSample.js";

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

describe("a list of devices", () => {
  const BY_ID = "query ($ids: [ID!]) { clients(ids: $ids) { id group { id name } } }";

  it.each([10, 100])("by %i ids and with their groups takes two calls", async (size) => {
    const ids = Array.from({ length: size }, (_, i) => String(size - i));
    platform.on("GET client", (request) =>
      (request.query as { clientId: string }).clientId
        .split(",")
        .map(Number)
        .sort((a, b) => a - b)
        .map((id) => clientJson(id)),
    );
    platform.on("GET group/list", () => [groupJson(1)]);
    const { data, errors } = await asked(BY_ID, { ids });
    expect(errors).toBeUndefined();
    expect(data?.clients).toEqual(ids.map((id) => ({ id, group: { id: "1", name: "Občina 1" } })));
    expect(platform.calls.sort()).toEqual(["GET client", "GET group/list"]);
  });

  it("leaves out what is unknown or not the caller's, and doubles", async () => {
    platform.on("GET client", (_request, reply) => reply.code(404).send({}));
    platform.on("GET client/list", () => [clientJson(1, { groups: [] }), clientJson(3)]);
    platform.on("GET place/list", () => []);
    platform.on("GET group/list", () => [groupJson(1)]);
    const { data } = await asked(BY_ID, { ids: ["3", "2", "1", "3"] });
    expect(data?.clients).toEqual([
      { id: "3", group: { id: "1", name: "Občina 1" } },
      { id: "1", group: null },
    ]);
  });

  it("is an error, not a part, where the platform fails", async () => {
    platform.on("GET client", (_request, reply) => reply.code(500).send({}));
    const { data, errors } = await asked(BY_ID, { ids: ["1", "2"] });
    expect(data).toEqual({ clients: null });
    expect(errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
  });

  it("is of a group, or of those without one", async () => {
    platform.on("GET client/list", () => [
      clientJson(1, { groups: [1, 2] }),
      clientJson(2, { groups: [2] }),
      clientJson(3, { groups: [] }),
    ]);
    const { data } = await asked(
      '{ own: clients(groupId: "1") { id } none: clients(unassigned: true) { id } both: clients(groupId: "1", unassigned: true) { id } }',
    );
    expect(data).toEqual({ own: [{ id: "1" }], none: [{ id: "3" }], both: [] });
    expect(platform.calls).toEqual(["GET client/list"]);
  });
});

it("tells since when a device is in a group; what is not told is null", async () => {
  platform.on("GET client/list", () => [
    clientJson(1, { groupSince: 1_793_000_000 }),
    clientJson(2, { groupSince: null }),
    clientJson(3),
  ]);
  const { data } = await asked("{ clients { groupSince } }");
  expect(data?.clients).toEqual([1_793_000_000, null, null].map((groupSince) => ({ groupSince })));
});

it.each([
  [undefined, null],
  [null, null],
  ["proti Kranju", null],
  [{}, null],
  [{ incoming: "", outgoing: "  " }, null],
  [{ incoming: "\u202e\u200b" }, null],
  [{ incoming: "proti \u202eKranju\n" }, { incoming: "proti Kranju ", outgoing: null }],
  [
    { incoming: "🚲 center", outgoing: "v".repeat(200) },
    { incoming: "🚲 center", outgoing: "v".repeat(200) },
  ],
])("tells names of directions for one line; what is none is null: %j", async (told, shown) => {
  platform.on("GET client", () => clientJson(5, { metaData: { directionNames: told } }));
  platform.on("GET stay/list", () => []);
  const names = "directionNames { incoming outgoing }";
  const { data, errors } = await asked(`{ client(id: "5") { ${names} settings { ${names} } } }`);
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({ directionNames: shown, settings: { directionNames: shown } });
  expect(platform.calls).toEqual(shown === null ? ["GET client"] : ["GET client", "GET stay/list"]);
});

describe("settings of a device", () => {
  const SETTINGS = `{ client(id: "5") { settings {
    locationName locationAddress serialNumber notes markerPosition { lat lng } measureDistance speedLimit speedingBlink
    displayConfiguration { type selectedResourceId overLimitLeft { textType textId } overLimitRight { textType textId } underLimitLeft { textType textId } }
    customTexts { name uuid layout texts { text horizontalAlignment verticalAlignment fontSize } } } } }`;

  it("are typed to the leaf", async () => {
    const metaData = {
      locationName: "Cesta",
      markerPosition: { lat: "46.1", lng: 14.5 },
      speedLimit: "60",
      speedingBlink: 1,
      displayConfiguration: JSON.stringify(display),
      customTexts: texts,
    };
    platform.on("GET client", () => clientJson(5, { metaData }));
    const { data, errors } = await asked(SETTINGS);
    expect(errors).toBeUndefined();
    expect(data?.client).toEqual({
      settings: {
        locationName: "Cesta",
        locationAddress: null,
        serialNumber: null,
        notes: null,
        markerPosition: { lat: 46.1, lng: 14.5 },
        measureDistance: 50,
        speedLimit: 60,
        speedingBlink: true,
        displayConfiguration: {
          type: "TEXT",
          selectedResourceId: "12",
          overLimitLeft: { textType: "CUSTOM", textId: "u-1" },
          overLimitRight: { textType: "STATIC", textId: "4" },
          underLimitLeft: { textType: null, textId: null },
        },
        customTexts: [zima],
      },
    });
  });

  it("that nobody knows are no crash", async () => {
    platform.on("GET client", () =>
      clientJson(5, { metaData: { displayConfiguration: 7, customTexts: "none", markerPosition: [] } }),
    );
    const { data, errors } = await asked(SETTINGS);
    expect(errors).toBeUndefined();
    expect(data?.client).toMatchObject({
      settings: { displayConfiguration: { type: null }, customTexts: [], markerPosition: null },
    });
  });
});

describe("changing many devices", () => {
  it("writes notes, each its own; of a device given twice the first counts", async () => {
    platform.on("POST client/metaData", () => ({ metaData: {} }));
    const { data } = await asked(
      "mutation ($input: UpdateClientNotesInput!) { updateClientNotes(input: $input) { results { id status } } }",
      {
        input: {
          items: [
            { clientId: "1", notes: "prva" },
            { clientId: "2", notes: null },
            { clientId: "1", notes: "druga" },
          ],
        },
      },
    );
    expect(data?.updateClientNotes).toEqual({
      results: [
        { id: "1", status: "DONE" },
        { id: "2", status: "DONE" },
        { id: "1", status: "SKIPPED" },
      ],
    });
    expect(platform.requests.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { clientId: 1, metaData: '{"notes":"prva"}' },
        { clientId: 2, metaData: '{"notes":null}' },
      ]),
    );
    expect(platform.calls).toHaveLength(2);
  });

  const SERIALS =
    "mutation ($input: AssignSerialNumbersInput!) { assignSerialNumbers(input: $input) { results { id status error { code } } } }";

  it("notes serial numbers", async () => {
    platform.on("POST client/metaData", (request) => ({
      metaData: JSON.parse((request.body as { metaData: string }).metaData),
    }));
    const { data } = await asked(SERIALS, { input: { items: [{ clientId: "1", serialNumber: "SN-1" }] } });
    expect(data?.assignSerialNumbers).toEqual({ results: [{ id: "1", status: "DONE", error: null }] });
  });

  it("does not call done what the platform has dropped", async () => {
    platform.on("POST client/metaData", () => ({ metaData: { serialNumber: "old" } }));
    const { data, errors } = await asked(SERIALS, {
      input: { items: [{ clientId: "1", serialNumber: "SN-1" }] },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("says what cameras count, and takes devices away", async () => {
    platform.on("PATCH client", () => clientJson(1));
    platform.on("DELETE client", (_request, reply) => reply.code(204).send());
    const { data } = await asked(
      'mutation { updateClients(input: { clientIds: ["1"], visionType: VISION_BIKE }) { done } deleteClients(input: { ids: ["2"] }) { done } }',
    );
    expect(data).toEqual({ updateClients: { done: 1 }, deleteClients: { done: 1 } });
    expect(platform.requests[0]?.body).toEqual({ clientId: 1, visionType: 2 });
    expect(platform.requests[1]?.query).toEqual({ clientId: "2" });
  });
});

describe("a new device", () => {
  const CREATE =
    'mutation ($dryRun: Boolean! = false) { createClient(input: { visionType: VISION_VEHICLES, settings: { locationName: "Most" }, dryRun: $dryRun }) { client { id name } deviceKey } }';

  it("comes with its key", async () => {
    platform.on("POST client", (_request, reply) =>
      reply.code(201).send({ id: 8, guid: "g", apiKey: "dk_1" }),
    );
    platform.on("GET client", () => clientJson(8));
    const { data } = await asked(CREATE);
    expect(data?.createClient).toEqual({ client: { id: "8", name: "Cesta 8" }, deviceKey: "dk_1" });
    expect(platform.requests[0]?.body).toEqual({ visionType: 1, metaData: '{"locationName":"Most"}' });
  });

  it("that is only tried has neither", async () => {
    platform.on("POST client", (_request, reply) =>
      reply.code(201).send({ id: 8, guid: "g", apiKey: "dk_1" }),
    );
    const { data } = await asked(CREATE, { dryRun: true });
    expect(data?.createClient).toEqual({ client: null, deviceKey: null });
  });

  it("gets further keys", async () => {
    platform.on("POST client/key", (_request, reply) =>
      reply.code(201).send({ apiKey: "ik_1", expireDate: 99 }),
    );
    const { data } = await asked(
      'mutation { createDeviceKey(input: { clientId: "8", purpose: IMPORT }) { key expireDate } }',
    );
    expect(data?.createDeviceKey).toEqual({ key: "ik_1", expireDate: 99 });
    expect(platform.requests[0]?.body).toEqual({ clientId: 8, purpose: "import" });
  });
});

describe("what may be done with a device", () => {
  it.each([
    ["a view-only key", { user: null, apiKey: { viewOnly: true } }, false, false, false],
    ["a script's key", { user: null, apiKey: { viewOnly: false } }, true, false, false],
    ["a member", { user: { id: 3, email: "a@b.si", admin: false } }, true, true, false],
    ["an administrator", { user: { id: 3, email: "a@b.si", admin: true } }, true, true, true],
  ])("is told to %s", async (_who, session, member, person, admin) => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET user/session", () => session);
    const { data } = await asked(
      '{ client(id: "5") { permissions { editSettings readConfig queueActions controlValve export manageKeys report editSerialNumber exportConfig administer } } }',
    );
    expect(data?.client).toEqual({
      permissions: {
        editSettings: member,
        readConfig: member,
        queueActions: member,
        controlValve: member,
        export: member,
        manageKeys: person,
        report: person,
        editSerialNumber: admin,
        exportConfig: admin,
        administer: admin,
      },
    });
  });
});
