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
const PORTAL = "<!doctype html>the portal";
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

  it.each(["/overview", "/client/7", "/signup"])("%s is the portal without it", async (url) => {
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

  it("allows the sign-in's own script by its hash, and no other", async () => {
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    const scriptSrc = async (url: string) =>
      /script-src ([^;]*)/.exec(String((await open(url)).headers["content-security-policy"]))?.[1];
    expect(await scriptSrc("/login")).toBe(`'self' 'sha256-${hash}'`);
    expect(await scriptSrc("/overview")).toBe("'self'");
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
