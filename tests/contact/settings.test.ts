import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { GUEST, type Headers, type Pair, startPair, unknownCalls } from "./pair.js";

let pair: Pair;
let admin: Headers;
let user: Headers;
beforeAll(async () => {
  pair = await startPair();
  admin = await pair.signIn("admin");
  user = await pair.signIn("roads");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
});

const BULK = "{ done failed skipped results { id status error { code } } }";
const SAVE = `mutation ($input: UpdateClientSettingsInput!) { updateClientSettings(input: $input) { configChanged
  client { settings { notes speedLimit locationName } } } }`;
const NOTES = `mutation ($input: UpdateClientNotesInput!) { updateClientNotes(input: $input) ${BULK} }`;
const ASSIGN = `mutation ($input: AssignConfigInput!) { assignConfig(input: $input) ${BULK} }`;
const QUEUE = `mutation ($input: QueueActionsInput!) { queueActions(input: $input) { done failed actions { type client { id } }
  results { id status error { code } } } }`;

const metaDataOf = (id: number) => structuredClone(pair.store.clients.get(id)?.metaData ?? {});
const configOf = (id: number) => structuredClone(pair.store.clients.get(id)?.config ?? {});

describe("settings", () => {
  it("that are saved change only what they name", async () => {
    const before = metaDataOf(1);
    let told: unknown;
    const writes = await pair.writesOf(async () => {
      told = await pair.data(user, SAVE, { input: { clientId: 1, settings: { notes: "Nova baterija." } } });
    });
    expect(told).toEqual({
      updateClientSettings: {
        configChanged: false,
        client: {
          settings: { notes: "Nova baterija.", speedLimit: 50, locationName: "Kidričeva cesta, šola" },
        },
      },
    });
    expect(writes).toEqual(["POST /client/metaData"]);
    expect(metaDataOf(1)).toEqual({ ...before, notes: "Nova baterija." });
  });

  it("that ask the sign for something else assign a configuration, once", async () => {
    const before = configOf(2);
    const metaData = metaDataOf(2);
    const input = { clientId: 2, settings: {}, sign: { brightnessLevels: [1, 2, 3, 4, 5, 6, 7, 8] } };
    const { updateClientSettings } = await pair.data(user, SAVE, { input });
    expect(updateClientSettings).toMatchObject({ configChanged: true });
    const basic = (config: object) => (config as { BasicConfig: Record<string, unknown> }).BasicConfig;
    expect(basic(configOf(2))).toEqual({ ...basic(before), brtLevel: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(Object.keys(configOf(2))).toEqual(Object.keys(before));
    expect(metaDataOf(2)).toEqual(metaData);
    const again = await pair.writesOf(async () => {
      expect(await pair.data(user, SAVE, { input })).toMatchObject({
        updateClientSettings: { configChanged: false },
      });
    });
    expect(again).toEqual([]);
  });

  it("of several clients have a result each", async () => {
    const before = [1, 2].map(metaDataOf);
    const items = [1, 99, 2].map((clientId) => ({ clientId, notes: `Opomba ${clientId}` }));
    expect(await pair.data(admin, NOTES, { input: { items } })).toEqual({
      updateClientNotes: {
        ...{ done: 2, failed: 1, skipped: 0 },
        results: [
          { id: "1", status: "DONE", error: null },
          { id: "99", status: "FAILED", error: { code: "NOT_FOUND" } },
          { id: "2", status: "DONE", error: null },
        ],
      },
    });
    expect([1, 2].map(metaDataOf)).toEqual(
      before.map((metaData, place) => ({ ...metaData, notes: `Opomba ${place + 1}` })),
    );
  });

  it("are not anybody's to change", async () => {
    const change = (clientId: number) => ({ input: { clientId, settings: { notes: "x" } } });
    expect(await pair.codes(user, SAVE, change(10))).toEqual(["NOT_FOUND"]);
    expect(await pair.codes(GUEST, SAVE, change(1))).toEqual(["FORBIDDEN"]);
    expect(await pair.codes({}, SAVE, change(1))).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("configurations", () => {
  it("are read", async () => {
    const { client } = await pair.data(
      user,
      "{ client(id: 3) { hasConfig config { version changeDate document config { cfgId basic { minSpeed digits } } } } }",
    );
    expect(client).toEqual({
      hasConfig: null,
      config: {
        ...{ version: null, changeDate: null, document: configOf(3) },
        config: { cfgId: "KB0", basic: { minSpeed: 5, digits: 2 } },
      },
    });
  });

  it("are changed in part, of several clients", async () => {
    const before = [3, 4].map(configOf);
    const mergePatch = { BasicConfig: { vMin: 7 } };
    const { assignConfig } = await pair.data(user, ASSIGN, { input: { clientIds: [3, 4, 10], mergePatch } });
    expect(assignConfig).toMatchObject({
      ...{ done: 2, failed: 1 },
      results: [{ status: "DONE" }, { status: "DONE" }, { id: "10", error: { code: "NOT_FOUND" } }],
    });
    for (const [place, config] of before.entries())
      expect(configOf(place + 3)).toEqual({
        ...config,
        BasicConfig: { ...(config.BasicConfig as object), vMin: 7 },
      });
  });

  it("come of templates, and keep what is a device's own; who has just that is skipped", async () => {
    const apply = `mutation ($input: ApplyConfigTemplateInput!) { applyConfigTemplate(input: $input) ${BULK} }`;
    const input = { clientIds: [1, 10], templateId: 2 };
    const counts = async () => {
      const { applyConfigTemplate } = await pair.data(admin, apply, { input });
      const { done, failed, skipped } = applyConfigTemplate as Record<string, number>;
      return [done, failed, skipped];
    };
    expect(await counts()).toEqual([2, 0, 0]);
    const { smileyConfig } = pair.store.configTemplates.get(2)?.data ?? {};
    expect(configOf(10)).toMatchObject({ smileyConfig, BasicConfig: { serialNumber: "SN-24110" } });
    expect(await counts()).toEqual([0, 0, 2]);
  });
});

describe("actions", () => {
  it("are queued once for each client, and told", async () => {
    const calls = await pair.writesOf(async () => {
      const { queueActions } = await pair.data(user, QUEUE, {
        input: { clientIds: [1, 2, 10], type: "REBOOT", param1: "", param2: "" },
      });
      expect(queueActions).toMatchObject({
        ...{ done: 2, failed: 1 },
        results: [{ status: "DONE" }, { status: "DONE" }, { id: "10", error: { code: "NOT_FOUND" } }],
      });
    });
    expect(calls).toEqual(Array.from({ length: 3 }, () => "POST /action"));
    expect(pair.store.actions.all().slice(-2)).toMatchObject([
      { clientId: 1, status: "waiting", createdBy: "promet@plain.example" },
      { clientId: 2, data: { actionType: "REBOOT" } },
    ]);
  });

  it("are listed for administrators, and cleared", async () => {
    const LIST =
      "{ actions(first: 50) { totalCount nodes { id type status createDate createdBy { email } client { id } } } }";
    const { actions } = await pair.data(admin, LIST);
    const { nodes } = actions as { nodes: { id: string; status: string }[] };
    expect(nodes).toHaveLength(pair.store.actions.all().length);
    expect(nodes).toContainEqual({
      ...{ id: "1", type: "REBOOT", status: "SUCCEEDED", client: { id: "1" } },
      ...{ createDate: pair.store.actions.get(1)?.createDate, createdBy: { email: "admin@plain.example" } },
    });
    const succeeded = nodes.filter(({ status }) => status === "SUCCEEDED").length;
    const clear = "mutation { clearSucceededActions(input: {}) { deleted } }";
    const calls = await pair.writesOf(async () => {
      expect(await pair.data(admin, clear)).toEqual({ clearSucceededActions: { deleted: succeeded } });
    });
    expect(calls).toEqual(Array.from({ length: succeeded }, () => "DELETE /action"));
    expect(pair.store.actions.all().map(({ status }) => status)).not.toContain("succeeded");
    const remove = `mutation { deleteActions(input: { ids: [2, 999] }) ${BULK} }`;
    expect(await pair.data(admin, remove)).toMatchObject({ deleteActions: { done: 1, failed: 1 } });
  });

  it("of one client, for administrators", async () => {
    const { client } = await pair.data(
      admin,
      "{ client(id: 2) { actions(first: 9) { nodes { client { id } } } } }",
    );
    const { nodes } = (client as { actions: { nodes: object[] } }).actions;
    expect(nodes).toHaveLength(pair.store.actions.all().filter(({ clientId }) => clientId === 2).length);
  });
});

describe("what can't be tried or repeated", () => {
  const settings = { notes: "x" };
  it.each([
    [SAVE, { clientId: 1, settings }],
    [NOTES, { items: [{ clientId: 1, notes: "x" }] }],
    [ASSIGN, { clientIds: [1], mergePatch: { BasicConfig: { vMin: 9 } } }],
    [QUEUE, { clientIds: [1, 2], type: "REBOOT" }],
    [
      `mutation ($input: SetClientsGroupInput!) { setClientsGroup(input: $input) ${BULK} }`,
      { clientIds: [1], groupId: 2 },
    ],
    [`mutation ($input: DeleteInput!) { deleteClients(input: $input) ${BULK} }`, { ids: [1, 2] }],
    ["mutation ($input: CreateGroupInput!) { createGroup(input: $input) { group { id } } }", { name: "x" }],
    ["mutation ($input: CreateClientInput!) { createClient(input: $input) { guid } }", {}],
    [
      "mutation ($input: SetValveModeInput!) { setValveMode(input: $input) { done } }",
      { clientIds: [12], mode: "MANUAL_ON" },
    ],
    [
      "mutation ($input: UpdateValveBundleInput!) { updateValveBundle(input: $input) { bundle { id } } }",
      { id: 1, name: "x" },
    ],
    [
      "mutation ($input: StopValveLocationInput!) { stopValveLocation(input: $input) { valveLocation { id } } }",
      { locationId: 3 },
    ],
    [
      "mutation ($input: ClearSucceededActionsInput!) { clearSucceededActions(input: $input) { deleted } }",
      {},
    ],
    [
      "mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }",
      { id: 1, name: "x" },
    ],
    [
      "mutation ($input: UpdateResourceInput!) { updateResource(input: $input) { resource { id } } }",
      { id: 1, name: "x" },
    ],
  ])("%s", async (mutation, input) => {
    const extras = [
      { dryRun: true },
      ...(mutation.includes("CreateClient") ? [] : [{ idempotencyKey: "a-key-of-this-test" }]),
    ];
    for (const extra of extras) {
      const calls = await pair.writesOf(async () =>
        expect(await pair.codes(admin, mutation, { input: { ...input, ...extra } })).toEqual(["NOT_OFFERED"]),
      );
      expect(calls).toEqual([]);
    }
  });
});
