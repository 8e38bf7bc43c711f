import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import Fastify, { type FastifyInstance } from "fastify";
import { readEnv } from "../src/env.js";
import { buildServer } from "../src/server.js";

const SECRET = "a-secret-of-at-least-32-characters!";
const JOB = {
  clientId: "7",
  from: 1_790_000_000,
  to: 1_790_086_400,
  sessionKey: "rk_0123456789abcdef",
  lang: "sl",
};
const AUTH = { authorization: `Bearer ${SECRET}` };

let portal: FastifyInstance;
let foreign: FastifyInstance;
let renderer: FastifyInstance;
let foreignHits = 0;
let body = "";
let asked: string[] = [];

beforeAll(async () => {
  foreign = Fastify();
  foreign.get("/*", async () => {
    foreignHits += 1;
    return "x";
  });
  portal = Fastify();
  portal.get("/pdfreport/:id", async (request, reply) => {
    asked.push(request.url);
    return reply.type("text/html").send(`<!doctype html><title>Poročilo</title><body>${body}`);
  });
  await foreign.listen({ port: 0, host: "127.0.0.1" });
  renderer = await buildServer(
    readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PORTAL_URL: await portal.listen({ port: 0, host: "127.0.0.1" }),
      RENDERER_SECRET: SECRET,
      RENDER_TIMEOUT_MS: "3000",
      PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
    }),
  );
  await renderer.ready();
});
afterAll(async () => {
  await renderer.close();
  await portal.close();
  await foreign.close();
});
beforeEach(() => {
  foreignHits = 0;
  asked = [];
});

const ready = "<script>document.documentElement.dataset.reportReady = 'true'</script>";
const render = (payload: unknown = JOB, headers: Record<string, string> = AUTH) =>
  renderer.inject({ method: "POST", url: "/render", headers, payload: payload as object });

describe("a render", () => {
  it("prints the report page of the ids it was given", async () => {
    body = `<h1>Šmartinska čez most</h1>${ready}`;
    const response = await render();
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(asked).toEqual([
      "/pdfreport/7?sessionKey=rk_0123456789abcdef&fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl",
    ]);
  });

  it("draws the page as it is printed: what is measured on it fits the sheet", async () => {
    body = `<style>#sheet { width: 297mm } @media screen { #sheet { width: auto } }</style><div id="sheet"></div>
      <script>
        const isSheet = document.getElementById("sheet").offsetWidth > 1100;
        Object.assign(document.documentElement.dataset, isSheet ? { reportReady: "true" } : { reportReady: "error" });
      </script>`;
    expect((await render()).statusCode).toBe(200);
  });

  it("reaches the portal alone: images, frames, fetches and redirects to elsewhere are cut off", async () => {
    const { port } = foreign.server.address() as { port: number };
    const away = `http://127.0.0.1:${port}`;
    body = `<img src="${away}/image"><iframe src="${away}/frame"></iframe><link rel="stylesheet" href="${away}/style">
      <script>fetch("${away}/fetch").catch(() => 0).then(() => { document.documentElement.dataset.reportReady = "true" })</script>`;
    expect((await render()).statusCode).toBe(200);
    expect(foreignHits).toBe(0);
  });

  it("says so where the page failed", async () => {
    body =
      "<script>Object.assign(document.documentElement.dataset, { reportReady: 'error', reportError: 'NOT_FOUND' })</script>";
    const response = await render();
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      error: { code: "REPORT_FAILED", message: "The report page failed: NOT_FOUND." },
    });
  });

  it("ends at its deadline where the page never gets ready", async () => {
    body = "<p>waiting</p>";
    const response = await render();
    expect(response.statusCode).toBe(504);
  });

  it("works again after the browser was killed", async () => {
    body = ready;
    await render();
    execFileSync("pkill", ["-9", "-P", String(process.pid), "-f", "chrom"]);
    const response = await render();
    expect(response.statusCode).toBe(200);
  });
});

describe("a request that is refused", () => {
  it.each([
    ["no secret", JOB, {}, 401],
    ["a wrong secret", JOB, { authorization: `Bearer ${SECRET.replace("a", "b")}` }, 401],
    ["an address instead of an id", { ...JOB, clientId: "http://evil.example" }, AUTH, 400],
    ["an unknown field", { ...JOB, url: "http://evil.example" }, AUTH, 400],
    ["a path in the key", { ...JOB, sessionKey: "../../../../etc/passwd" }, AUTH, 400],
  ])("for %s", async (_case, payload, headers, status) => {
    expect((await render(payload, headers as Record<string, string>)).statusCode).toBe(status);
    expect(asked).toEqual([]);
  });
});

it("names no address, and so no key, where the portal can't be reached", async () => {
  const lost = await buildServer(
    readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      PORTAL_URL: "http://127.0.0.1:9",
      RENDERER_SECRET: SECRET,
      PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH,
    }),
  );
  const response = await lost.inject({ method: "POST", url: "/render", headers: AUTH, payload: JOB });
  expect([response.statusCode, response.json()]).toEqual([
    502,
    { error: { code: "PORTAL_UNREACHABLE", message: "The renderer can't reach the portal." } },
  ]);
  await lost.close();
});

it("says what is missing where there is no browser", async () => {
  const bare = await buildServer(
    readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      RENDERER_SECRET: SECRET,
      PUPPETEER_EXECUTABLE_PATH: "/nowhere/chromium",
    }),
  );
  expect((await bare.inject("/availability")).json()).toEqual({
    available: false,
    reason: expect.stringContaining("No Chromium was found"),
  });
  const response = await bare.inject({ method: "POST", url: "/render", headers: AUTH, payload: JOB });
  expect([response.statusCode, response.json().error.code]).toEqual([503, "NO_BROWSER"]);
  await bare.close();
});
