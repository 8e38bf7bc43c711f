import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { PLATFORM_TIMEOUT_MS: "400" });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const clients = () => ask(gateway, "{ clients { id } }", { headers: SIGNED_IN });

describe("an upstream that fails", () => {
  const status = (code: number) => (_request: unknown, reply: FastifyReply) =>
    reply.code(code).send({ error: { code: "X", message: "secret /var/lib/x", details: { at: "line 1" } } });

  it.each([
    [401, "UNAUTHENTICATED"],
    [403, "FORBIDDEN"],
    [404, "NOT_FOUND"],
    [413, "PAYLOAD_TOO_LARGE"],
    [429, "RATE_LIMITED"],
    [500, "UPSTREAM_ERROR"],
    [503, "UPSTREAM_UNAVAILABLE"],
  ])("with %i becomes %s and leaks nothing", async (code, expected) => {
    platform.on("GET client/list", status(code));
    const { errors } = await clients();
    expect(errors?.[0]?.extensions.code).toBe(expected);
    expect(JSON.stringify(errors)).not.toMatch(/secret|line 1|127\.0\.0\.1|at \//);
  });

  it.each([
    ["HTML", "<!doctype html><p>Sign in to the hotel network</p>"],
    ["broken JSON", '[{"id": 1'],
  ])("with 200 and %s becomes UPSTREAM_INVALID_RESPONSE", async (_case, body) => {
    platform.on("GET client/list", (_request, reply) => reply.type("application/json").send(body));
    expect((await clients()).errors?.[0]?.extensions.code).toBe("UPSTREAM_INVALID_RESPONSE");
  });

  it("with an empty answer tells no list, which is not an empty one", async () => {
    platform.on("GET client/list", (_request, reply) => reply.code(204).send());
    const { data, errors } = await clients();
    expect([data, errors?.[0]?.extensions.code]).toEqual([{ clients: null }, "UPSTREAM_INVALID_RESPONSE"]);
  });

  it("by silence becomes UPSTREAM_TIMEOUT at the deadline", async () => {
    platform.on("GET client/list", () => new Promise(() => undefined));
    expect((await clients()).errors?.[0]?.extensions).toMatchObject({
      code: "UPSTREAM_TIMEOUT",
      retryable: true,
    });
  });

  it("by resetting the connection becomes UPSTREAM_UNAVAILABLE", async () => {
    platform.on("GET client/list", (_request, reply) => reply.raw.destroy());
    expect((await clients()).errors?.[0]?.extensions).toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
      retryable: true,
    });
  });

  it("by resetting the connection within its answer becomes UPSTREAM_UNAVAILABLE", async () => {
    platform.on("GET client/list", (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      reply.raw.write("[{", () => reply.raw.destroy());
    });
    expect((await clients()).errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
  });

  it("by an answer that never ends becomes UPSTREAM_TIMEOUT at the deadline", async () => {
    platform.on("GET client/list", (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": "application/json" });
      reply.raw.write("[");
    });
    expect((await clients()).errors?.[0]?.extensions.code).toBe("UPSTREAM_TIMEOUT");
  });

  it.each<[string, (request: unknown, reply: FastifyReply) => unknown]>([
    ["500", status(500)],
    ["503", status(503)],
    ["HTML", (_request, reply) => reply.type("text/html").send("<p>Sign in</p>")],
    ["broken JSON", (_request, reply) => reply.type("application/json").send("[{")],
    ["a reset", (_request, reply) => reply.raw.destroy()],
    ["silence", () => new Promise(() => undefined)],
  ])(
    "by %s takes nothing else of the answer with it, and is asked again the next time",
    async (_case, fault) => {
      platform.on("GET client/list", fault);
      platform.on("GET group/list", () => []);
      const both = () => ask(gateway, "{ clients { id } groups { id } }", { headers: SIGNED_IN });
      const { status: sent, data, errors } = await both();
      expect({ sent, data, failed: errors?.map(({ path }) => path) }).toEqual({
        sent: 200,
        data: { clients: null, groups: [] },
        failed: [["clients"]],
      });
      platform.on("GET client/list", () => []);
      const again = await both();
      expect([again.data, again.errors]).toEqual([{ clients: [], groups: [] }, undefined]);
    },
  );

  it("by being down becomes UPSTREAM_UNAVAILABLE, and works again once it is back", async () => {
    const { url } = platform;
    await platform.close();
    expect((await clients()).errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
    platform = await startPlatformDouble(new URL(url).port);
    platform.on("GET client/list", () => []);
    expect((await clients()).data).toEqual({ clients: [] });
  });
});

describe("a faulty request", () => {
  it.each([
    ["that can't be parsed", "{ clients {"],
    ["for an unknown field", "{ clients { nonsense } }"],
    ["with a wrong argument", "{ client(id: [1]) { id } }"],
    ["that subscribes over plain POST", "subscription { clientStatus { id } }"],
  ])("%s is a 400 with BAD_USER_INPUT before any call", async (_case, query) => {
    const { status, errors } = await ask(gateway, query, { headers: SIGNED_IN });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", retryable: false });
    expect(JSON.stringify(errors)).not.toMatch(/stacktrace|node_modules/);
    expect(platform.calls).toEqual([]);
  });
});
