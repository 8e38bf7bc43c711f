import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SCRIPT = "document.title = 'Prijava';";
const SIGN_IN = `<!doctype html><script>${SCRIPT}</script>`;
const FRAME_SCRIPT = "document.body.append('frame');";
const PORTAL = `<!doctype html>the portal<script>${FRAME_SCRIPT}</script>`;
const WORKER = "self.addEventListener('fetch', () => {});";
const REPORT = "<!doctype html>a printed report";

let webDir: string;
let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  webDir = mkdtempSync(join(tmpdir(), "web-"));
  for (const [name, text] of [
    ["index.html", PORTAL],
    ["login.html", SIGN_IN],
    ["pdfreport.html", REPORT],
    ["worker.js", WORKER],
  ] as const) {
    writeFileSync(join(webDir, name), text);
    writeFileSync(join(webDir, `${name}.br`), brotliCompressSync(text));
  }
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url, { WEB_DIR: webDir });
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
  rmSync(webDir, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { accept: "text/html", ...headers } });

describe("the pages of the portal", () => {
  it.each(["/", "/login", "/login?lang=en", "/admin/login"])("%s shows the sign-in at once", async (url) => {
    const { statusCode, headers, body } = await open(url);
    expect([statusCode, body]).toEqual([200, SIGN_IN]);
    expect(headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
  });

  it.each(["/pdfreport", "/pdfreport/7,8?sessionKey=rk_1&lang=en"])(
    "%s is the printed report's",
    async (url) => {
      const { statusCode, headers, body } = await open(url);
      expect([statusCode, body]).toEqual([200, REPORT]);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  it.each(["/overview", "/client/7", "/signup"])("%s is the portal without the sign-in", async (url) => {
    const { statusCode, body } = await open(url);
    expect([statusCode, body]).toEqual([200, PORTAL]);
  });

  it.each(["/login", "/overview"])("%s comes compressed, and is asked for again each time", async (url) => {
    const { headers, rawPayload } = await open(url, { "accept-encoding": "br" });
    expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(url === "/login" ? SIGN_IN : PORTAL);
    const again = await open(url, { "accept-encoding": "br", "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("allows each page's own script by its hash, and no other", async () => {
    const scriptSrc = async (url: string) =>
      /script-src ([^;]*)/.exec(String((await open(url)).headers["content-security-policy"]))?.[1];
    const allowing = (script: string) =>
      `'self' 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    expect(await scriptSrc("/login")).toBe(allowing(SCRIPT));
    expect(await scriptSrc("/overview")).toBe(allowing(FRAME_SCRIPT));
    expect(await scriptSrc("/pdfreport")).toBe("'self'");
  });

  it("are one page where none was drawn ahead", async () => {
    rmSync(join(webDir, "login.html"));
    const plain = await buildGateway(platform.url, { WEB_DIR: webDir });
    const bodies = await Promise.all(
      ["/", "/login"].map(
        async (url) => (await plain.inject({ url, headers: { accept: "text/html" } })).body,
      ),
    );
    expect(bodies).toEqual([PORTAL, PORTAL]);
    await plain.close();
  });
});

describe("the service worker", () => {
  it("is never taken from a cache, and may come from the portal alone", async () => {
    const { statusCode, headers, body } = await gateway.inject({ url: "/worker.js" });
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, WORKER, "no-store"]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect((await open("/overview")).headers["content-security-policy"]).toContain("worker-src 'self'");
  });

  it.each([
    ["is switched off", { OFFLINE_VIEW: "false" }, () => {}],
    ["was not built", {}, () => rmSync(join(webDir, "worker.js"))],
  ])("where it %s one comes that forgets all and goes", async (_why, settings, prepare) => {
    prepare();
    const other = await buildGateway(platform.url, { WEB_DIR: webDir, ...settings });
    const { statusCode, headers, body } = await other.inject({ url: "/worker.js" });
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(await leavingOf(body)).toEqual({ kept: [], isRegistered: false });
    await other.close();
  });
});

/** The remains in a browser whose worker this replaces. */
async function leavingOf(script: string) {
  const kept = new Set(["page", "last-answers"]);
  let isRegistered = true;
  const work: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  new Function("self", "caches", script)(self, caches);
  for (const name of ["install", "activate"])
    listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  return { kept: [...kept], isRegistered };
}
