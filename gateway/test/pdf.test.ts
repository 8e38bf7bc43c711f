import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { clientJson, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let renderer: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  [platform, renderer] = await Promise.all([startPlatformDouble(), startPlatformDouble()]);
  gateway = await buildGateway(platform.url, { RENDERER_URL: renderer.url });
  platform.on("GET client", () => clientJson(7, { metaData: { locationName: "Žiri, šola" } }));
  platform.on("POST report-key", (_request, reply) =>
    reply.code(201).send({ sessionKey: "rk_1", expireDate: 1 }),
  );
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
  await renderer.close();
});

const ADDRESS = "/pdf/report?clientId=7&startTimestamp=1790000000&endTimestamp=1790086400&lang=en";

it("hands the renderer ids and a report key, never the session, and passes its bytes on", async () => {
  renderer.on("POST render", (_request, reply) =>
    reply.type("application/pdf").send(Buffer.from("%PDF-1.7")),
  );
  const response = await gateway.inject({ url: ADDRESS, headers: SIGNED_IN });
  expect([response.statusCode, response.body]).toEqual([200, "%PDF-1.7"]);
  expect(response.headers["content-disposition"]).toBe('inline; filename="report-ziri-sola-2026-09-21.pdf"');
  expect(platform.requests[1]?.body).toEqual({
    clientId: 7,
    startTimestamp: 1_790_000_000,
    endTimestamp: 1_790_086_400,
  });
  expect(renderer.requests[0]?.body).toEqual({
    clientIds: ["7"],
    from: 1_790_000_000,
    to: 1_790_086_400,
    sessionKey: "rk_1",
    lang: "en",
  });
  expect(JSON.stringify(renderer.requests[0]?.headers)).not.toContain("session-1");
});

it("hands on the limit as if which the report is", async () => {
  renderer.on("POST render", (_request, reply) => reply.type("application/pdf").send("%PDF-1.7"));
  await gateway.inject({ url: `${ADDRESS}&asIfLimit=30`, headers: SIGNED_IN });
  expect(renderer.requests[0]?.body).toMatchObject({ asIfLimit: 30 });
});

it("hands on the gap of free flow", async () => {
  renderer.on("POST render", (_request, reply) => reply.type("application/pdf").send("%PDF-1.7"));
  await gateway.inject({ url: `${ADDRESS}&gap=4`, headers: SIGNED_IN });
  expect(renderer.requests[0]?.body).toMatchObject({ gap: 4 });
});

it("makes a report of a month by its name, by the clock of the first device", async () => {
  renderer.on("POST render", (_request, reply) => reply.type("application/pdf").send("%PDF-1.7"));
  const october = ADDRESS.replace(/startTimestamp=\d+&endTimestamp=\d+/, "interval=2026-10");
  await gateway.inject({ url: october, headers: SIGNED_IN });
  const [from, to] = ["2026-10-01T00:00+02:00", "2026-11-01T00:00+01:00"].map((at) => Date.parse(at) / 1000);
  expect(renderer.requests[0]?.body).toMatchObject({ clientIds: ["7"], from, to });
  const both = await gateway.inject({ url: `${ADDRESS}&interval=2026-10`, headers: SIGNED_IN });
  expect(both.json().error.message).toContain("interval stands in place of");
});

it("takes several devices into one report, and lets the language name its file", async () => {
  platform.on("GET client", () => [clientJson(7), clientJson(8), clientJson(9)]);
  renderer.on("POST render", (_request, reply) => reply.type("application/pdf").send("%PDF-1.7"));
  const several = ADDRESS.replace("clientId=7", "clientId=9,7,8").replace("&lang=en", "");
  const response = await gateway.inject({ url: several, headers: { authorization: "ApiKey full" } });
  expect(response.headers["content-disposition"]).toBe(
    'inline; filename="porocilo-3-lokacije-2026-09-21.pdf"',
  );
  expect(platform.calls).toEqual(["GET client", "POST report-key"]);
  expect(platform.requests[1]?.body).toMatchObject({ clientId: "9,7,8" });
  expect(renderer.requests[0]?.body).toMatchObject({ clientIds: ["9", "7", "8"], lang: "sl" });
});

it.each([
  ["clientId=7,7", "clientId must not name a device twice."],
  ["clientId=7,,8", "clientId must be 1 to 50 devices, joined by commas."],
  [`clientId=${Array.from({ length: 51 }, (_, i) => i).join()}`, "clientId must be 1 to 50 devices"],
  ["clientId=7&lang=de", "lang must be sl or en."],
  ["clientId=7&asIfLimit=0", "asIfLimit must be >= 1."],
  ["clientId=7&asIfLimit=201", "asIfLimit must be <= 200."],
  ["clientId=7&asIfLimit=3e1", "asIfLimit must be integer."],
  ["clientId=7&gap=2", "gap must be >= 3."],
  ["clientId=7&gap=11", "gap must be <= 10."],
  ["clientId=7&gap=", "gap must be integer."],
])("refuses %s", async (query, message) => {
  const url = ADDRESS.replace("clientId=7", query).replace("&lang=en", "");
  const response = await gateway.inject({ url, headers: SIGNED_IN });
  expect([response.statusCode, platform.calls]).toEqual([400, []]);
  expect(response.json().error.message).toContain(message);
});

