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
  expect(response.headers["content-disposition"]).toBe(
    'inline; filename="porocilo-ziri-sola-2026-09-21.pdf"',
  );
  expect(platform.requests[1]?.body).toEqual({
    clientId: 7,
    startTimestamp: 1_790_000_000,
    endTimestamp: 1_790_086_400,
  });
  expect(renderer.requests[0]?.body).toEqual({
    clientId: "7",
    from: 1_790_000_000,
    to: 1_790_086_400,
    sessionKey: "rk_1",
    lang: "en",
  });
  expect(JSON.stringify(renderer.requests[0]?.headers)).not.toContain("session-1");
});

it.each([
  [503, 503, "no Chromium"],
  [429, 429, "try again"],
  [500, 502, "could not be made"],
])("says what is wrong where the renderer answers %i", async (answered, status, words) => {
  renderer.on("POST render", (_request, reply) =>
    reply.code(answered).send({ error: { code: "X", message: "/secret/path" } }),
  );
  const response = await gateway.inject({ url: ADDRESS, headers: { ...SIGNED_IN, accept: "text/html" } });
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-type"]).toContain("text/html");
  expect(response.body).toContain(words);
  expect(response.body).not.toContain("secret");
});

it("says so where no renderer runs", async () => {
  await renderer.close();
  const response = await gateway.inject({ url: ADDRESS, headers: SIGNED_IN });
  expect([response.statusCode, response.json().error.message]).toEqual([
    503,
    "The report renderer is not running.",
  ]);
});
