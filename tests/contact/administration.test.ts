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

const BULK = "{ done failed results { id status error { code } } }";
const mutate = (who: Headers, name: string, type: string, selection: string, input: object) =>
  pair.data(who, `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`, { input });

describe("clients", () => {
  it("are made, with their key", async () => {
    const { createClient } = await mutate(
      admin,
      "createClient",
      "CreateClientInput",
      "{ guid deviceKey client { id guid group { id } } }",
      {},
    );
    const made = pair.store.clients.all().at(-1);
    expect(createClient).toEqual({
      ...{ guid: made?.guid, deviceKey: made?.apiKey },
      client: { id: String(made?.id), guid: made?.guid, group: null },
    });
  });

  it("have the name that they are made with, where the call takes none", async () => {
    const { createClient } = await mutate(
      admin,
      "createClient",
      "CreateClientInput",
      "{ deviceKey client { name settings { locationName speedLimit } } }",
      { settings: { locationName: "Nova cesta", speedLimit: 30 } },
    );
    const made = pair.store.clients.all().at(-1);
    expect(made?.metaData).toMatchObject({ locationName: "Nova cesta", speedLimit: 30 });
    expect(createClient).toEqual({
      deviceKey: made?.apiKey,
      client: { name: "Nova cesta", settings: { locationName: "Nova cesta", speedLimit: 30 } },
    });
  });

  it("come to groups and leave them, several at once", async () => {
    const group = { clientIds: [1, 11, 99], groupId: 2 };
    const assigned = await mutate(admin, "assignClientsToGroup", "GroupClientsInput", BULK, group);
    expect(assigned).toMatchObject({
      assignClientsToGroup: { done: 2, failed: 1, results: [{}, {}, { error: { code: "NOT_FOUND" } }] },
    });
    expect(pair.store.clients.get(1)?.groups).toEqual([1, 2]);
    const removed = await mutate(admin, "removeClientsFromGroup", "GroupClientsInput", BULK, group);
    expect(removed).toMatchObject({ removeClientsFromGroup: { done: 2, failed: 1 } });
    expect([1, 11].map((id) => pair.store.clients.get(id)?.groups)).toEqual([[1], []]);
  });

  it("are moved to another group, and out of all", async () => {
    const move = (clientIds: number[], groupId: number | null) =>
      mutate(admin, "setClientsGroup", "SetClientsGroupInput", "{ done failed skipped }", {
        clientIds,
        groupId,
      });
    expect(await move([2, 11, 99], 2)).toEqual({ setClientsGroup: { done: 2, failed: 1, skipped: 0 } });
    expect(await move([2], 2)).toEqual({ setClientsGroup: { done: 0, failed: 0, skipped: 1 } });
    expect([2, 11].map((id) => pair.store.clients.get(id)?.groups)).toEqual([[2], [2]]);
    expect(await move([2, 11], null)).toMatchObject({ setClientsGroup: { done: 2 } });
    expect([2, 11].map((id) => pair.store.clients.get(id)?.groups)).toEqual([[], []]);
  });

  it("get serial numbers, and keep all else", async () => {
    const before = pair.store.clients.get(3)?.metaData;
    const items = [{ clientId: 3, serialNumber: "SN-9" }];
    await mutate(admin, "assignSerialNumbers", "AssignSerialNumbersInput", BULK, { items });
    expect(pair.store.clients.get(3)?.metaData).toEqual({ ...before, serialNumber: "SN-9" });
  });

  it("are deleted one by one", async () => {
    const calls = await pair.writesOf(async () => {
      const deleted = await mutate(admin, "deleteClients", "DeleteInput", BULK, { ids: [7, 8, 99] });
      expect(deleted).toMatchObject({ deleteClients: { done: 2, failed: 1 } });
    });
    expect(calls).toEqual(Array.from({ length: 3 }, () => "DELETE /client"));
    expect(pair.store.clients.get(7)).toBeUndefined();
  });
});

