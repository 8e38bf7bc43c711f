import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let webDir: string;
let platform: PlatformDouble;
let gateway: FastifyInstance;

const person = { user: { id: 1, email: "ana@test.si", username: "Ana", admin: false }, group: null };
const key = { user: null, group: { id: 1, name: "Občina" }, apiKey: { viewOnly: false } };

beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), "web-"));
  writeFileSync(join(webDir, "index.html"), "the portal");
  writeFileSync(join(webDir, "graphiql.html"), "the API page");
});
beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { WEB_DIR: webDir });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});
afterAll(() => rmSync(webDir, { recursive: true }));

const open = (headers: Record<string, string> = {}, url = "/graphiql") =>
  gateway.inject({ url, headers: { accept: "text/html", ...headers } });

describe("GET /graphiql", () => {
  it("sends a guest to sign in, without asking the platform", async () => {
    const { statusCode, headers, body } = await open();
    expect([statusCode, headers.location, body]).toEqual([302, "/login?wanted=%2Fgraphiql", ""]);
    expect(platform.calls).toEqual([]);
  });

  it("sends whose session has ended to sign in", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(401).send({}));
    expect((await open(SIGNED_IN, "/graphiql?query=%7Bx%7D")).headers.location).toBe(
      "/login?wanted=%2Fgraphiql%3Fquery%3D%257Bx%257D",
    );
  });

  it("is for people, not for keys", async () => {
    platform.on("GET user/session", () => key);
    expect((await open({ authorization: "ApiKey k-1" })).headers.location).toBe("/login?wanted=%2Fgraphiql");
  });

  it("serves the page to who has signed in, and lets it run and ask nothing of other origins", async () => {
    platform.on("GET user/session", () => person);
    const { statusCode, headers, body } = await open({ cookie: "sessionId=session-1" });
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "the API page", "no-store"]);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(platform.requests[0]?.headers["x-session-id"]).toBe("session-1");
  });

  it("says that the platform is away rather than that nobody has signed in", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(503).send({}));
    expect((await open(SIGNED_IN)).statusCode).toBe(503);
  });

  it("can't be had as a file", async () => {
    expect((await open({}, "/graphiql.html")).body).toBe("the portal");
  });
});
