import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
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

const actionJson = (id: number, more: object = {}) => ({
  id,
  clientId: (id % 5) + 1,
  data: { actionType: "restart", actionParam1: "5" },
  status: "created",
  enabled: true,
  message: null,
  createdBy: { id: 7, email: "ana@example.si" },
  createDate: 1_790_000_000,
  acceptDate: null,
  doneDate: null,
  ...more,
});
const actionsJson = (size: number) => Array.from({ length: size }, (_, i) => actionJson(i + 1));
const bodies = () => platform.requests.filter(({ method }) => method !== "GET").map(({ body }) => body);
const queryOf = (call: string) => platform.requests[platform.calls.indexOf(call)]?.query;
const send = async (mutation: string, input: object, answer: string) => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`;
  const { data, errors } = await ask(gateway, query, { variables: { input }, headers: SIGNED_IN });
  return { answer: data?.[mutation], errors };
};

describe("actions", () => {
  it.each([10, 100])("list %i with their devices and rights in three calls", async (size) => {
    platform.on("GET action/listAll", (_request, reply) => {
      void reply.header("x-next-cursor", "next").header("x-total-count", "300");
      return actionsJson(size);
    });
    platform.on("GET client", ({ query }) =>
      (query as { clientId: string }).clientId.split(",").map((id) => clientJson(Number(id))),
    );
    platform.on("GET user/session", () => ({
      user: { id: 1, email: "a@b.si", admin: true, groupId: null },
      group: null,
    }));
    const { data, errors } = await ask(
      gateway,
      `{ actions(first: 100, sort: DONE_DATE_DESC, status: FAILED, after: "abc") { totalCount pageInfo { endCursor }
         nodes { id type param1 param2 status enabled createdBy { email } client { name } permissions { enable delete } } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.actions).toMatchObject({ totalCount: 300, pageInfo: { endCursor: "next" } });
    expect((data as { actions: { nodes: unknown[] } }).actions.nodes).toHaveLength(size);
    expect((data as { actions: { nodes: unknown[] } }).actions.nodes[0]).toEqual({
      id: "1",
      type: "restart",
      param1: "5",
      param2: null,
      status: "CREATED",
      enabled: true,
      createdBy: { email: "ana@example.si" },
      client: { name: "Cesta 2" },
      permissions: { enable: true, delete: true },
    });
    expect(platform.calls.sort()).toEqual(["GET action/listAll", "GET client", "GET user/session"]);
    expect(queryOf("GET action/listAll")).toEqual({
      limit: "100",
      cursor: "abc",
      sort: "-doneDate",
      status: "failure",
      count: "true",
    });
  });

  it("wait for their devices, whatever word a platform has for that", async () => {
    platform.on("GET action/list", () => [
      { id: 1, clientId: 5, status: "waiting" },
      { id: 2, clientId: 5, status: "off" },
    ]);
    const { data } = await ask(gateway, '{ actions(clientId: "5") { nodes { status } } }', {
      headers: SIGNED_IN,
    });
    expect(data?.actions).toEqual({ nodes: [{ status: "CREATED" }, { status: null }] });
  });

  it("of one device come from its own list, newest first", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET action/list", () => actionsJson(2));
    const { data, errors } = await ask(
      gateway,
      '{ actions(clientId: "5") { nodes { id } } client(id: "5") { actions { totalCount nodes { id } pageInfo { hasNextPage } } } }',
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.actions).toEqual({ nodes: [{ id: "1" }, { id: "2" }] });
    expect(data?.client).toMatchObject({ actions: { totalCount: null, pageInfo: { hasNextPage: false } } });
    expect(queryOf("GET action/list")).toMatchObject({ clientId: "5", limit: "25", sort: "-createDate" });
    expect(platform.calls).not.toContain("GET action/listAll");
  });

  it.each([
    ["CREATE_DATE_ASC", "createDate"],
    ["ACCEPT_DATE_DESC", "-acceptDate"],
    ["STATUS", "status"],
    ["CREATOR", "creator"],
    ["CLIENT", "client"],
  ])("sort by %s", async (sort, asked) => {
    platform.on("GET action/listAll", () => []);
    await ask(gateway, `{ actions(sort: ${sort}) { nodes { id } } }`, { headers: SIGNED_IN });
    expect(queryOf("GET action/listAll")).toMatchObject({ sort: asked });
  });

  it("tolerate text, missing fields and a status that nobody here knows", async () => {
    platform.on("GET action/listAll", () => [
      { id: 1, clientId: "9", data: '{"actionType":"restart"}', status: "pondered", createdBy: null },
    ]);
    platform.on("GET client", (_request, reply) => reply.code(404).send({}));
    const { data, errors } = await ask(
      gateway,
      "{ actions { nodes { type param1 status enabled createdBy { id } createDate doneDate client { id } } } }",
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    expect(data?.actions).toEqual({
      nodes: [
        {
          type: "restart",
          param1: null,
          status: null,
          enabled: null,
          createdBy: null,
          createDate: null,
          doneDate: null,
          client: null,
        },
      ],
    });
  });

  it("let users take away only what its device has not accepted", async () => {
    platform.on("GET action/list", () => [actionJson(1), actionJson(2, { status: "accepted" })]);
    platform.on("GET user/session", () => ({
      user: { id: 1, email: "a@b.si", admin: false, groupId: 1 },
      group: null,
    }));
    const { data } = await ask(
      gateway,
      '{ actions(clientId: "1") { nodes { permissions { enable delete } } } }',
      {
        headers: SIGNED_IN,
      },
    );
    expect(data?.actions).toEqual({
      nodes: [
        { permissions: { enable: true, delete: true } },
        { permissions: { enable: true, delete: false } },
      ],
    });
  });
});