describe("groups", () => {
  it("are made, also of valves", async () => {
    const { createGroup } = await mutate(
      admin,
      "createGroup",
      "CreateGroupInput",
      "{ group { id name type inOutGraphs } }",
      {
        ...{ name: "Novi park", type: "VALVE", inOutGraphs: true },
      },
    );
    expect(createGroup).toEqual({ group: { id: "4", name: "Novi park", type: "VALVE", inOutGraphs: true } });
    expect(pair.store.groups.get(4)?.metaData).toMatchObject({ groupType: "valve" });
  });

  it("change only what is named", async () => {
    const before = structuredClone(pair.store.groups.get(1));
    await mutate(admin, "updateGroup", "UpdateGroupInput", "{ group { id } }", { id: 1, name: "Kranj" });
    expect(pair.store.groups.get(1)).toEqual({ ...before, name: "Kranj" });
    const { updateGroup } = await mutate(
      admin,
      "updateGroup",
      "UpdateGroupInput",
      "{ group { name inOutGraphs summaryGroups { name } } }",
      {
        ...{ id: 1, inOutGraphs: true },
      },
    );
    expect(updateGroup).toEqual({
      group: {
        name: "Kranj",
        inOutGraphs: true,
        summaryGroups: [{ name: "Kidričeva cesta" }, { name: "Škofjeloška cesta" }],
      },
    });
    expect(pair.store.groups.get(1)?.metaData).toMatchObject(before?.metaData ?? {});
  });

  it("are deleted", async () => {
    expect(await mutate(admin, "deleteGroups", "DeleteInput", BULK, { ids: [4, 99] })).toMatchObject({
      deleteGroups: { done: 1, failed: 1 },
    });
    expect(pair.store.groups.get(4)).toBeUndefined();
  });
});

describe("users", () => {
  const USERS =
    "query ($group: ID, $without: Boolean! = false) { users(first: 50, groupId: $group, withoutGroup: $without) { totalCount nodes { id email admin confirmed group { name } } } }";
  const emails = (told: unknown) =>
    (told as { users: { nodes: { email: string }[] } }).users.nodes.map(({ email }) => email);

  it("are listed, all, of a group, and without one", async () => {
    const all = await pair.data(admin, USERS);
    expect(emails(all)).toEqual(["admin@plain.example", "promet@plain.example", "voda@plain.example"]);
    expect(all).toMatchObject({
      users: {
        totalCount: 3,
        nodes: [{ admin: true, confirmed: null, group: null }, {}, { group: { name: "Park" } }],
      },
    });
    expect(emails(await pair.data(admin, USERS, { group: "3" }))).toEqual(["voda@plain.example"]);
    expect(await pair.codes(admin, "{ users(confirmed: false) { nodes { id } } }")).toEqual(["NOT_OFFERED"]);
  });

  it("are assigned to groups, taken out, and deleted", async () => {
    const { id } = pair.store.addUser({ email: "nova@plain.example", password: "plain-nova-2026" });
    expect(emails(await pair.data(admin, USERS, { without: true }))).toContain("nova@plain.example");
    const assigned = await mutate(admin, "assignUsersToGroup", "GroupUsersInput", BULK, {
      userIds: [id, 99],
      groupId: 2,
    });
    expect(assigned).toMatchObject({ assignUsersToGroup: { done: 1, failed: 1 } });
    expect(pair.store.users.get(id)?.groupId).toBe(2);
    await mutate(admin, "removeUsersFromGroup", "UsersBulkInput", BULK, { userIds: [id] });
    expect(pair.store.users.get(id)?.groupId).toBeNull();
    await mutate(admin, "deleteUsers", "DeleteInput", BULK, { ids: [id] });
    expect(pair.store.users.get(id)).toBeUndefined();
  });
});

