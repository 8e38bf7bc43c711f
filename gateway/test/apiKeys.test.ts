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

const keyJson = (id: number, overrides: Record<string, unknown> = {}) => ({
  id,
  key: `vk_${id}`,
  viewOnly: true,
  name: "spletna stran",
  clientId: 5,
  groupId: 1,
  origins: ["https://www.example.si"],
  createDate: 1_790_000_000,
  createdBy: 3,
  lastUsedDate: null,
  ...overrides,
});

const FIELDS = "id key viewOnly name origins createDate lastUsedDate";

describe("keys", () => {
  it("of a device say what they open and who made them, with few calls", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET group/list", () => [groupJson(1)]);
    platform.on("GET apikey/list", () => [keyJson(1), keyJson(2, { createdBy: null, groupId: null })]);
    platform.on("GET user/session", () => ({ user: { id: 3, email: "a@b.si" }, group: groupJson(1) }));
    platform.on("GET group", () => ({ ...groupJson(1), users: [{ id: 3, email: "a@b.si" }] }));
    const { data, errors } = await ask(
      gateway,
      `{ client(id: "5") { apiKeys { ${FIELDS} client { id } group { id } createdBy { id email } } } }`,
      { headers: SIGNED_IN },
    );
    expect(errors).toBeUndefined();
    const key = {
      key: "vk_1",
      viewOnly: true,
      name: "spletna stran",
      origins: ["https://www.example.si"],
      createDate: 1_790_000_000,
      lastUsedDate: null,
      client: { id: "5" },
    };
    expect(data?.client).toEqual({
      apiKeys: [
        { ...key, id: "1", group: { id: "1" }, createdBy: { id: "3", email: "a@b.si" } },
        { ...key, id: "2", key: "vk_2", group: null, createdBy: null },
      ],
    });
    expect(platform.requests.find(({ url }) => url.startsWith("/apikey"))?.query).toEqual({ clientId: "5" });
    expect(platform.calls.sort()).toEqual([
      "GET apikey/list",
      "GET client",
      "GET group",
      "GET group/list",
      "GET user/session",
    ]);
  });

  it("tell how they begin, when they end, and from where they were used; null where nobody says so", async () => {
    platform.on("GET group/list", () => [groupJson(1)]);
    const told = { keyStart: "ak_Ab-_9x", lastUsedAddress: "192.0.2.7", expireDate: 1_800_000_000 };
    platform.on("GET apikey/list", () => [keyJson(1, told), keyJson(2, { expireDate: null }), keyJson(3)]);
    const { data } = await ask(
      gateway,
      '{ group(id: "1") { apiKeys { start lastUsedAddress expireDate hasEnd } } }',
      { headers: SIGNED_IN },
    );
    const untold = { start: null, lastUsedAddress: null, expireDate: null };
    expect(data?.group).toEqual({
      apiKeys: [
        { start: "ak_Ab-_9x", lastUsedAddress: "192.0.2.7", expireDate: 1_800_000_000, hasEnd: true },
        { ...untold, hasEnd: false },
        { ...untold, hasEnd: null },
      ],
    });
  });

  it("get an end, another one, and none", async () => {
    platform.on("POST apikey", () => ({ apikey: keyJson(1) }));
    platform.on("PATCH apikey", () => ({ apikey: keyJson(1) }));
    const run = (input: string) =>
      ask(gateway, `mutation { ${input} { apiKey { id } } }`, { headers: SIGNED_IN });
    await run('createApiKey(input: { groupId: "1", viewOnly: true, expireDate: 1800000000 })');
    await run('updateApiKey(input: { id: "1", expireDate: 1900000000 })');
    await run('updateApiKey(input: { id: "1", expireDate: null })');
    await run('updateApiKey(input: { id: "1", name: "Nova" })');
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { groupId: 1, viewOnly: true, expireDate: 1_800_000_000 },
      { id: 1, expireDate: 1_900_000_000 },
      { id: 1, expireDate: null },
      { id: 1, name: "Nova" },
    ]);
  });

  it("of a group", async () => {
    platform.on("GET group/list", () => [groupJson(1)]);
    platform.on("GET apikey/list", () => [keyJson(1, { key: null, viewOnly: false, clientId: null })]);
    const { data } = await ask(gateway, '{ group(id: "1") { apiKeys { id key client { id } } } }', {
      headers: SIGNED_IN,
    });
    expect(data?.group).toEqual({ apiKeys: [{ id: "1", key: null, client: null }] });
    expect(platform.requests.at(-1)?.query).toEqual({ groupId: "1" });
  });

  it("that can't be had leave the rest of the answer", async () => {
    platform.on("GET client", () => clientJson(5));
    platform.on("GET apikey/list", (_request, reply) => reply.code(403).send({}));
    const { data, errors } = await ask(gateway, '{ client(id: "5") { name apiKeys { id } } }', {
      headers: SIGNED_IN,
    });
    expect(data?.client).toEqual({ name: "Cesta 5", apiKeys: null });
    expect(errors?.[0]).toMatchObject({ path: ["client", "apiKeys"], extensions: { code: "FORBIDDEN" } });
  });
});

