import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
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

const person = (admin: boolean) => ({
  user: { id: 3, email: "ana@obcina.si", username: "Ana", admin, labeller: false, language: null },
  group: admin ? null : groupJson(1),
});
const summary = { summaryGroups: { groups: [{ name: "Glavna cesta", clients: [2, 1, 99] }] } };

describe("groups", () => {
  it("answer whole, with what arranges their summary", async () => {
    platform.on("GET group/list", () => [
      groupJson(1, { metaData: { groupType: "valve", inOutGraphs: true, ...summary } }),
    ]);
    platform.on("GET client", (_request, reply) => reply.code(404).send({}));
    platform.on("GET client/list", () => [clientJson(1), clientJson(2)]);
    platform.on("GET place/list", () => []);
    const { data, errors } = await ask(
      gateway,
      "{ groups { id name type timeZone createDate inOutGraphs summaryGroups { name clients { id } } } }",
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.groups).toEqual([
      {
        id: "1",
        name: "Občina 1",
        type: "VALVE",
        timeZone: "Europe/Ljubljana",
        createDate: 1_790_000_000,
        inOutGraphs: true,
        summaryGroups: [{ name: "Glavna cesta", clients: [{ id: "2" }, { id: "1" }] }],
      },
    ]);
  });

  it.each([10, 100])("read the devices of %i groups with one list", async (size) => {
    platform.on("GET group/list", () => Array.from({ length: size }, (_, i) => groupJson(i + 1)));
    platform.on("GET client/list", () => [clientJson(1), clientJson(2, { groups: [1, 2] })]);
    const { data } = await ask(gateway, "{ groups { id clients { id } } clients { id } }", {
      headers: SIGNED_IN,
    });
    expect(data?.groups).toContainEqual({ id: "1", clients: [{ id: "1" }, { id: "2" }] });
    expect(data?.groups).toContainEqual({ id: "2", clients: [{ id: "2" }] });
    expect(platform.calls.sort()).toEqual(["GET client/list", "GET group/list"]);
  });

  it.each([10, 100])("read the users of %i groups with one list for administrators", async (size) => {
    platform.on("GET group/list", () => Array.from({ length: size }, (_, i) => groupJson(i + 1)));
    platform.on("GET user/session", () => person(true));
    platform.on("GET user/list", () => [
      { id: 7, email: "bor@obcina.si", username: "Bor", admin: false, confirmed: false, groupId: 2 },
    ]);
    const { data, errors } = await ask(gateway, "{ groups { id users { email confirmed } } }", {
      headers: SIGNED_IN,
    });
    expect(errors).toBeUndefined();
    expect(data?.groups).toContainEqual({ id: "2", users: [{ email: "bor@obcina.si", confirmed: false }] });
    expect(platform.calls).toEqual(["GET group/list", "GET user/session", "GET user/list"]);
  });

  it("show their members each other's names alone", async () => {
    platform.on("GET group/list", () => [groupJson(1)]);
    platform.on("GET user/session", () => person(false));
    platform.on("GET group", () => ({
      ...groupJson(1),
      users: [{ id: 7, email: "bor@obcina.si", username: "Bor" }],
    }));
    const { data } = await ask(
      gateway,
      "{ groups { users { id username admin confirmed createDate group { id } } } }",
      { headers: SIGNED_IN },
    );
    expect(data?.groups).toEqual([
      {
        users: [
          { id: "7", username: "Bor", admin: null, confirmed: null, createDate: null, group: { id: "1" } },
        ],
      },
    ]);
  });

  it.each([
    ["an administrator", true, { edit: true, assign: true, delete: true, actAs: true, manageKeys: true }],
    ["a member", false, { edit: false, assign: false, delete: false, actAs: false, manageKeys: true }],
  ])("tell %s what is allowed", async (_who, admin, permissions) => {
    platform.on("GET group/list", () => [groupJson(1)]);
    platform.on("GET user/session", () => person(admin));
    const { data } = await ask(
      gateway,
      "{ groups { permissions { edit assign delete actAs manageKeys } } }",
      {
        headers: SIGNED_IN,
      },
    );
    expect(data?.groups).toEqual([{ permissions }]);
  });
});

