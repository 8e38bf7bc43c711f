import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, signIn } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  await postHour(stack.fleet.sign, Math.floor(Date.now() / 3_600_000) * 3600 - 3600);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Words that only the library's own code holds. */
const CHARTS = "www.highcharts.com";
const MAP = "leaflet-pane";
const GRAPHQL_CLIENT = "graphql-transport-ws";

/** Gathers the scripts that a page loads, each once. */
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

it("the sign-in page loads at most 225 kB of JavaScript, without charts, map or GraphQL client", async () => {
  const { page, close } = await openWindow(browser);
  const scripts = watchScripts(page);
  await page.goto(`${stack.portalUrl}/login`, { waitUntil: "networkidle0" });
  const loaded = await scripts();
  expect(gzipKilobytes(loaded)).toBeLessThanOrEqual(225);
  for (const library of [CHARTS, MAP, GRAPHQL_CLIENT]) expect(loaded.filter(holding(library))).toEqual([]);
  await close();
});

it("the signed-in shell stays within 280 kB; the map and the charts come with the first page that shows one", async () => {
  const { page, close } = await openWindow(browser);
  const scripts = watchScripts(page);
  await signIn(page, stack.portalUrl, USER);
  await page.waitForSelector(".leaflet-container");
  const overview = await scripts();
  expect(overview.filter(holding(MAP))).toHaveLength(1);
  expect(overview.filter(holding(CHARTS))).toEqual([]);
  expect(gzipKilobytes(overview.filter((script) => !script.includes(MAP)))).toBeLessThanOrEqual(280);

  await page.goto(`${stack.portalUrl}/client/${stack.fleet.sign.id}`);
  await page.waitForSelector("svg.highcharts-root");
  expect((await scripts()).filter(holding(CHARTS))).toHaveLength(1);
  await close();
});

it("static files come compressed as they were built, and may be kept for ever", async () => {
  const html = await (await fetch(`${stack.portalUrl}/login`, { headers: { accept: "text/html" } })).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const response = await fetch(`${stack.portalUrl}${script}`, { headers: { "accept-encoding": "br" } });
  expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
});