describe("making a key", () => {
  const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id key } } }`;

  it("shows its text", async () => {
    platform.on("POST apikey", (_request, reply) =>
      reply.code(201).send({ apikey: keyJson(8, { key: "ak_secret" }) }),
    );
    const input = { groupId: "1", viewOnly: false, name: "skripta", origins: ["https://www.example.si"] };
    const { data, errors } = await ask(gateway, CREATE, { headers: SIGNED_IN, variables: { input } });
    expect({ data, errors }).toEqual({
      data: { createApiKey: { apiKey: { id: "8", key: "ak_secret" } } },
      errors: undefined,
    });
    expect(platform.requests[0]?.body).toEqual({ ...input, groupId: 1 });
  });

  it.each([
    ["neither device nor group", {}],
    ["both", { clientId: "1", groupId: "2" }],
  ])("refuses %s, before any call", async (_what, target) => {
    const { errors } = await ask(gateway, CREATE, {
      headers: SIGNED_IN,
      variables: { input: { viewOnly: true, ...target } },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ path: "clientId" }] });
    expect(platform.calls).toEqual([]);
  });

  it("ends keys one by one", async () => {
    platform.on("DELETE apikey", (_request, reply) => reply.code(204).send());
    const { data } = await ask(gateway, 'mutation { deleteApiKeys(input: { ids: ["1", "2"] }) { done } }', {
      headers: SIGNED_IN,
    });
    expect(data).toEqual({ deleteApiKeys: { done: 2 } });
    expect(platform.requests.map(({ query }) => query)).toEqual(
      expect.arrayContaining([{ id: "1" }, { id: "2" }]),
    );
  });

  it("are listed page by page", async () => {
    platform.on("GET apikey/list", (_request, reply) =>
      reply.headers({ "x-next-cursor": "next", "x-total-count": "3" }).send([keyJson(2), keyJson(1)]),
    );
    const { data } = await ask(
      gateway,
      '{ apiKeys(first: 2, after: "here") { nodes { id } pageInfo { hasNextPage endCursor } totalCount } }',
      { headers: SIGNED_IN },
    );
    expect(data?.apiKeys).toEqual({
      nodes: [{ id: "2" }, { id: "1" }],
      pageInfo: { hasNextPage: true, endCursor: "next" },
      totalCount: 3,
    });
    expect(platform.requests[0]?.query).toEqual({ limit: "2", cursor: "here", count: "true" });
  });

  it.each([
    ['{ id: "1", name: "Nova" }', { id: 1, name: "Nova" }],
    ['{ id: "1", name: "", origins: [] }', { id: 1, name: "", origins: [] }],
    ['{ id: "1", origins: ["https://a.si"] }', { id: 1, origins: ["https://a.si"] }],
  ])("are corrected by %s", async (input, body) => {
    platform.on("PATCH apikey", () => ({ apikey: keyJson(1, { name: "Nova" }) }));
    const query = `mutation { updateApiKey(input: ${input}) { apiKey { id name } } }`;
    const { data, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors).toBeUndefined();
    expect(data?.updateApiKey).toEqual({ apiKey: { id: "1", name: "Nova" } });
    expect(platform.requests[0]?.body).toEqual(body);
  });
});