describe("firmware", () => {
  it("is listed, changed in part, assigned and deleted", async () => {
    const { firmwares } = await pair.data(
      admin,
      "{ firmwares { id version hardwareType description createDate size } }",
    );
    expect(firmwares).toHaveLength(2);
    expect(firmwares).toContainEqual({
      ...{ id: "2", version: "2.4.1", hardwareType: "K200DISP_FALCON", description: "Daljši doseg radarja" },
      ...{ createDate: pair.store.firmwares.get(2)?.createDate, size: null },
    });
    await mutate(admin, "updateFirmware", "UpdateFirmwareInput", "{ firmware { id } }", {
      id: 2,
      description: "Nov opis",
    });
    expect(pair.store.firmwares.get(2)).toMatchObject({
      ...{ version: "2.4.1", metaData: { hardwareType: "K200DISP_FALCON", description: "Nov opis" } },
    });
    const input = { firmwareId: 2, clientIds: [1, 10, 99] };
    const assigned = await mutate(admin, "assignFirmware", "AssignFirmwareInput", BULK, input);
    expect(assigned).toMatchObject({ assignFirmware: { done: 2, failed: 1 } });
    expect(pair.store.firmwares.get(2)?.clients.sort()).toEqual([1, 10]);
    expect(await mutate(admin, "deleteFirmwares", "DeleteInput", BULK, { ids: [1] })).toMatchObject({
      deleteFirmwares: { done: 1, failed: 0 },
    });
  });

  it("is uploaded", async () => {
    const form = new FormData();
    form.set("version", "3.0.0");
    form.set("metadata", JSON.stringify({ hardwareType: "K200DISP_AMG" }));
    form.set("file", new Blob(["firmware 3.0.0"]), "f.bin");
    const response = await fetch(`${pair.gatewayUrl}/firmware`, {
      ...{ method: "POST", headers: admin, body: form },
    });
    expect([response.status, await response.json()]).toMatchObject([201, { version: "3.0.0" }]);
    const kept = pair.store.firmwares.all().at(-1);
    expect([kept?.version, kept?.metaData, kept?.file.toString()]).toEqual([
      ...["3.0.0", { hardwareType: "K200DISP_AMG" }, "firmware 3.0.0"],
    ]);
  });
});

