/**
 * The first view for a new visitor: slow 4G and a quarter of the processor. Prints the largest contentful paint
 * and the JavaScript (gzip) until the page is quiet; with `--anchor <folder>` also those of another portal's
 * built web, in turns, and the ratios. The same server serves both, gzip 9, HTTP/1.1. Traccar's web calls its
 * API before it shows anything: it gets the answers of a portal without a signed-in user.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow } from "../tests/support/browser.js";
import { median } from "./support/timing.js";
import { type Answer, serveWeb } from "./support/webServer.js";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const OURS = process.env.TEST_WEB_DIR ?? fileURLToPath(new URL("../web/dist", import.meta.url));
/** As defined by Lighthouse and WebPageTest: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** Nothing paints later than this, on either page. */
const QUIET_MS = 1500;

const { values } = parseArgs({ options: { anchor: { type: "string" } } });

const nobody: Answer = (request, response) => {
  const json = (status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    return true;
  };
  if (request.url?.startsWith("/api/server")) return json(200, { id: 1, registration: true, attributes: {} });
  if (request.url?.startsWith("/api/")) return json(404, {});
  if (request.url?.startsWith("/graphql")) return json(200, { data: { session: null } });
  return false;
};

interface FirstView {
  /** Milliseconds. */
  lcp: number;
  /** kB as transferred. */
  script: number;
}

async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const { page, close } = await openWindow(browser);
  const scripts = await countScripts(page);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { lcp: startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(`${url}/login`, { waitUntil: "networkidle0", timeout: 120_000 });
  await page.waitForSelector("input[type=password]", { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const lcp = await page.evaluate(() => (window as unknown as { lcp: number }).lcp);
  await close();
  return { lcp, script: scripts() };
}

/** Slows the network down, and adds up the transferred size of scripts. */
async function countScripts(page: Page): Promise<() => number> {
  const cdp = await page.createCDPSession();
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  const kinds = new Map<string, string>();
  let bytes = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === "Script") bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

const portals = new Map([["ours", OURS]]);
if (values.anchor !== undefined) portals.set("anchor", values.anchor);

const browser = await launchBrowser();
const views = new Map<string, FirstView[]>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, folder] of portals) {
    const web = await serveWeb(folder, nobody);
    const view = await firstView(browser, web.url);
    views.set(name, [...(views.get(name) ?? []), view]);
    web.close();
  }
await browser.close();

const of = (name: string, key: keyof FirstView) => median((views.get(name) ?? []).map((view) => view[key]));
const lines: [string, keyof FirstView, string][] = [
  ["largest contentful paint", "lcp", "ms"],
  ["JavaScript, gzip", "script", "kB"],
];
for (const [name, key, unit] of lines) {
  const [ours, theirs] = [of("ours", key), of("anchor", key)];
  const anchor = views.has("anchor")
    ? `, anchor ${theirs.toFixed(0)} ${unit}, ratio ${(ours / theirs).toFixed(3)}`
    : "";
  console.log(`  ${name}: ours ${ours.toFixed(0)} ${unit}${anchor}`);
}
if (!views.has("anchor")) console.log("  For the ratio, name another portal's built web: --anchor <folder>.");
