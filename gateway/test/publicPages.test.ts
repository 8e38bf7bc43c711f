import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { buildGateway, NOW } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const PORTAL = "https://portal.example";
const KEY = "vk_of-the-square";
const SITES = ["https://www.obcina.si", "https://obcina.si"];

let now: number;
let origins: string[];
/** What the platform tells of the key besides. */
let opened: { clientId?: number; formerClientId?: number };
let platform: PlatformDouble;
let gateway: FastifyInstance;
let web: string;

beforeEach(async () => {
  now = NOW;
  origins = [];
  opened = {};
  web = mkdtempSync(join(tmpdir(), "web-"));
  for (const page of ["index", "public"]) writeFileSync(join(web, `${page}.html`), `<p>${page}</p>`);
  mkdirSync(join(web, "assets"));
  for (const script of ["assets/public-1.js", "color-mode.js"]) writeFileSync(join(web, script), "");
  platform = await startPlatformDouble();
  platform.on("GET user/session", () => ({
    user: null,
    group: null,
    apiKey: { viewOnly: true, origins, ...opened },
  }));
  gateway = await buildGateway(platform.url, { PUBLIC_URL: PORTAL, WEB_DIR: web }, () => now);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
  rmSync(web, { recursive: true });
});

const open = (url: string) => gateway.inject({ method: "GET", url, headers: { accept: "text/html" } });
const framersOf = async (url: string) => {
  const { headers } = await open(url);
  const policy = String(headers["content-security-policy"]);
  return { framers: /frame-ancestors ([^;]*)/.exec(policy)?.[1], xFrame: headers["x-frame-options"] };
};

describe.each(["/embed/graph", "/embed/map"])("%s", (path) => {
  it("may be framed by any site, where its key is kept to none", async () => {
    const { statusCode, body } = await open(`${path}?key=${KEY}`);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: "<p>public</p>" });
    expect(await framersOf(`${path}?key=${KEY}&client=1`)).toEqual({ framers: "*", xFrame: undefined });
  });

  it("may be framed by the sites of its key and the portal, and by no others", async () => {
    origins = SITES;
    const framers = `'self' ${SITES.join(" ")}`;
    expect(await framersOf(`${path}?key=${KEY}`)).toEqual({ framers, xFrame: undefined });
    expect(platform.requests[0]?.headers).toMatchObject({ authorization: `ApiKey ${KEY}`, origin: PORTAL });
  });

  it.each(["", "?key=", "?key=ak_full", "?key=vk_a&key=vk_b", "?key=vk_%0d%0aset-cookie"])(
    "says nothing of a key where there is none (%s)",
    async (query) => {
      expect(await framersOf(`${path}${query}`)).toEqual({ framers: "*", xFrame: undefined });
      expect(platform.calls).toEqual([]);
    },
  );

  it("holds no secret: who has a key that is none sees the page, too", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(401).send({}));
    expect(await framersOf(`${path}?key=${KEY}`)).toEqual({ framers: "*", xFrame: undefined });
  });

  it("shows nothing while it can't be told who may frame it, and tries again by itself", async () => {
    platform.on("GET user/session", (_request, reply) => reply.code(503).send({}));
    const { statusCode, headers, body } = await open(`${path}?key=${KEY}`);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ refresh: "10", "retry-after": "10", "cache-control": "no-store" });
    expect(body).toContain("The data can't be reached");
    expect(body).not.toMatch(/<script|public<\/p>/);
  });

  it("goes by what it knew last while the platform is away", async () => {
    origins = SITES;
    const known = await framersOf(`${path}?key=${KEY}`);
    platform.on("GET user/session", (_request, reply) => reply.code(503).send({}));
    now += 3600;
    expect(await framersOf(`${path}?key=${KEY}`)).toEqual(known);
  });

  it("asks for its key's sites once in ten seconds, however many open it", async () => {
    const everybody = () => Promise.all(Array.from({ length: 300 }, () => open(`${path}?key=${KEY}`)));
    await everybody();
    now += 9;
    await everybody();
    expect(platform.calls).toHaveLength(1);
    now += 1;
    origins = SITES;
    await everybody();
    expect(platform.calls).toHaveLength(2);
    expect((await framersOf(`${path}?key=${KEY}`)).framers).toContain(SITES[0]);
  });
});

it.each([`/public?key=${KEY}`, `/public/graph?key=${KEY}`, "/overview", "/keys", "/stetje"])(
  "%s may be framed by nobody",
  async (path) => {
    expect(await framersOf(path)).toMatchObject({ framers: "'none'" });
    expect(platform.calls).toEqual([]);
  },
);

it("a frame with a sandbox may read what an embed is made of, as a page of no origin, and nothing else of the portal", async () => {
  const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
  for (const url of [
    "/assets/public-1.js",
    "/color-mode.js",
    `/embed/graph?key=${KEY}`,
    `/embed/map?key=${KEY}`,
  ])
    expect((await gateway.inject({ url, headers: { origin: "null" } })).headers).toMatchObject(open);
  for (const url of ["/index.html", "/overview", `/public?key=${KEY}`]) {
    const { headers } = await gateway.inject({ url, headers: { origin: "null", accept: "text/html" } });
    expect(headers).toMatchObject({ "cross-origin-resource-policy": "same-origin" });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
});

it("public pages tell tile servers from which site they are, and never the address with its key", async () => {
  for (const path of ["/public", "/public/graph", "/embed/graph", "/embed/map"])
    expect((await open(`${path}?key=${KEY}`)).headers["referrer-policy"]).toBe(
      "strict-origin-when-cross-origin",
    );
});

describe.each(["/embed/graph", "/embed/map", "/public", "/public/graph"])(
  "%s of a device that was given away",
  (path) => {
    const link = (client: string) => `${path}?key=${KEY}&client=${client}&graph=speeds&lang=en`;

    it("leads to the place that its key opens now", async () => {
      opened = { clientId: 31, formerClientId: 7 };
      const { statusCode, headers } = await open(link("7"));
      expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location: link("31") });
      expect((await open(link("31"))).body).toBe("<p>public</p>");
    });

    it.each([{}, { clientId: 7 }, { clientId: 31, formerClientId: 8 }])(
      "leads nowhere else (%j)",
      async (told) => {
        opened = told;
        expect((await open(link("7"))).body).toBe("<p>public</p>");
      },
    );
  },
);

it("shows a page of its own also where nothing can be asked of its key", async () => {
  platform.on("GET user/session", (_request, reply) => reply.code(503).send({}));
  expect((await open(`/public?key=${KEY}&client=7`)).body).toBe("<p>public</p>");
});
