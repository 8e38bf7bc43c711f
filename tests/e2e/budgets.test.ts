import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hoursAgo, postHour, USER } from "../support/fleet.js";
import { usePortal } from "../support/portal.js";
import { addViewKey } from "../support/viewKeys.js";

const portal = usePortal();

beforeAll(() => postHour(portal.fleet.sign, hoursAgo(1)));

/** Strings that occur only in the library's own code. */
const CHARTS = "www.highcharts.com";
const MAP = "leaflet-pane";
/** A class of our own map's markers. */
const MARKERS = "map-cluster";
const GRAPHQL_CLIENT = "graphql-transport-ws";
/** A code that occurs only in the texts of faults. */
const FAULTS = "PICTURE_SHOWS_NOTHING";

/** Collects the scripts that a page loads, each once. */
function watchScripts(page: Page): () => Promise<string[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const script = response.request().resourceType() === "script" && response.ok();
    if (script && !bodies.has(response.url()))
      bodies.set(response.url(), response.buffer().then(Buffer.from));
  });
  return async () => (await Promise.all(bodies.values())).map(String);
}

function gzipKilobytes(scripts: string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0) / 1000;
}

function holding(library: string): (script: string) => boolean {
  return (script) => script.includes(library);
}

it("the sign-in page loads at most 225 kB of JavaScript, without charts, map, GraphQL client or texts of faults", async () => {
  const { page, visit } = await portal.open();
  const scripts = watchScripts(page);
  await visit("/login", { waitUntil: "networkidle0" });
  const loaded = await scripts();
  expect(gzipKilobytes(loaded)).toBeLessThanOrEqual(225);
  for (const library of [CHARTS, MAP, GRAPHQL_CLIENT, FAULTS])
    expect(loaded.filter(holding(library))).toEqual([]);
});

it("the signed-in shell stays within 280 kB; the map and the charts come with the first page that shows one", async () => {
  const { page, visit, signIn } = await portal.open();
  const scripts = watchScripts(page);
  // Code for use without a connection loads only once the page has settled.
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await signIn(USER);
  await page.waitForSelector(".leaflet-container");
  const overview = await scripts();
  const ofMap = overview.filter((script) => [MAP, MARKERS].some((word) => script.includes(word)));
  expect(ofMap).toHaveLength(2);
  expect(overview.filter(holding(CHARTS))).toEqual([]);
  expect(overview.filter(holding(FAULTS))).toEqual([]);
  expect(gzipKilobytes(overview.filter((script) => !ofMap.includes(script)))).toBeLessThanOrEqual(280);

  await visit(`/client/${portal.fleet.sign.id}`);
  await page.waitForSelector("svg.highcharts-root");
  expect((await scripts()).filter(holding(CHARTS))).toHaveLength(1);
});

it("the printed report's page loads at most 370 kB of JavaScript, charts and map included, and nothing of the portal's", async () => {
  const { page, visit } = await portal.open();
  const scripts = watchScripts(page);
  await visit("/pdfreport");
  await page.waitForSelector("html[data-report-standby]");
  const loaded = await scripts();
  expect(gzipKilobytes(loaded)).toBeLessThanOrEqual(370);
  expect(loaded.length).toBeLessThanOrEqual(30);
  expect(loaded.filter(holding(CHARTS))).toHaveLength(1);
  for (const foreign of [GRAPHQL_CLIENT, MARKERS]) expect(loaded.filter(holding(foreign))).toEqual([]);
});

it.each(["/public", "/public/graph", "/embed/graph", "/embed/map"])(
  "%s loads at most 150 kB of JavaScript beside the charts, and nothing of the portal's",
  async (path) => {
    const { admin, groupId, sign } = portal.fleet;
    const { key } = await addViewKey(admin, { groupId });
    const { page, visit } = await portal.open();
    const scripts = watchScripts(page);
    await visit(`${path}?key=${key}&client=${sign.id}`);
    const hasGraph = path.endsWith("graph");
    await page.waitForSelector(hasGraph ? "svg.highcharts-root" : ".map-mark");
    const loaded = await scripts();
    const others = loaded.filter((script) => !holding(CHARTS)(script));
    expect(gzipKilobytes(others)).toBeLessThanOrEqual(150);
    expect(loaded.length - others.length).toBe(hasGraph ? 1 : 0);
    expect(others.some(holding("ApolloClient"))).toBe(false);
  },
);

it("static files come compressed as they were built, and may be kept for ever", async () => {
  const { portalUrl } = portal.stack;
  const html = await (await fetch(`${portalUrl}/login`, { headers: { accept: "text/html" } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const response = await fetch(`${portalUrl}${script}`, { headers: { "accept-encoding": "br" } });
  expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
});
