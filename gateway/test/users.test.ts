import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

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

const userJson = (id: number, overrides: Record<string, unknown> = {}) => ({
  id,
  email: `user-${id}@obcina.si`,
  username: `User ${id}`,
  admin: false,
  labeller: false,
  language: "sl",
  groupId: (id % 3) + 1,
  confirmed: true,
  createDate: 1_790_000_000 + id,
  ...overrides,
});

const LIST = `query ($first: Int! = 25, $after: String, $search: String, $groupId: ID, $withoutGroup: Boolean! = false, $confirmed: Boolean) {
  users(first: $first, after: $after, sort: CREATE_DATE_DESC, search: $search, groupId: $groupId, withoutGroup: $withoutGroup, confirmed: $confirmed) {
    nodes { id email username admin labeller language confirmed createDate group { name } } pageInfo { hasNextPage endCursor } totalCount } }`;

describe("users", () => {
  it("asks for a page, its filters and its count", async () => {
    platform.on("GET user/list", (_request, reply) =>
      reply
        .header("x-next-cursor", "next-1")
        .header("x-total-count", "41")
        .send([userJson(3)]),
    );
    platform.on("GET group/list", () => [groupJson(1)]);
    const { data, errors } = await ask(gateway, LIST, {
      headers: SIGNED_IN,
      variables: { first: 1, after: "cursor-0", search: "ana", groupId: "7", confirmed: false },
    });
    expect(errors).toBeUndefined();
    expect(data?.users).toEqual({
      nodes: [
        {
          id: "3",
          email: "user-3@obcina.si",
          username: "User 3",
          admin: false,
          labeller: false,
          language: "SL",
          confirmed: true,
          createDate: 1_790_000_003,
          group: { name: "Občina 1" },
        },
      ],
      pageInfo: { hasNextPage: true, endCursor: "next-1" },
      totalCount: 41,
    });
    expect(platform.requests[0]?.query).toEqual({
      limit: "1",
      cursor: "cursor-0",
      count: "true",
      sort: "-createDate",
      search: "ana",
      groupId: "7",
      confirmed: "false",
    });
  });

  it("asks for those without a group", async () => {
    platform.on("GET user/list", () => []);
    await ask(gateway, LIST, { headers: SIGNED_IN, variables: { withoutGroup: true } });
    expect(platform.requests[0]?.query).toMatchObject({ groupId: "none" });
  });

  it("refuses a group and none at once, before any call", async () => {
    const { errors } = await ask(gateway, LIST, {
      headers: SIGNED_IN,
      variables: { groupId: "7", withoutGroup: true },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ path: "groupId" }] });
    expect(platform.calls).toEqual([]);
  });

  it.each([10, 100])("reads the groups of %i users with one call", async (size) => {
    platform.on("GET user/list", () => Array.from({ length: size }, (_, i) => userJson(i + 1)));
    platform.on("GET group/list", () => [groupJson(1), groupJson(2)]);
    const { data } = await ask(gateway, LIST, { headers: SIGNED_IN, variables: { first: 100 } });
    expect(data?.users).toMatchObject({ nodes: { length: size } });
    expect(platform.calls).toEqual(["GET user/list", "GET group/list"]);
  });

  it("are for administrators, says the platform", async () => {
    platform.on("GET user/list", (_request, reply) => reply.code(403).send({}));
    const { errors } = await ask(gateway, LIST, { headers: SIGNED_IN });
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("changing users", () => {
  const UPDATE = `mutation ($input: UpdateUsersInput!) {
    updateUsers(input: $input) { done failed results { id status error { code } } } }`;

  it("sends what is given for each, and tells who failed", async () => {
    platform.on("PATCH user", (request, reply) => {
      const { id } = request.body as { id: number };
      return id === 2 ? reply.code(409).send({}) : userJson(id);
    });
    const { data, errors } = await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { ids: ["1", "2", "1"], confirmed: true, admin: null } },
    });
    expect(errors).toBeUndefined();
    expect(data?.updateUsers).toEqual({
      done: 1,
      failed: 1,
      results: [
        { id: "1", status: "DONE", error: null },
        { id: "2", status: "FAILED", error: { code: "CONFLICT" } },
        { id: "1", status: "SKIPPED", error: null },
      ],
    });
    expect(platform.requests.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { id: 1, confirmed: true },
        { id: 2, confirmed: true },
      ]),
    );
    expect(platform.calls).toHaveLength(2);
  });

  it("refuses a change of nothing, before any call", async () => {
    const { errors } = await ask(gateway, UPDATE, {
      headers: SIGNED_IN,
      variables: { input: { ids: ["1"] } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ path: "confirmed" }],
    });
    expect(platform.calls).toEqual([]);
  });

  it("removes accounts one by one", async () => {
    platform.on("DELETE user", (_request, reply) => reply.code(204).send());
    const { data } = await ask(
      gateway,
      'mutation { deleteUsers(input: { ids: ["4", "5"], idempotencyKey: "leaving-2026" }) { done } }',
      { headers: SIGNED_IN },
    );
    expect(data).toEqual({ deleteUsers: { done: 2 } });
    expect(platform.requests.map(({ query }) => query)).toEqual(
      expect.arrayContaining([{ userId: "4" }, { userId: "5" }]),
    );
    const keys = platform.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[0]).toMatch(/^leaving-2026\./);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("roles", () => {
  const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id role } } }`;

  it("are told, and null of administrators and from a platform without them", async () => {
    platform.on("GET user/list", () => [
      userJson(1, { role: "viewer" }),
      userJson(2, { admin: true, role: null }),
      userJson(3),
    ]);
    const { data } = await ask(gateway, "{ users(first: 9) { nodes { id role } } }", { headers: SIGNED_IN });
    expect(data?.users).toEqual({
      nodes: [
        { id: "1", role: "VIEWER" },
        { id: "2", role: null },
        { id: "3", role: null },
      ],
    });
  });

  it("are set in the platform's words", async () => {
    platform.on("PATCH user", () => userJson(4, { role: "manager" }));
    const input = { id: "4", role: "MANAGER", ifMatch: "etag-1", dryRun: false };
    const { data, errors } = await ask(gateway, UPDATE, { headers: SIGNED_IN, variables: { input } });
    expect({ data, errors }).toEqual({
      data: { updateUser: { user: { id: "4", role: "MANAGER" } } },
      errors: undefined,
    });
    expect(platform.requests.at(-1)).toMatchObject({
      body: { id: 4, role: "manager" },
      headers: { "if-match": expect.stringContaining("etag-1") },
    });
  });

  it("are refused in front of a platform that has none", async () => {
    const plain = await startPlatformDouble(0, "account-edit, user-rights");
    const other = await buildGateway(plain.url);
    const input = { id: "4", role: "MANAGER", dryRun: false };
    const { errors } = await ask(other, UPDATE, { headers: SIGNED_IN, variables: { input } });
    await other.close();
    await plain.close();
    expect(errors?.[0]?.extensions.code).toBe("NOT_OFFERED");
    expect(plain.calls.filter((call) => call.startsWith("PATCH"))).toEqual([]);
  });
});