it.each([
  [503, "NO_BROWSER", 503, "no Chromium"],
  [503, "X", 503, "just now"],
  [504, "DEADLINE", 504, "took too long"],
  [429, "QUEUE_FULL", 429, "try again"],
  [500, "X", 502, "could not be made"],
])("says what is wrong where the renderer answers %i %s", async (answered, code, status, words) => {
  renderer.on("POST render", (_request, reply) =>
    reply.code(answered).send({ error: { code, message: "/secret/path" } }),
  );
  const response = await gateway.inject({ url: ADDRESS, headers: { ...SIGNED_IN, accept: "text/html" } });
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toContain("text/html");
  expect(response.body).toContain(words);
  expect(response.body).not.toContain("secret");
});

it("passes on when another try makes sense", async () => {
  renderer.on("POST render", (_request, reply) => reply.code(429).header("retry-after", "17").send({}));
  const response = await gateway.inject({ url: ADDRESS, headers: SIGNED_IN });
  expect([response.statusCode, response.headers["retry-after"]]).toEqual([429, "17"]);
  expect(response.json().error).toMatchObject({ code: "RATE_LIMITED", retryable: true, retryAfter: 17 });
});

it("says so where no renderer runs", async () => {
  await renderer.close();
  const response = await gateway.inject({ url: ADDRESS, headers: SIGNED_IN });
  expect([response.statusCode, response.json().error.message]).toEqual([
    503,
    "The report renderer is not running.",
  ]);
});

it("makes nothing for who may not have it, and hands a script's key on", async () => {
  platform.on("POST report-key", (_request, reply) => reply.code(403).send({}));
  const response = await gateway.inject({ url: ADDRESS, headers: { authorization: "ApiKey view-only" } });
  expect([response.statusCode, response.json().error.code]).toEqual([403, "FORBIDDEN"]);
  expect(platform.requests.map(({ headers }) => headers.authorization)).toEqual([
    "ApiKey view-only",
    "ApiKey view-only",
  ]);
  expect(renderer.calls).toEqual([]);
});

it("asks nobody for a guest or a faulty query", async () => {
  const guest = await gateway.inject({ url: ADDRESS });
  const twice = await gateway.inject({ url: `${ADDRESS}&clientId=8`, headers: SIGNED_IN });
  expect([guest.statusCode, twice.statusCode, twice.json().error.fields[0].path]).toEqual([
    401,
    400,
    "clientId",
  ]);
  expect(platform.calls).toEqual([]);
});

it("renders nothing for HEAD", async () => {
  const response = await gateway.inject({ method: "HEAD", url: ADDRESS, headers: SIGNED_IN });
  expect(response).toMatchObject({ statusCode: 200, headers: { "content-type": "application/pdf" } });
  expect(renderer.calls).toEqual([]);
});

it("stops the renderer when the reader leaves", async () => {
  const url = await gateway.listen({ port: 0, host: "127.0.0.1" });
  const stopped = new Promise<void>((resolve) => {
    renderer.on("POST render", (_request, reply) => {
      reply.raw.once("close", resolve);
      reader.destroy();
      return reply.hijack();
    });
  });
  const reader = http.get(`${url}${ADDRESS}`, { headers: SIGNED_IN, agent: false });
  reader.on("error", () => undefined);
  await stopped;
});

it("breaks off where the renderer does, and keeps keys and secrets out of the log", async () => {
  await gateway.close();
  const secret = "the-renderers-secret-of-32-characters";
  const logged: string[] = [];
  gateway = await buildGateway(
    platform.url,
    { RENDERER_URL: renderer.url, RENDERER_SECRET: secret, LOG_LEVEL: "info" },
    undefined,
    { write: (line) => logged.push(line) },
  );
  const url = await gateway.listen({ port: 0, host: "127.0.0.1" });
  let breakOff = (): unknown => undefined;
  renderer.on("POST render", (_request, reply) => {
    breakOff = () => reply.raw.destroy();
    reply.raw.writeHead(200, { "content-type": "application/pdf" }).write("%PDF-1.7");
    return reply.hijack();
  });
  const [answer] = (await once(http.get(`${url}${ADDRESS}`, { headers: SIGNED_IN }), "response")) as [
    IncomingMessage,
  ];
  const ended = once(answer, "end");
  answer.resume();
  breakOff();
  await expect(ended).rejects.toThrow();
  while (!logged.join("").includes("/pdf/report")) await new Promise(setImmediate);
  expect(logged.join("")).not.toMatch(new RegExp(`${secret}|rk_1|session-1`));
});
