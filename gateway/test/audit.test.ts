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
