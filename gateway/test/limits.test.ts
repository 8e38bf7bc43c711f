import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { getIntrospectionQuery } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatformDouble();
  platform.on("GET client/list", () => []);
  gateway = await buildGateway(platform.url);
});
beforeEach(() => {
  platform.calls.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(" ");
const nested = (levels: number) =>
  `{ clients ${"{ groups { clients ".repeat((levels - 2) / 2)}{ id }${" } }".repeat((levels - 2) / 2)} }`;
/** Each fragment spreads the next one twice: 2^levels selections in a small document. */
const exploding = (levels: number) =>
  `{ clients { ...F0 } } ${repeat(levels, (i) => `fragment F${i} on Client { ...F${i + 1} ...F${i + 1} }`)}
   fragment F${levels} on Client { id }`;

describe("an operation over a limit is refused with a 400 before any call", () => {
  it.each([
    ["14 levels of fields; 12", nested(14)],
    ["31 aliases; 30", `{ ${repeat(31, (i) => `a${i}: __typename`)} }`],
    [
      "40 aliases; 30",
      `{ clients { ...A ...B } } fragment A on Client { ...B ...B ...B } fragment B on Client { ${repeat(10, (i) => `a${i}: id`)} }`,
    ],
    ["21 root fields; 20", `{ ${repeat(21, (i) => `... on Query { client${i} }`)} }`],
    ["21 directives at one place; 20", `{ __typename ${"@skip(if: false) ".repeat(21)} }`],
    [
      "31 fields that stand at one place twice; 30",
      `{ ${"__typename ".repeat(17)} clients { ${"id ".repeat(16)} } }`,
    ],
    ["1572864 selections with all fragments written out; 10000", exploding(19)],
    ["countless selections with all fragments written out; 10000", exploding(120)],
    ["over 2000 tokens; 2000", `{ ${"__typename ".repeat(2_000)} }`],
    ["150003 characters; 100000", `{ __typename } #${"x".repeat(149_987)}`],
    ["251 items in a list; 250", `{ clients(ids: [${"1 ".repeat(251)}]) { id } }`],
    ["11110 objects by its page sizes", nested(4).replace("id", "groups { id }")],
    [
      "2 sign-ins; 1",
      `mutation { ${repeat(2, (i) => `t${i}: signIn(input: { email: "a@b.si", password: "p" }) { sessionId }`)} }`,
    ],
  ])("%s", async (said, query) => {
    const { status, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(errors?.[0]?.message).toContain(said);
    expect(errors?.[0]?.extensions).toEqual({
      code: "BAD_USER_INPUT",
      retryable: false,
      requestId: expect.any(String),
    });
    expect({ status, errors: errors?.length, calls: platform.calls }).toEqual({
      status: 400,
      errors: 1,
      calls: [],
    });
  });

  it.each([
    ["251 items in a list", { input: { clientIds: Array(251).fill("1") } }],
    ["251 items in a list", { input: { deep: [{ er: [[Array(251).fill(null)]] }] } }],
    ["33 levels of input", JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`)],
    ["80000 keys in an object", Object.fromEntries(Array.from({ length: 80_000 }, (_, i) => [`k${i}`, 1]))],
  ])("%s, in the variables", async (said, variables) => {
    const { status, errors } = await ask(gateway, "{ clients { id } }", { headers: SIGNED_IN, variables });
    expect(errors?.[0]?.message).toContain(said);
    expect({ status, calls: platform.calls }).toEqual({ status: 400, calls: [] });
  });

  it("a page too large for what it holds, also where a variable says how large", async () => {
    const query =
      "query ($first: Int!) { users(first: $first) { nodes { group { clients { groups { name } info { rssi } } } } } }";
    const over = await ask(gateway, query, { headers: SIGNED_IN, variables: { first: 100 } });
    expect(over).toMatchObject({ status: 400, errors: [{ message: expect.stringContaining("page sizes") }] });
    const within = await ask(gateway, query, { headers: SIGNED_IN, variables: { first: 1 } });
    expect(within.status).toBe(200);
  });

  it("also for a client that wants a 200 for what is merely faulty", async () => {
    const accept = "application/json";
    const { status } = await ask(gateway, nested(14), { headers: { ...SIGNED_IN, accept } });
    expect(status).toBe(400);
  });
});

it("lets through what just keeps to the limits", async () => {
  for (const query of [
    `{ ${repeat(19, (i) => `a${i}: __typename`)} clients { ${repeat(11, (i) => `b${i}: id`)} } }`,
    `{ clients(ids: [${"1 ".repeat(250)}]) { id } }`,
  ])
    expect((await ask(gateway, query, { headers: SIGNED_IN })).status).toBe(200);
});

describe("limits hold for sockets and event streams, too", () => {
  const query = `mutation { ${repeat(2, (i) => `t${i}: signIn(input: { email: "a@b.si", password: "p" }) { sessionId }`)} }`;
  const refused = { message: expect.stringContaining("2 sign-ins"), extensions: { code: "BAD_USER_INPUT" } };

  it("an event stream is refused before it begins", async () => {
    const headers = { accept: "text/event-stream" };
    const answer = await gateway.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [refused] });
    expect(platform.calls).toEqual([]);
  });

  it("a socket's operation is answered with the error", async () => {
    const url = await gateway.listen({ port: 0, host: "127.0.0.1" });
    const client = createClient({ url: `${url.replace("http", "ws")}/graphql`, webSocketImpl: WebSocket });
    await expect(client.iterate({ query }).next()).rejects.toMatchObject([refused]);
    await client.dispose();
    expect(platform.calls).toEqual([]);
  });
});

describe("the HTTP request itself", () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json", ...SIGNED_IN, ...headers },
      payload,
    });

  it("over 1 MB is refused as too large", async () => {
    const answer = await post(
      JSON.stringify({ query: "{ __typename }", variables: { a: "x".repeat(1_000_000) } }),
    );
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: "PAYLOAD_TOO_LARGE", retryable: false } }],
    });
  });

  it("holds one operation, no batch", async () => {
    const answer = await post(JSON.stringify([{ query: "{ __typename }" }]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toMatch(/batches are off/);
  });

  it.each([
    ["broken JSON", '{"query": '],
    ["no operation", "{}"],
    ["an unknown operationName", JSON.stringify({ query: "query A { __typename }", operationName: "B" })],
    [
      "several operations and no name",
      JSON.stringify({ query: "query A { __typename } query B { __typename }" }),
    ],
    ["a poisoned prototype", '{"query": "{ __typename }", "__proto__": {"admin": true}}'],
  ])("with %s is a 400 in GraphQL's form", async (_case, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT", requestId: expect.any(String) } }],
    });
    expect(platform.calls).toEqual([]);
  });
});

describe("variables of a wrong type", () => {
  const QUERY =
    "query ($id: ID!, $interval: IntervalInput!) { client(id: $id) { measurement(interval: $interval) { from } } }";

  it("are named, each by its path", async () => {
    const { status, errors } = await ask(gateway, QUERY, {
      headers: SIGNED_IN,
      variables: { interval: { preset: "YEAR", from: "soon", nonsense: 1 } },
    });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [
        { path: "id", message: expect.stringContaining("required") },
        { path: "interval.preset", message: expect.stringContaining("YEAR") },
        { path: "interval.from", message: expect.any(String) },
        { path: "interval", message: expect.stringContaining("nonsense") },
      ],
    });
    expect(platform.calls).toEqual([]);
  });

  it("are told of five at most, and without what the schema has instead", async () => {
    const variables = {
      id: "1",
      interval: Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`fro${i}`, 1])),
    };
    const { errors } = await ask(gateway, QUERY, { headers: SIGNED_IN, variables });
    expect(errors?.[0]?.extensions.fields).toHaveLength(5);
    expect(JSON.stringify(errors)).not.toContain("Did you mean");
  });
});

describe("introspection", () => {
  const whole = getIntrospectionQuery();
  const user = { id: 1, email: "ana@obcina.si" };

  it("is for those who are signed in", async () => {
    platform.on("GET user/session", () => ({ user, group: null }));
    const { status, data } = await ask(gateway, whole, { headers: SIGNED_IN });
    expect({ status, types: JSON.stringify(data).includes("ClientSettings") }).toEqual({
      status: 200,
      types: true,
    });
    expect(platform.calls).toEqual(["GET user/session"]);
  });

  it.each([
    ["a guest", {}, undefined],
    ["whoever sends a session that has ended", SIGNED_IN, 401],
    ["a report key", SIGNED_IN, { user: null, group: null, reportKey: { clientId: 1 } }],
  ] as const)("is refused to %s", async (_case, headers, session) => {
    platform.on("GET user/session", (_request, reply) =>
      typeof session === "number" ? reply.code(session).send({}) : session,
    );
    const refused = await ask(gateway, whole, { headers });
    expect(refused).toMatchObject({
      status: 400,
      data: undefined,
      errors: [{ extensions: { code: "BAD_USER_INPUT" } }],
    });
    const hidden = "query ($n: String!) { __type(name: $n) { fields { name } } }";
    expect((await ask(gateway, hidden, { headers, variables: { n: "Client" } })).status).toBe(400);
  });

  it.each(["Client", "NoSuchType"])("tells nobody else whether there is a type %s", async (name) => {
    const query = "query ($name: String!) { __type(name: $name) { name } }";
    const { status, data } = await ask(gateway, query, { variables: { name } });
    expect({ status, data }).toEqual({ status: 200, data: { __type: null } });
  });

  it("waits for the platform rather than trusting a header", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(503).send());
    const { status, errors } = await ask(gateway, whole, { headers: SIGNED_IN });
    expect(status).toBe(503);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", retryable: true });
  });
});
