import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { collectOperations } from "../src/operations/collectOperations.js";
import { EventStream } from "./eventStream.js";
import { ask, buildGateway, NOW } from "./gatewayUnderTest.js";
import { LiveSocket } from "./liveSocket.js";
import {
  clientJson,
  EVERYTHING,
  NOTHING,
  type PlatformDouble,
  startPlatformDouble,
} from "./platformDouble.js";

const COOKIE = { PLATFORM_SESSION_COOKIE: "connect.sid" };
/** As Express writes it: decoding it, or encoding it once more, would be another one. */
const SESSION = "s%3Aab.c+d/e=";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let log = "";

const start = async (features: string, settings: Record<string, string> = {}) => {
  platform = await startPlatformDouble(0, features);
  const logTo = {
    write: (line: string) => {
      log += line;
    },
  };
  gateway = await buildGateway(
    platform.url,
    { ...COOKIE, LOG_LEVEL: "debug", ...settings },
    () => NOW,
    logTo,
  );
  platform.on("GET user/session", () => ({ user: { id: 3, admin: false }, group: null }));
  platform.on("POST user/logout", (_request, reply) => reply.code(204).send());
  platform.on("GET client", (_request, reply) =>
    reply.header("set-cookie", "tracking=secret-tracker; Path=/").send(clientJson(7)),
  );
};
beforeEach(() => {
  log = "";
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const SIGN_IN =
  'mutation { signIn(input: { email: "ana@obcina.si", password: "correct horse" }) { sessionId } }';
const signedInBy = (setCookie: string | string[], body: unknown = "OK") =>
  platform.on("POST user/login", (_request, reply) => reply.header("set-cookie", setCookie).send(body));
const CLIENT = { query: "{ client(id: 7) { id } }", headers: { "x-session-id": SESSION } };
/** What the platform was told of who asks. */
const credentialsOf = ({ headers }: { headers: Record<string, unknown> }) => [
  headers.cookie,
  headers["x-session-id"],
];

describe("signing in", () => {
  beforeEach(() => start(NOTHING));

  it.each([
    [
      "among others, with attributes",
      ["lang=sl; Path=/", `connect.sid=${SESSION}; Path=/; Secure; HttpOnly`],
    ],
    ["alone", `connect.sid=${SESSION}`],
    ["set anew after it was taken away", ["connect.sid=; Max-Age=0", `connect.sid=${SESSION}`]],
    ["with spaces about it", ` connect.sid = ${SESSION} ;Path=/`],
  ])("takes the session from the answer's cookie: %s", async (_case, setCookie) => {
    signedInBy(setCookie);
    const { data, errors, cookies } = await ask(gateway, SIGN_IN);
    expect({ data, errors }).toEqual({ data: { signIn: { sessionId: SESSION } }, errors: undefined });
    expect(cookies).toEqual([`sessionId=${encodeURIComponent(SESSION)}; Path=/; HttpOnly; SameSite=Lax`]);
    expect(platform.requests.map(credentialsOf)).toEqual([
      [undefined, undefined],
      [`connect.sid=${SESSION}`, undefined],
    ]);
  });

  it("takes the session of the body first", async () => {
    signedInBy(`connect.sid=${SESSION}`, { sessionId: "of-the-body" });
    expect((await ask(gateway, SIGN_IN)).data).toEqual({ signIn: { sessionId: "of-the-body" } });
    expect(platform.requests[1]?.headers.cookie).toBe("connect.sid=of-the-body");
  });

  it.each([
    ["another cookie", "sid=1"],
    ["none in it", "connect.sid=; Path=/"],
    ["what is no value of a cookie", "connect.sid=a b"],
  ])("says that the answer can't be understood: %s", async (_case, setCookie) => {
    signedInBy(setCookie);
    const { errors, cookies } = await ask(gateway, SIGN_IN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_INVALID_RESPONSE"]);
    expect(JSON.stringify(errors)).not.toContain("sid");
    expect(cookies).toEqual([]);
  });

  it("does not take the body for a session that no cookie can carry", async () => {
    signedInBy([], { sessionId: "a; connect.sid=b" });
    const { errors } = await ask(gateway, SIGN_IN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_INVALID_RESPONSE"]);
  });

  it("without the setting takes no cookie", async () => {
    await gateway.close();
    gateway = await buildGateway(platform.url);
    signedInBy(`connect.sid=${SESSION}`, {});
    const { errors } = await ask(gateway, SIGN_IN);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_INVALID_RESPONSE"]);
  });
});

describe("a session", () => {
  beforeEach(() => start(NOTHING));

  it("is sent as the cookie with reads, and in place of the header", async () => {
    expect((await ask(gateway, CLIENT.query, CLIENT)).data).toEqual({ client: { id: "7" } });
    expect(platform.requests.map(credentialsOf)).toEqual([[`connect.sid=${SESSION}`, undefined]]);
  });

  it("comes from the browser's own cookie, which the platform does not get", async () => {
    const cookie = `other=1; sessionId=${encodeURIComponent(SESSION)}`;
    expect((await ask(gateway, CLIENT.query, { headers: { cookie } })).data).toEqual({ client: { id: "7" } });
    expect(platform.requests.map(credentialsOf)).toEqual([[`connect.sid=${SESSION}`, undefined]]);
  });

  it.each(["a; connect.sid=b", "a;b", "a b", "a\tb", "č"])(
    "that would be more than one cookie opens nothing: %j",
    async (sessionId) => {
      platform.on("GET client", ({ headers }, reply) =>
        headers.cookie === undefined ? reply.code(401).send() : clientJson(7),
      );
      const cookie = `sessionId=${encodeURIComponent(sessionId)}`;
      const { errors } = await ask(gateway, CLIENT.query, { headers: { cookie } });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
      expect(platform.requests.map(credentialsOf)).toEqual([[undefined, undefined]]);
    },
  );

  it("keeps no cookie of an answer: not for the browser, the log, or whoever asks next", async () => {
    const url = "/graphql";
    const answer = await gateway.inject({ method: "POST", url, ...CLIENT, payload: { query: CLIENT.query } });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    platform.on("GET client", (_request, reply) =>
      reply.code(500).header("set-cookie", `connect.sid=${SESSION}`).send(),
    );
    await ask(gateway, CLIENT.query, { headers: { authorization: "ApiKey key-1" } });
    await ask(gateway, CLIENT.query, { headers: { "x-session-id": "of-bor" } });
    expect([...new Set(platform.requests.map((request) => credentialsOf(request)[0]))]).toEqual([
      `connect.sid=${SESSION}`,
      undefined,
      "connect.sid=of-bor",
    ]);
    expect(log).toContain('"msg":"request"');
    expect(log).not.toMatch(/s%3Aab|secret-tracker|of-bor/);
  });

  it("ends as who it is, also where the browser has left it before", async () => {
    const signOut = "mutation { signOut { signedOut } }";
    for (const cookie of [`sessionId=${encodeURIComponent(SESSION)}`, "sessionId=old; signedOut=1"])
      expect((await ask(gateway, signOut, { headers: { cookie } })).data).toEqual({
        signOut: { signedOut: true },
      });
    expect(platform.requests.map((request) => [request.body, request.headers.cookie])).toEqual([
      [{ session_id: SESSION }, `connect.sid=${SESSION}`],
      [{ session_id: "old" }, "connect.sid=old"],
    ]);
  });
});

describe("a session elsewhere", () => {
  it("opens a socket and its events", async () => {
    await start(EVERYTHING);
    const events = new EventStream();
    platform.on("GET events", (_request, reply) => events.accept(reply, undefined));
    const address = await gateway.listen({ port: 0, host: "127.0.0.1" });
    const socket = await LiveSocket.init(address, { sessionId: SESSION });
    socket.subscribe("1", 'subscription { clientMeasurement(clientId: "7") { from } }');
    while (!platform.calls.includes("GET events")) await new Promise(setImmediate);
    const asked = platform.requests.find(({ url }) => url.startsWith("/events"));
    expect(asked && credentialsOf(asked)).toEqual([`connect.sid=${SESSION}`, undefined]);
    socket.close();
  });

  it("reads a report's page by the sealed key of the print, and files", async () => {
    const renderer = await startPlatformDouble();
    await start(NOTHING, { RENDERER_URL: renderer.url, PLATFORM_FEATURES: "+exports" });
    renderer.on("POST render", (_request, reply) => reply.type("application/pdf").send("%PDF-1.7"));
    const period = "clientId=7&startTimestamp=1790000000&endTimestamp=1790086400";
    const { headers } = CLIENT;
    expect((await gateway.inject({ url: `/pdf/report?${period}`, headers })).statusCode).toBe(200);
    const sessionKey = String((renderer.requests[0]?.body as { sessionKey: string } | undefined)?.sessionKey);
    await renderer.close();
    expect(sessionKey).toMatch(/^sk_/);
    platform.on("GET export/daily.csv", (_request, reply) =>
      reply.header("set-cookie", "tracking=secret-tracker").type("text/csv").send("day"),
    );
    const file = await gateway.inject({ url: `/export/daily.csv?${period}`, headers });
    expect([file.statusCode, file.headers["set-cookie"]]).toEqual([200, undefined]);
    const before = platform.requests.length;
    const entries = collectOperations(new URL("../../schema/operations", import.meta.url).pathname);
    const query = entries.find(({ name }) => name === "Report")?.text;
    const variables = { id: 7, interval: { from: 1_790_000_000, to: 1_790_086_400 }, isShort: false };
    const page = await gateway.inject({
      method: "POST",
      url: "/graphql",
      headers: { "x-session-id": sessionKey },
      payload: { query, variables },
    });
    expect(page.json().data.client.id).toBe("7");
    expect(platform.requests.length).toBeGreaterThan(before);
    for (const request of platform.requests)
      expect(credentialsOf(request)).toEqual([`connect.sid=${SESSION}`, undefined]);
  });
});
