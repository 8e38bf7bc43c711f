import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeAll(async () => {
  platform = await startPlatformDouble();
  platform.on("GET client/list", () => []);
  platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
  gateway = await buildGateway(platform.url, { PUBLIC_URL: "https://portal.example", ANSWER_CACHE_MS: "0" });
});
beforeEach(() => {
  platform.calls.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

type Headers = Record<string, string>;
const { operations } = JSON.parse(
  readFileSync(new URL("../../schema/registered-operations.json", import.meta.url), "utf8"),
) as { operations: { name: string; text: string }[] };
/** Registered for embeds and public pages. */
const PUBLIC = operations.find(({ name }) => name === "PublicLocations")?.text ?? "";
const COOKIE = { cookie: "__Host-sessionId=alive" };
const READ = "{ clients { id } }";
const SIGN_OUT = "mutation { signOut { signedOut } }";

const get = (query: string, headers: Headers) =>
  gateway.inject({ method: "GET", url: "/graphql", query: { query }, headers });
const post = (query: string, headers: Headers) =>
  gateway.inject({ method: "POST", url: "/graphql", payload: { query }, headers });

describe("with a person's cookie", () => {
  it.each([
    ["a page elsewhere", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a page of a sibling host", { "sec-fetch-site": "same-site", origin: "https://other.example" }],
    ["a link or image elsewhere", { "sec-fetch-site": "cross-site" }],
    ["an old browser's page elsewhere", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
    ["a host that begins alike", { origin: "https://portal.example.evil.example" }],
  ])("%s neither reads nor changes", async (_case, headers) => {
    for (const send of [get, post]) {
      const answer = await send(READ, { ...COOKIE, ...headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect((await post(SIGN_OUT, { ...COOKIE, ...headers })).statusCode).toBe(403);
    expect(platform.calls).toEqual([]);
  });

  it.each([
    ["the portal's page", { "sec-fetch-site": "same-origin", origin: "https://portal.example" }],
    ["the portal's page under another name", { origin: "https://inside.example", host: "inside.example" }],
    ["the address bar", { "sec-fetch-site": "none" }],
    ["a script", {}],
  ])("%s reads and changes", async (_case, headers) => {
    expect((await get(READ, { ...COOKIE, ...headers })).json()).toEqual({ data: { clients: [] } });
    expect((await post(SIGN_OUT, { ...COOKIE, ...headers })).json()).toEqual({
      data: { signOut: { signedOut: true } },
    });
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("%s is no way to ask", async (type) => {
    const payload = JSON.stringify({ query: SIGN_OUT });
    const headers = { ...COOKIE, "content-type": type };
    const answer = await gateway.inject({ method: "POST", url: "/graphql", payload, headers });
    expect(answer.statusCode).toBe(415);
    expect(platform.calls).toEqual([]);
  });

  it("nothing is changed by GET", async () => {
    const answer = await get(SIGN_OUT, COOKIE);
    expect({ status: answer.statusCode, allow: answer.headers.allow }).toEqual({
      status: 405,
      allow: "POST",
    });
    const streamed = await get(SIGN_OUT, { ...COOKIE, accept: "text/event-stream" });
    expect(streamed.statusCode).toBe(405);
    expect(platform.calls).toEqual([]);
  });
});

describe("another site's page", () => {
  const preflight = (headers: Headers) => gateway.inject({ method: "OPTIONS", url: "/graphql", headers });
  const origin = "https://www.obcina.si";

  it("may ask to send a key", async () => {
    const answer = await preflight({
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "authorization, content-type",
    });
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  it.each([
    ["a session", { "access-control-request-headers": "x-session-id" }],
    ["a group beside the key", { "access-control-request-headers": "authorization, x-group-id" }],
    ["JSON alone", { "access-control-request-headers": "content-type" }],
    ["nothing of its own", {}],
    [
      "a key by DELETE",
      { "access-control-request-headers": "authorization", "access-control-request-method": "DELETE" },
    ],
  ])("may not ask to send %s", async (_case, headers: Headers) => {
    const answer = await preflight({ origin, "access-control-request-method": "POST", ...headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
  ])("reads that its key is refused (%i), and is let say so", async (status, code) => {
    platform.on("GET user/session", (_request, reply) => reply.code(status).send({}));
    const answer = await post("{ __typename }", { origin: "null", authorization: "ApiKey vk_1" });
    expect(answer.headers["access-control-allow-origin"]).toBe("null");
    expect(answer.json().errors[0].extensions.code).toBe(code);
  });

  it.each([
    ["may be a view-only one", {}, "null"],
    ["is said to be a full one", { viewOnly: false }, undefined],
  ])("reads with a key that %s the public answers alone", async (_kind, apiKey, allowed) => {
    platform.on("GET user/session", () => ({ user: null, group: null, apiKey }));
    const headers = { origin: "null", authorization: `ApiKey ${allowed}` };
    const shown = "access-control-allow-origin";
    expect((await post(PUBLIC, headers)).headers[shown]).toBe(allowed);
    expect((await post("{ __typename }", headers)).headers[shown]).toBeUndefined();
  });

  it("reads no answer to a guest or a session", async () => {
    const callers: Headers[] = [{ origin }, { origin, "x-session-id": "session-1" }];
    for (const headers of callers)
      expect((await post("{ __typename }", headers)).headers["access-control-allow-origin"]).toBeUndefined();
  });
});
