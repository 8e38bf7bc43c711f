import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, PHONE, signIn, waitForText } from "../support/browser.js";
import { type FleetDevice, postHour, USER } from "../support/fleet.js";
import { PlatformApi } from "../support/platformApi.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;
let quiet: FleetDevice;

const hour = (ago: number) => Math.floor(Date.now() / 3_600_000) * 3600 - ago * 3600;

/** A further sign of the fleet's group. */
async function addSign(locationName: string): Promise<FleetDevice> {
  const { admin, groupId } = stack.fleet;
  const { id, guid, apiKey } = await admin.post<{ id: number; guid: string; apiKey: string }>("/client", {
    metaData: { locationName, speedLimit: 50 },
  });
  await admin.post("/client/assignTo", { groupId, clientId: id });
  return { id, guid, name: locationName, api: PlatformApi.device(stack.platformUrl, apiKey) };
}

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  quiet = await addSign("Tiha ulica");
  for (let ago = 6; ago > 0; ago -= 1) {
    await postHour(stack.fleet.sign, hour(ago), 20);
    await postHour(quiet, hour(ago), 240);
  }
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const names = (page: Page) =>
  page.$$eval("tbody th a", (links) => links.map(({ textContent }) => textContent));
const scales = (page: Page) =>
  page.$$eval("svg.highcharts-root", (charts) =>
    charts.map((chart) =>
      Math.max(
        ...[...chart.querySelectorAll(".highcharts-yaxis-labels text")].map((text) =>
          Number(text.textContent),
        ),
      ),
    ),
  );

it("locations stand side by side, and two of them lead to their comparison", async () => {
  const { sign } = stack.fleet;
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/traffic`);
  await waitForText(page, "1080");
  expect((await names(page)).slice(0, 2)).toEqual([sign.name, quiet.name]);
  await page.locator(`::-p-aria(Izberi: ${sign.name})`).click();
  await page.locator(`::-p-aria(Izberi: ${quiet.name})`).click();
  await page.locator("a::-p-text(Primerjaj)").click();
  await page.waitForFunction(() => location.pathname === "/compare");
  await waitForText(page, `${sign.name} v primerjavi z: ${quiet.name}`);
  expect(complaints).toEqual([]);
  await close();
});

it("charts share a scale until each is to have its own", async () => {
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/traffic?view=charts&show=${stack.fleet.sign.id},${quiet.id}`);
  await page.waitForFunction(() => document.querySelectorAll("svg.highcharts-root").length === 2);
  const [busy, calm] = await scales(page);
  expect(busy).toBe(calm);
  await page.locator("button::-p-text(Isto merilo)").click();
  await page.waitForFunction(() => location.search.includes("scale=own"));
  await page.waitForFunction(
    (shared) => {
      const charts = [...document.querySelectorAll("svg.highcharts-root")];
      const tops = charts.map((chart) =>
        Math.max(
          ...[...chart.querySelectorAll(".highcharts-yaxis-labels text")].map((text) =>
            Number(text.textContent),
          ),
        ),
      );
      return tops.length === 2 && Number(tops[1]) < shared / 4 && Number(tops[0]) >= shared;
    },
    {},
    Number(busy),
  );
  await page.locator("button::-p-text(Isto merilo)").click();
  await page.waitForFunction(() => !location.search.includes("scale=own"));
  expect(new Set(await scales(page)).size).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

it("a phone shows cards", async () => {
  const { page, complaints, close } = await openWindow(browser, { viewport: PHONE });
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/traffic`);
  await waitForText(page, "1080");
  expect(await page.$("main table")).toBeNull();
  expect(await page.$$eval("main ul > li", (cards) => cards.length)).toBe(3);
  expect(complaints).toEqual([]);
  await close();
});