describe("queueActions", () => {
  const ANSWER =
    "{ done failed skipped results { id status error { code } } actions { id client { name } } }";
  beforeEach(() => {
    platform.on("POST action", ({ body }, reply) => {
      const ids = String((body as { clientId: unknown }).clientId)
        .split(",")
        .map(Number);
      void reply.code(201);
      return { ids, actions: ids.map((clientId) => actionJson(100 + clientId, { clientId })) };
    });
    platform.on("GET client", ({ query }) =>
      (query as { clientId: string }).clientId.split(",").map((id) => clientJson(Number(id))),
    );
    platform.on("GET action/template/listAll", () => [
      {
        id: 3,
        data: { actionType: "blink", actionParam1: "1", actionParam2: "2" },
        metaData: {},
        userVisible: true,
      },
    ]);
  });

  it("asks many devices with one call, and answers their actions", async () => {
    const { answer, errors } = await send(
      "queueActions",
      { clientIds: ["1", "2"], type: "restart", param1: "5" },
      ANSWER,
    );
    expect(errors).toBeUndefined();
    expect(answer).toEqual({
      done: 2,
      failed: 0,
      skipped: 0,
      results: [
        { id: "1", status: "DONE", error: null },
        { id: "2", status: "DONE", error: null },
      ],
      actions: [
        { id: "101", client: { name: "Cesta 1" } },
        { id: "102", client: { name: "Cesta 2" } },
      ],
    });
    expect(bodies()).toEqual([{ clientId: "1,2", data: '{"actionType":"restart","actionParam1":"5"}' }]);
  });

  it("takes what a template says, but for given parameters", async () => {
    await send("queueActions", { clientIds: ["4"], templateId: "3", param2: "9" }, "{ done }");
    expect(bodies()).toEqual([
      { clientId: 4, data: '{"actionType":"blink","actionParam1":"1","actionParam2":"9"}' },
    ]);
  });

  it("queues nothing by a template that does not say what it does", async () => {
    platform.on("GET action/template/listAll", () => [{ id: 3, name: "Utripanje", data: {} }]);
    const { errors } = await send("queueActions", { clientIds: ["4"], templateId: "3" }, "{ done }");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_INVALID_RESPONSE" });
    expect(bodies()).toEqual([]);
  });

  it("answers no actions where it was only tried", async () => {
    const { answer } = await send(
      "queueActions",
      { clientIds: ["1"], type: "restart", dryRun: true },
      "{ done actions { id } }",
    );
    expect(answer).toEqual({ done: 1, actions: [] });
    expect(platform.requests.at(-1)?.headers["x-dry-run"]).toBe("true");
  });

  it.each([
    [{}, "BAD_USER_INPUT", "type"],
    [{ type: "restart", templateId: "3" }, "BAD_USER_INPUT", "type"],
    [{ templateId: "99" }, "NOT_FOUND", "templateId"],
  ])("refuses %j before anything is asked for", async (wanted, code, path) => {
    const { errors } = await send("queueActions", { clientIds: ["1"], ...wanted }, "{ done }");
    expect(errors?.[0]?.extensions).toMatchObject({ code, fields: [{ path }] });
    expect(bodies()).toEqual([]);
  });
});

it("setActionsEnabled and deleteActions change each one", async () => {
  platform.on("PATCH action", () => actionJson(1));
  platform.on("DELETE action", ({ query }, reply) =>
    (query as { id: string }).id === "2"
      ? reply
          .code(409)
          .send({ error: { code: "CONFLICT", message: "The device has accepted this action already." } })
      : reply.code(204).send(),
  );
  const held = await send("setActionsEnabled", { ids: ["1", "2"], enabled: false }, "{ done }");
  expect(held.answer).toEqual({ done: 2 });
  expect(bodies()).toEqual(
    expect.arrayContaining([
      { id: 1, enabled: false },
      { id: 2, enabled: false },
    ]),
  );
  const { data } = await ask(
    gateway,
    'mutation { deleteActions(input: { ids: ["1", "2"] }) { results { status error { code } } } }',
    { headers: SIGNED_IN },
  );
  expect(data?.deleteActions).toEqual({
    results: [
      { status: "DONE", error: null },
      { status: "FAILED", error: { code: "CONFLICT" } },
    ],
  });
});

it.each([
  { told: { deleted: 12 }, deleted: 12 },
  { told: {}, deleted: null },
])("clearSucceededActions tells how many are gone, as far as it is told", async ({ told, deleted }) => {
  platform.on("DELETE action/succeeded", () => told);
  const { answer } = await send("clearSucceededActions", {}, "{ deleted }");
  expect(answer).toEqual({ deleted });
});
