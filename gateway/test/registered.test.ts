import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { type DocumentNode, parse, print, validate } from "graphql";
import { costOf } from "../src/limits/cost.js";
import { COST_AT_MOST } from "../src/limits.js";
import { collectOperations } from "../src/operations/collectOperations.js";
import { hashOf, withTypenames } from "../src/operations/operationText.js";
import { RegisteredOperations } from "../src/operations/registeredOperations.js";
import { createSchema } from "../src/schema.js";
import { buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, groupJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const entries = collectOperations(new URL("../../schema/operations", import.meta.url).pathname);
const textOf = (name: string) => entries.find((entry) => entry.name === name)?.text ?? "";
const registered = new RegisteredOperations(entries);

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { ANSWER_CACHE_MS: "0", PUBLIC_ANSWER_MS: "0" });
});
beforeEach(() => {
  platform.calls.length = 0;
  platform.requests.length = 0;
  platform.on("GET client/list", () => [clientJson(1)]);
  platform.on("GET place/list", () => []);
  platform.on("GET group/list", () => [groupJson(1)]);
  platform.on("GET user/session", ({ headers }) =>
    headers.authorization?.startsWith("ApiKey ak_")
      ? { user: null, group: groupJson(1), apiKey: { viewOnly: false, clientId: null } }
      : { user: null, group: groupJson(1), apiKey: { viewOnly: true, clientId: null } },
  );
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

type Headers = Record<string, string>;
const post = (payload: object, headers: Headers) =>
  gateway.inject({ method: "POST", url: "/graphql", payload, headers });

describe("every registered operation", () => {
  it("is valid and keeps to the limits with room", async () => {
    const schema = await createSchema();
    for (const { name, text } of entries) {
      const document = parse(text);
      const [operation] = document.definitions;
      expect({ name, errors: validate(schema, document) }).toEqual({ name, errors: [] });
      if (operation?.kind !== "OperationDefinition") throw new Error(`${name} begins with no operation`);
      const cost = costOf(schema, document, operation, { first: 100 });
      expect(`${name}: ${cost <= COST_AT_MOST / 2}`).toBe(`${name}: true`);
    }
  });

  it.each(entries.map(({ name, text }) => [name, text]))(
    "%s is known however a client writes it",
    (name, text) => {
      const document = parse(text);
      const shuffled: DocumentNode = { ...document, definitions: [...document.definitions].reverse() };
      const ways = [
        text,
        print(withTypenames(document)),
        print(shuffled),
        text.replace(/\s+/g, " ,# said by a person\n"),
      ];
      expect(ways.map((way) => registered.find(way)?.name)).toEqual(ways.map(() => name));
      expect(ways.map((way) => registered.find(way)?.hash)).toEqual(ways.map(() => hashOf(text)));
    },
  );

  it("is not another one by a little more", () => {
    const text = textOf("PublicLocations");
    for (const other of [
      text.replace("name", "name alarms { text }"),
      text.replace("name", "as: name"),
      `${text} { a }`,
      "{",
    ])
      expect(registered.find(other)).toBeUndefined();
  });
});

describe("a hash instead of the text", () => {
  const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const text = textOf("ListMyClients");

  it("runs a registered operation, over POST and GET", async () => {
    const extensions = byHash(hashOf(text)).extensions;
    const posted = await post({ extensions }, SIGNED_IN);
    const url = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    const got = await gateway.inject({ method: "GET", url, headers: SIGNED_IN });
    for (const answer of [posted, got])
      expect(answer.json()).toMatchObject({ data: { clients: [{ id: "1" }] } });
  });

  it("means the text with __typename where the client counts it in", async () => {
    const answer = await post(byHash(hashOf(print(withTypenames(parse(text))))), SIGNED_IN);
    expect(answer.json()).toMatchObject({ data: { clients: [{ id: "1", __typename: "Client" }] } });
  });

  it("that is unknown is refused in the words that clients know, and never learned", async () => {
    const query = "{ clients { guid } }";
    const unknown = byHash(hashOf(query));
    const refusal = async () => {
      const answer = await post(unknown, SIGNED_IN);
      return { status: answer.statusCode, message: answer.json().errors[0].message };
    };
    const refused = { status: 400, message: "PersistedQueryNotFound" };
    expect(await refusal()).toEqual(refused);
    expect((await post({ query, ...unknown }, SIGNED_IN)).statusCode).toBe(200);
    expect(await refusal()).toEqual(refused);
  });

  it("must be that of the text beside it", async () => {
    const answer = await post({ query: "{ clients { id } }", ...byHash(hashOf(text)) }, SIGNED_IN);
    expect(answer.statusCode).toBe(400);
  });
});

describe("a view-only key", () => {
  const VIEW = { authorization: "ApiKey vk_1" };
  const fresh = (() => {
    let number = 0;
    return () => ({ authorization: `ApiKey vk_fresh_${++number}` });
  })();
  const query = textOf("PublicLocations");

  it("runs what is registered as public, and is looked at once in its life", async () => {
    const key = fresh();
    for (let i = 0; i < 3; i++)
      expect((await post({ query }, key)).json()).toMatchObject({ data: { locations: [{ id: "1" }] } });
    expect(platform.calls.filter((call) => call === "GET user/session")).toHaveLength(1);
  });

  it.each([
    ["an operation of the portal", textOf("Clients")],
    ["one of its own", "{ clients { id } }"],
    ["the smallest", "{ __typename }"],
    ["a change", "mutation { signOut { signedOut } }"],
    ["introspection", "{ __schema { types { name } } }"],
  ])("runs nothing else: %s is a 403 after the look at the key", async (_case, other) => {
    const answer = await post({ query: other }, fresh());
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN", retryable: false } }],
    });
    expect(platform.calls).toEqual(["GET user/session"]);
  });

  it("is known by what the platform says of it, not by its name", async () => {
    const full = await post({ query: "{ clients { id } }" }, { authorization: "ApiKey ak_1" });
    expect(full.json()).toEqual({ data: { clients: [{ id: "1" }] } });
    const view = await post({ query: "{ clients { id } }" }, { authorization: "ApiKey device-like-name" });
    expect(view.statusCode).toBe(403);
  });

  it("that the platform can't tell of now is tried again at the next request", async () => {
    const key = fresh();
    platform.on("GET user/session", (_request, reply) => reply.code(503).send());
    expect((await post({ query }, key)).statusCode).toBe(503);
    platform.on("GET user/session", () => ({ apiKey: { viewOnly: true } }));
    expect((await post({ query }, key)).statusCode).toBe(200);
  });

  it("that is kept to other origins, or is unknown, gets nothing", async () => {
    for (const [upstream, code] of [
      [403, "FORBIDDEN"],
      [401, "UNAUTHENTICATED"],
    ] as const) {
      platform.on("GET user/session", (_request, reply) => reply.code(upstream).send({}));
      const answer = await post({ query }, { ...fresh(), origin: "https://evil.example" });
      expect(answer.statusCode).toBe(upstream);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(platform.requests[0]?.headers.origin).toBe("https://evil.example");
  });

  it("is read from any page, and tells the platform from which", async () => {
    const answer = await post(
      { query },
      { ...VIEW, origin: "https://www.obcina.si", "sec-fetch-site": "cross-site" },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBe("https://www.obcina.si");
    expect(answer.headers.vary).toMatch(/Authorization, Origin/);
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    for (const { headers } of platform.requests) expect(headers.origin).toBe("https://www.obcina.si");
  });

  it("gets answers that caches keep for ten seconds, by GET", async () => {
    const get = (headers: Headers) =>
      gateway.inject({ method: "GET", url: "/graphql", query: { query }, headers });
    const first = await get(VIEW);
    expect(first.headers["cache-control"]).toBe("public, max-age=10");
    const etag = String(first.headers.etag);
    const again = await get({ ...VIEW, "if-none-match": `W/${etag}` });
    expect({ status: again.statusCode, body: again.body, etag: again.headers.etag }).toEqual({
      status: 304,
      body: "",
      etag,
    });
    platform.on("GET client/list", () => [clientJson(1, { lastActiveDate: NOW })]);
    expect((await get({ ...VIEW, "if-none-match": etag })).statusCode).toBe(200);
    expect((await post({ query }, VIEW)).headers["cache-control"]).toBe("no-store");
    platform.on("GET client/list", (_request, reply) => reply.code(500).send());
    expect((await get(VIEW)).headers["cache-control"]).toBe("no-store");
  });
});
