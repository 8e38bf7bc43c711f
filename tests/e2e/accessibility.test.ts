import { AxePuppeteer } from "@axe-core/puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, PHONE, signIn, waitForText } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  const thisHour = Math.floor(Date.now() / 3_600_000) * 3600;
  for (let ago = 6; ago > 0; ago -= 1) await postHour(stack.fleet.sign, thisHour - ago * 3600);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const VIEWS = [
  { name: "desktop, light", viewport: { width: 1280, height: 900 }, dark: false },
  { name: "desktop, dark", viewport: { width: 1280, height: 900 }, dark: true },
  { name: "phone, light", viewport: PHONE, dark: false },
  { name: "phone, dark", viewport: PHONE, dark: true },
];

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxePuppeteer(page).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

describe.each(VIEWS)("on a $name screen", ({ viewport, dark }) => {
  it("no screen breaks an accessibility rule or overflows sideways", async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport, dark });
    const found: Record<string, string[]> = {};
    const check = async (screen: string) => {
      found[screen] = await violations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found[screen].push(`overflows sideways by ${overflow} px`);
    };

    await page.goto(`${stack.portalUrl}/login`);
    await page.waitForSelector("input[type=password]");
    await check("sign-in");
    await signIn(page, stack.portalUrl, USER);
    await waitForText(page, stack.fleet.sign.name);
    await page.waitForSelector(".leaflet-container");
    await check("overview");
    await page.goto(`${stack.portalUrl}/client/${stack.fleet.sign.id}`);
    await page.waitForSelector("svg.highcharts-root");
    await check("client");
    await page.goto(`${stack.portalUrl}/client/99999`);
    await page.waitForSelector("h1, h2");
    await check("unknown client");

    expect(found).toEqual({ "sign-in": [], overview: [], client: [], "unknown client": [] });
    expect(complaints).toEqual([]);
    await close();
  });
});