describe("changing a group", () => {
  it("adds one", async () => {
    platform.on("POST group", (_request, reply) => reply.code(201).send(groupJson(9)));
    const { data, errors } = await ask(
      gateway,
      'mutation { createGroup(input: { name: "Park", type: VALVE }) { group { id name } } }',
      { headers: SIGNED_IN },
    );
    expect({ data, errors }).toEqual({
      data: { createGroup: { group: { id: "9", name: "Občina 9" } } },
      errors: undefined,
    });
    expect(platform.requests[0]?.body).toEqual({
      name: "Park",
      metaData: '{"groupType":"valve","inOutGraphs":false}',
    });
  });

  const UPDATE = `mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }`;
  it.each([
    ["a name", { name: "Nova" }, { id: 4, name: "Nova" }],
    ["a type", { type: "VALVE" }, { id: 4, metaData: '{"groupType":"valve"}' }],
    ["a zone", { timeZone: "UTC" }, { id: 4, timeZone: "UTC" }],
    [
      "a summary",
      { summaryGroups: [{ name: "Sever", clientIds: ["1", "2"] }] },
      { id: 4, metaData: '{"summaryGroups":{"groups":[{"name":"Sever","clients":[1,2]}]}}' },
    ],
    ["no summary", { summaryGroups: null }, { id: 4, metaData: '{"summaryGroups":null}' }],
    ["nothing by null", { name: null, type: null, inOutGraphs: null }, { id: 4 }],
  ])("sends %s, and nothing else", async (_what, change, body) => {
    platform.on("PATCH group", () => groupJson(4));
    const { errors } = await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { id: "4", ...change } },
    });
    expect(errors).toBeUndefined();
    expect(platform.requests[0]?.body).toEqual(body);
  });

  it("names a faulty place in the summary, before any call", async () => {
    const { errors } = await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { id: "4", summaryGroups: [{ name: "", clientIds: [] }] } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "summaryGroups.0.name" }],
    });
    expect(platform.calls).toEqual([]);
  });

  it("names the platform's faults as the input does", async () => {
    const fields = ["metaData.groupType", "metaData.summaryGroups.groups.0.clients.1", "timeZone"];
    platform.on("PATCH group", (_request, reply) =>
      reply.code(422).send({
        error: {
          code: "VALIDATION_FAILED",
          message: "no",
          details: { fields: fields.map((path) => ({ path, message: "is wrong" })) },
        },
      }),
    );
    const { errors } = await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { id: "4", timeZone: "Mars" } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "type" }, { path: "summaryGroups.0.clientIds.1" }, { path: "timeZone" }],
    });
  });

  it("tries first where that is asked", async () => {
    platform.on("GET user/session", () => person(true));
    platform.on("PATCH group", () => groupJson(4));
    await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { id: "4", name: "Nova", dryRun: true } },
    });
    expect(platform.requests.at(-1)?.headers["x-dry-run"]).toBe("true");
  });

  it("takes groups away one by one", async () => {
    platform.on("DELETE group", (request, reply) =>
      reply.code((request.query as { id: string }).id === "5" ? 404 : 204).send(),
    );
    const { data } = await ask(
      gateway,
      'mutation { deleteGroups(input: { ids: ["4", "5"] }) { done results { id status error { code } } } }',
      { headers: SIGNED_IN },
    );
    expect(data?.deleteGroups).toEqual({
      done: 1,
      results: [
        { id: "4", status: "DONE", error: null },
        { id: "5", status: "FAILED", error: { code: "NOT_FOUND" } },
      ],
    });
  });
});

describe("what belongs to a group", () => {
  it.each([
    [
      'assignClientsToGroup(input: { groupId: "4", clientIds: ["1", "2"] })',
      "POST client/assignTo",
      { groupId: 4, clientId: "1,2" },
      {},
    ],
    [
      'removeClientsFromGroup(input: { groupId: "4", clientIds: ["1", "2"] })',
      "DELETE client/assignTo",
      undefined,
      { groupId: "4", clientId: "1,2" },
    ],
    [
      'assignUsersToGroup(input: { groupId: "4", userIds: ["1", "2"] })',
      "POST group/assignUser",
      { groupId: 4, userId: "1,2" },
      {},
    ],
    [
      'removeUsersFromGroup(input: { userIds: ["1", "2"] })',
      "DELETE group/assignUser",
      undefined,
      { userId: "1,2" },
    ],
  ])("changes with one call: %s", async (mutation, call, body, query) => {
    platform.on(call, (_request, reply) => reply.code(204).send());
    const { data, errors } = await ask(gateway, `mutation { change: ${mutation} { done } }`, {
      headers: SIGNED_IN,
    });
    expect({ data, errors }).toEqual({ data: { change: { done: 2 } }, errors: undefined });
    expect(platform.calls).toEqual([call]);
    expect(platform.requests[0]?.body ?? undefined).toEqual(body);
    expect(platform.requests[0]?.query).toEqual(query);
  });

  it("finds out who can't come, where the platform refuses all", async () => {
    platform.on("POST group/assignUser", (request, reply) => {
      const { userId } = request.body as { userId: string };
      return reply.code(userId.split(",").includes("2") ? 409 : 204).send();
    });
    const { data } = await ask(
      gateway,
      'mutation { assignUsersToGroup(input: { groupId: "4", userIds: ["1", "2", "3"] }) { results { id status } } }',
      { headers: SIGNED_IN },
    );
    expect(data?.assignUsersToGroup).toEqual({
      results: [
        { id: "1", status: "DONE" },
        { id: "2", status: "FAILED" },
        { id: "3", status: "DONE" },
      ],
    });
  });

  it("is not a member's to change", async () => {
    platform.on("POST client/assignTo", (_request, reply) => reply.code(403).send({}));
    const { errors } = await ask(
      gateway,
      'mutation { assignClientsToGroup(input: { groupId: "4", clientIds: ["1", "2"] }) { done } }',
      { headers: SIGNED_IN },
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(platform.calls).toEqual(["POST client/assignTo"]);
  });
});
