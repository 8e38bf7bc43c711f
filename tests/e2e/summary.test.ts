import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, signIn, waitForText } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;

const hour = (ago: number) => Math.floor(Date.now() / 3_600_000) * 3600 - ago * 3600;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  const { admin, groupId, sign, counter } = stack.fleet;
  for (let ago = 5; ago > 0; ago -= 1) await postHour(sign, hour(ago));
  const road = { name: "Šmartinska cesta", clients: [sign.id] };
  const paths = { name: "Ob Sori", clients: [counter.id] };
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups: [road, paths] } } });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const textOf = (page: Page) => page.evaluate(() => document.body.innerText);

it("a group's roads show their figures, their charts in any kind, and keep the choice in the address", async () => {
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/summary`);
  // Five hours of a vehicle a minute.
  await waitForText(page, "300");
  await page.waitForSelector("section svg.highcharts-root");
  expect(await textOf(page)).toContain("Šmartinska cesta čez most");
  await page.select("select", "histogram");
  await page.waitForFunction(() => location.search.includes("graph=histogram"));
  await waitForText(page, "Ta naprava ne meri hitrosti");
  await page.locator("::-p-aria(1 teden)").click();
  await page.waitForFunction(() => location.search.includes("interval=WEEK"));
  await page.reload();
  await page.waitForSelector("section svg.highcharts-root");
  expect(await page.$eval("select", (select) => select.value)).toBe("histogram");
  await page.locator("::-p-aria(Na pregled)").click();
  await page.waitForFunction(() => location.pathname === "/overview");
  expect(complaints).toEqual([]);
  await close();
});

it("what is new shows by itself, in place", async () => {
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, USER);
  // The page's own minute passes at once.
  await page.evaluateOnNewDocument(() => {
    const setLater = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
        setLater(run, ms >= 60_000 ? 500 : ms, ...rest),
    });
  });
  await page.goto(`${stack.portalUrl}/summary?interval=WEEK`);
  await waitForText(page, "300");
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  await postHour(stack.fleet.sign, hour(30));
  await waitForText(page, "360");
  expect(await page.evaluate(() => "neverReloaded" in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

it("a group without roads is told so", async () => {
  const { page, complaints, close } = await openWindow(browser);
  await signIn(page, stack.portalUrl, { email: "bor@test.si", password: "bor-of-the-tests" });
  await page.goto(`${stack.portalUrl}/summary`);
  await waitForText(page, "Povzetek še ni pripravljen");
  expect(await textOf(page)).not.toContain("Šmartinska cesta");
  expect(complaints).toEqual([]);
  await close();
});