describe("templates and resources", () => {
  it("of actions", async () => {
    const { actionTemplates } = await pair.data(
      admin,
      "{ actionTemplates { id name type userVisible createDate } }",
    );
    expect(actionTemplates).toMatchObject([
      { id: "1", name: "Ponovni zagon", type: "REBOOT", userVisible: true, createDate: null },
      { id: "2", name: "Pošlji dnevnik", type: "SEND_LOG", userVisible: false },
    ]);
    const made = await mutate(
      admin,
      "createActionTemplate",
      "CreateActionTemplateInput",
      "{ template { id name } }",
      { name: "Ura", type: "SET_CLOCK" },
    );
    expect(made).toEqual({ createActionTemplate: { template: { id: "3", name: "Ura" } } });
    const before = structuredClone(pair.store.actionTemplates.get(2));
    await mutate(admin, "updateActionTemplate", "UpdateActionTemplateInput", "{ template { id } }", {
      id: 2,
      name: "Dnevnik",
    });
    expect(pair.store.actionTemplates.get(2)).toEqual({
      ...before,
      metaData: { ...before?.metaData, actionName: "Dnevnik" },
    });
    await mutate(admin, "deleteActionTemplates", "DeleteInput", BULK, { ids: [3] });
    expect(pair.store.actionTemplates.get(3)).toBeUndefined();
  });

  it("of configurations", async () => {
    const LIST = "{ configTemplates { id name hardwareType version changeDate createDate } }";
    expect((await pair.data(admin, LIST)).configTemplates).toMatchObject([
      { id: "1", name: "Falcon, 50 km/h", hardwareType: "K200DISP_FALCON", version: 3, createDate: null },
      { id: "2" },
    ]);
    const { configTemplate } = await pair.data(admin, "{ configTemplate(id: 1) { document } }");
    expect(configTemplate).toEqual({ document: pair.store.configTemplates.get(1)?.data });
    const before = structuredClone(pair.store.configTemplates.get(1));
    await mutate(admin, "updateConfigTemplate", "UpdateConfigTemplateInput", "{ template { id } }", {
      id: 1,
      name: "Novo",
    });
    expect(pair.store.configTemplates.get(1)).toMatchObject({
      ...before,
      name: "Novo",
      version: 4,
      changeDate: expect.any(Number),
    });
    const input = { name: "Drugo", hardwareType: "K200DISP_AMG", document: { cfgID: "KB0" } };
    const { createConfigTemplate } = await mutate(
      admin,
      "createConfigTemplate",
      "CreateConfigTemplateInput",
      "{ template { id hardwareType } }",
      input,
    );
    expect(createConfigTemplate).toEqual({ template: { id: "3", hardwareType: "K200DISP_AMG" } });
    await mutate(admin, "deleteConfigTemplates", "DeleteInput", BULK, { ids: [3] });
    expect(pair.store.configTemplates.all()).toHaveLength(2);
  });

  it("resources", async () => {
    expect((await pair.data(user, "{ sharedTexts { name layout } }")).sharedTexts).toEqual([
      { name: "Šola", layout: "A" },
      { name: "Upočasni, otroci", layout: "B" },
    ]);
    const { resources } = await pair.data(admin, "{ resources { id bucket name createDate } }");
    expect(resources).toHaveLength(3);
    expect(await pair.data(admin, "{ resource(id: 1) { name bucket } }")).toEqual({
      resource: { name: "Skupna besedila", bucket: "GLOBAL_CUSTOM_TEXTS" },
    });
    const before = structuredClone(pair.store.resources.get(1));
    await mutate(admin, "updateResource", "UpdateResourceInput", "{ resource { id } }", {
      id: 1,
      name: "Novo",
    });
    expect(pair.store.resources.get(1)).toEqual({
      ...before,
      metaData: { ...before?.metaData, name: "Novo" },
    });
    const input = { bucket: "HARDWARE_CONFIGURATION", data: { key: "value" }, name: "Dodatno" };
    const { createResource } = await mutate(
      admin,
      "createResource",
      "CreateResourceInput",
      "{ resource { id name } }",
      input,
    );
    expect(createResource).toEqual({ resource: { id: "4", name: "Dodatno" } });
    await mutate(admin, "deleteResources", "DeleteInput", BULK, { ids: [4] });
    expect(pair.store.resources.get(4)).toBeUndefined();
  });
});

describe("API keys", () => {
  it("are made of a client, and listed", async () => {
    const create = (input: object) =>
      mutate(
        user,
        "createApiKey",
        "CreateApiKeyInput",
        "{ apiKey { key viewOnly client { id } createDate lastUsedDate isUsed origins } }",
        input,
      );
    const { createApiKey } = await create({ clientId: 4, viewOnly: true });
    const { key } = pair.store.apiKeys.all().at(-1) ?? {};
    expect(createApiKey).toMatchObject({
      apiKey: { key, createDate: null, lastUsedDate: null, origins: null },
    });
    const { client } = await pair.data(
      user,
      "{ client(id: 4) { apiKeys { key viewOnly lastUsedDate isUsed } } }",
    );
    expect(client).toEqual({ apiKeys: [{ key, viewOnly: null, lastUsedDate: null, isUsed: null }] });
    const guest = { authorization: `ApiKey ${key}` };
    expect(await pair.data(guest, "{ clients { id } }")).toEqual({ clients: [{ id: "4" }] });
    expect(await pair.codes(GUEST, "{ client(id: 4) { apiKeys { key } } }")).toEqual(["FORBIDDEN"]);
  });
});
