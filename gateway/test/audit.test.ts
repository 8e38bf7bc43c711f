import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET user/session", () => ({ user: { id: 1, email: "admin@b.si", admin: true } }));
  platform.on("GET user/list", () => [{ id: 1, email: "admin@b.si" }]);
  platform.on("GET group/list", () => [groupJson(1)]);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const ENTRY = {
  id: 8,
  time: NOW,
  userId: 1,
  who: "admin@b.si",
  apiKeyId: null,
  actingGroupId: 1,
  requestId: "request-0001",
  call: "POST /config/assign",
  target: { ids: { clientId: "[1,2]" }, fields: ["data"] },
  result: "done",
};

it("says who changed what, with the asked filter", async () => {
  platform.on("GET audit/list", (_request, reply) =>
    reply.header("x-next-cursor", "Nw").header("x-total-count", "12").send([ENTRY]),
  );
  const { data, errors } = await ask(
    gateway,
    `{ auditLog(first: 1, after: "OQ", userId: "1", search: "b.si", clientId: "2", done: false,
      call: "POST /config/assign", from: 1, to: ${NOW + 1}) {
      totalCount pageInfo { endCursor }
      nodes { id time user { email } who apiKeyId actingGroup { name } requestId call target { ids fields } done refusal } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.auditLog).toEqual({
    totalCount: 12,
    pageInfo: { endCursor: "Nw" },
    nodes: [
      {
        id: "8",
        time: NOW,
        user: { email: "admin@b.si" },
        who: "admin@b.si",
        apiKeyId: null,
        actingGroup: { name: "Občina 1" },
        requestId: "request-0001",
        call: "POST /config/assign",
        target: { ids: { clientId: "[1,2]" }, fields: ["data"] },
        done: true,
        refusal: null,
      },
    ],
  });
  expect(platform.requests[0]?.query).toEqual({
    limit: "1",
    cursor: "OQ",
    count: "true",
    userId: "1",
    search: "b.si",
    clientId: "2",
    done: "false",
    call: "POST /config/assign",
    from: "1",
    to: String(NOW + 1),
  });
});

it.each([
  ["FORBIDDEN", "FORBIDDEN"],
  ["SOMETHING_NEW", null],
])("tells a refusal (%s) from a change", async (result, refusal) => {
  platform.on("GET audit/list", () => [{ ...ENTRY, userId: null, target: "{}", result }]);
  const { data, errors } = await ask(
    gateway,
    "{ auditLog { nodes { user { id } target { ids fields } done refusal } } }",
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  expect(data?.auditLog).toEqual({
    nodes: [{ user: null, target: { ids: null, fields: null }, done: false, refusal }],
  });
});

it.each([10, 100])("reads %i entries with their people and groups in as many calls", async (size) => {
  platform.on("GET audit/list", () => Array.from({ length: size }, (_, i) => ({ ...ENTRY, id: i + 1 })));
  const { data } = await ask(
    gateway,
    `{ auditLog(first: ${size}) { nodes { id user { id } actingGroup { id } } } }`,
    { headers: SIGNED_IN },
  );
  expect(data).toHaveProperty("auditLog.nodes.length", size);
  expect(platform.calls.sort()).toEqual([
    "GET audit/list",
    "GET group/list",
    "GET user/list",
    "GET user/session",
  ]);
});

it("is for administrators, as the platform says", async () => {
  platform.on("GET audit/list", (_request, reply) => reply.code(403).send({}));
  const { data, errors } = await ask(gateway, "{ auditLog { nodes { id } } }", { headers: SIGNED_IN });
  expect([data, errors?.[0]?.extensions.code]).toEqual([{ auditLog: null }, "FORBIDDEN"]);
});

const LIMIT = {
  kind: "client",
  id: 7,
  name: "Šola",
  made: false,
  removed: false,
  changeCount: 1,
  changes: [{ path: "metaData.speedLimit", before: 50, after: 30 }],
};

it("says who changed the limit, from what to what, and opens a change of many", async () => {
  const changes = { known: true, itemCount: 30, items: [LIMIT, { ...LIMIT, kind: "brandNew", id: 8 }] };
  platform.on("GET audit/list", () => [
    { ...ENTRY, callCount: 30, refusedCount: 0, firstTime: NOW - 60, changes },
    { ...ENTRY, id: 7, changes: { known: false, itemCount: 0, items: [] } },
  ]);
  platform.on("GET audit/changes", (_request, reply) => reply.header("x-total-count", "30").send([LIMIT]));
  const ITEM = "kind id name made removed changeCount changes { path before after }";
  const { data, errors } = await ask(
    gateway,
    `{ auditLog(field: "metaData.speedLimit", groupId: "1", requestId: "request-0001", grouped: true) {
        nodes { callCount refusedCount firstTime changes { known itemCount items { ${ITEM} } } } }
      auditChanges(id: "8", first: 1) { totalCount nodes { ${ITEM} } } }`,
    { headers: SIGNED_IN },
  );
  expect(errors).toBeUndefined();
  const item = { ...LIMIT, kind: "CLIENT", id: "7" };
  expect(data).toEqual({
    auditLog: {
      nodes: [
        {
          callCount: 30,
          refusedCount: 0,
          firstTime: NOW - 60,
          changes: { known: true, itemCount: 30, items: [item, { ...item, kind: null, id: "8" }] },
        },
        {
          callCount: null,
          refusedCount: null,
          firstTime: null,
          changes: { known: false, itemCount: 0, items: [] },
        },
      ],
    },
    auditChanges: { totalCount: 30, nodes: [item] },
  });
  const asked = platform.requests.map(({ query }) => query);
  expect(asked).toContainEqual({
    limit: "25",
    field: "metaData.speedLimit",
    groupId: "1",
    requestId: "request-0001",
    grouped: "true",
    changes: "true",
  });
  expect(asked).toContainEqual({ id: "8", limit: "1", count: "true" });
});
