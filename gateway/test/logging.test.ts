import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import got from "got";
import { ask, buildGateway, NOW } from "./gatewayUnderTest.js";
import { type RawPlatform, startRawPlatform } from "./rawPlatform.js";

/** Secrets with their names, so that a failure shows which one got out. */
const SECRETS = {
  rendererSecret: "the-renderers-secret-0123456789-0123456789",
  platformPassword: "basic-pass-0815",
  typedPassword: "a typed password",
  sessionHeader: "s0meSessionInAHeader",
  cookie: "s0meSessionInACookie",
  apiKey: "ak_0123456789abcdefghijABCDEFGHIJ0123456789abc",
  reportKey: "rk_0123456789abcdefghijABCDEFGHIJ0123456789abc",
  query: "query-secret-77",
};

const HEADERS = {
  authorization: `ApiKey ${SECRETS.apiKey}`,
  "x-session-id": SECRETS.sessionHeader,
  cookie: `sessionId=${SECRETS.cookie}`,
  "x-request-id": "trace.1",
};

let platform: RawPlatform;
let gateway: FastifyInstance;
let log = "";
/** The error that the clock throws, for tests of unexpected errors. */
let fault: unknown;

beforeAll(async () => {
  platform = await startRawPlatform();
  const settings = { LOG_LEVEL: "debug", RENDERER_SECRET: SECRETS.rendererSecret };
  const now = () => {
    if (fault) throw fault;
    return NOW;
  };
  gateway = await buildGateway(platform.url, settings, now, {
    write: (line) => {
      log += line;
    },
  });
  await gateway.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  log = "";
  fault = undefined;
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const lines = () =>
  log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it("writes neither sessions nor keys to the log", async () => {
  const { typedPassword, query, reportKey, rendererSecret, platformPassword } = SECRETS;
  const variables = { email: "a@example.si", password: typedPassword };
  const signIn =
    "mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { sessionId } }";
  const asked = { variables, headers: HEADERS };
  platform.answer((_request, response) => response.writeHead(500).end(`{"sessionKey":"${reportKey}"}`));
  expect((await ask(gateway, signIn, asked)).errors?.[0]?.extensions.code).toBe("UPSTREAM_ERROR");
  platform.answer(({ socket }) => socket.destroy());
  expect((await ask(gateway, signIn, asked)).errors?.[0]?.extensions.code).toBe("UPSTREAM_UNAVAILABLE");
  const report = `/pdf/report?clientId=7&startTimestamp=1&endTimestamp=2&sessionKey=${query}`;
  expect((await gateway.inject({ url: report, headers: HEADERS })).statusCode).toBe(503);
  expect((await gateway.inject(`/nothing%3FsessionKey=${query}`)).statusCode).toBe(503);
  // A got error contains its call.
  const failed = got(`${platform.url}/client?sessionKey=${reportKey}`, {
    headers: HEADERS,
    retry: { limit: 0 },
  });
  fault = await failed.catch((error: unknown) => error);
  platform.answer((_request, response) => response.writeHead(200).end("[]"));
  const interval = "query { client(id: 7) { measurement(interval: { preset: WEEK }) { totalVehicles } } }";
  platform.answer((_request, response) => response.end('{"id":7,"guid":"g","groups":[],"metaData":{}}'));
  await ask(gateway, interval, asked);
  fault = undefined;
  gateway.log.error({ err: await failed.catch((error: unknown) => error) }, "as a library throws it");
  gateway.log.warn(
    `GET http://gateway:${platformPassword}@platform/client?key=${query} as ${rendererSecret}`,
  );
  gateway.log.warn({ variables, call: { headers: HEADERS } }, "an operation");
  expect(lines().filter(({ level }) => level === 50).length).toBeGreaterThan(0);
  const found = Object.entries(SECRETS).filter(([, secret]) => log.includes(secret));
  expect(found).toEqual([]);
});

it("writes one line a request, with its id and without its query", async () => {
  const url = "/pdf/report?clientId=7";
  const { headers } = await gateway.inject({ url, headers: { "x-request-id": "trace.2" } });
  expect(headers["x-request-id"]).toBe("trace.2");
  await gateway.inject("/healthz");
  expect(lines()).toEqual([
    {
      level: 30,
      part: "gateway",
      reqId: "trace.2",
      time: expect.any(Number),
      method: "GET",
      path: "/pdf/report",
      status: 401,
      ms: expect.any(Number),
      msg: "request",
    },
    expect.objectContaining({ level: 20, path: "/healthz", status: 200 }),
  ]);
});

it("writes the line of a request, too, whose asker leaves before the answer", async () => {
  const { port } = gateway.server.address() as AddressInfo;
  const headers = { "x-session-id": "s", "content-type": "application/json", "x-request-id": "trace.3" };
  const asking = request({ port, host: "127.0.0.1", path: "/graphql", method: "POST", headers });
  asking.on("error", () => undefined);
  const reached = new Promise<void>((resolve) => platform.answer(() => resolve()));
  asking.end(JSON.stringify({ query: "{ clients { id } }" }));
  await reached;
  asking.destroy();
  while (!log.includes('"msg":"request"')) await new Promise(setImmediate);
  expect(lines()).toContainEqual(expect.objectContaining({ reqId: "trace.3", path: "/graphql", cut: true }));
});

it.each(["", "x".repeat(129), "a b", 'a"b'])("gives a request with the id %j another one", async (id) => {
  const { headers } = await gateway.inject({ url: "/healthz", headers: { "x-request-id": id } });
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});
