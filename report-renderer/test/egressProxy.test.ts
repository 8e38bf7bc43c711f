import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import puppeteer from "puppeteer";
import { findBrowser } from "../src/browser/findBrowser.js";
import { type ForeignPlace, openForeignPlace } from "./hostile/foreignPlace.js";
import { hostilePage } from "./hostile/hostilePage.js";
import { serveHostileFiles } from "./hostile/hostilePortal.js";
import { portOf, useRenderer } from "./rendererUnderTest.js";

/** Ways out that reach the place in any Chromium that nothing holds. */
const OPEN_WAYS =
  `any-address audio beacon blob-worker by-name csp-report css-background css-cursor css-image-set css-import css-list
  css-mask data-frame decimal dynamic-import embed event-source fetch fetch-redirect font-face form frame-redirect iframe img
  import-scripts input-image keepalive location meta-refresh module modulepreload object own-host-other-port picture
  ping portal-redirect poster preload sandboxed script script-image service-worker shared-worker short stylesheet subdomain
  svg-image table-background track video websocket window worker-fetch xhr`.split(/\s+/);

let foreign: ForeignPlace;
beforeAll(async () => {
  foreign = await openForeignPlace();
});
const renderer = useRenderer({ RENDER_TIMEOUT_MS: "20000" }, (portal) =>
  serveHostileFiles(portal, () => `http://127.0.0.1:${foreign.port}`),
);
afterAll(() => foreign.close());
beforeEach(() => foreign.forget());

it("lets no way out of a page reach anything but the portal, and prints the page all the same", async () => {
  renderer.report = hostilePage(foreign.port, portOf(renderer.portal));
  const response = await renderer.render();
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  expect([...foreign.asked]).toEqual([]);
  expect(foreign.contacts).toEqual({ tcp: 0, udp: 0 });
}, 40_000);

/** Opens the page in a browser that nothing holds. One that is stuck in one of its ways out is given up. */
async function openWithoutProxy(): Promise<void> {
  const found = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? "");
  const browser = await puppeteer.launch({
    executablePath: found?.path ?? "",
    headless: found?.shell ? "shell" : true,
    pipe: true,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(8_000);
  await page.emulateMediaType("print");
  await page
    .goto(`${renderer.portalUrl}/pdfreport/7`, { waitUntil: "domcontentloaded" })
    .then(() => page.waitForSelector("html[data-report-ready]"))
    .catch(() => undefined);
  await browser.close();
}

it("is what holds them: without it each of them gets through", async () => {
  renderer.report = hostilePage(foreign.port, portOf(renderer.portal));
  const missing = () => OPEN_WAYS.filter((way) => !foreign.asked.has(way));
  for (let tries = 0; tries < 3 && missing().length > 0; tries += 1) await openWithoutProxy();
  expect(missing()).toEqual([]);
  // WebRTC and WebTransport ask for no path.
  expect(foreign.contacts.udp).toBeGreaterThan(0);
}, 60_000);

it("ends with an error where a page leads its window elsewhere, and nothing is reached", async () => {
  renderer.report = `<script>location = "http://127.0.0.1:${foreign.port}/away"</script>`;
  const response = await renderer.render();
  expect(response.statusCode).toBeGreaterThanOrEqual(500);
  expect(foreign.contacts).toEqual({ tcp: 0, udp: 0 });
}, 40_000);
