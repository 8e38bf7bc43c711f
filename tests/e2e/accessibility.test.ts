import { AxePuppeteer } from "@axe-core/puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, PHONE, signIn } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";
import { failOperation, screensOf, settled } from "./screens.js";

/** Confirmed, and in no group: every screen is empty for them. */
const LONELY = { email: "cene@test.si", password: "cene-of-the-tests" };

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  const { admin, groupId, sign, counter } = stack.fleet;
  const thisHour = Math.floor(Date.now() / 3_600_000) * 3600;
  for (let ago = 6; ago > 0; ago -= 1) await postHour(sign, thisHour - ago * 3600);
  const groups = [{ name: "Glavna cesta", clients: [sign.id, counter.id] }];
  await admin.patch("/group", { id: groupId, metaData: { summaryGroups: { groups } } });
  await admin.post("/user/register", LONELY);
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  await admin.patch("/user", { id: users.find(({ email }) => email === LONELY.email)?.id, confirmed: true });
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

/** What is wrong with the page as it stands: accessibility rules that it breaks, or that it scrolls sideways. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxePuppeteer(page).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `overflows sideways by ${overflow} px`] : found;
}

describe.each(VIEWS)("on a $name screen", ({ viewport, dark }) => {
  it("a guest's screens break no accessibility rule", async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport, dark });
    const found: Record<string, string[]> = {};
    await page.goto(`${stack.portalUrl}/login`);
    await page.waitForSelector("input[type=password]");
    found["sign-in"] = await faults(page);
    await page.goto(`${stack.portalUrl}/signup`);
    await page.locator("input[name=email]").fill("no address");
    await page.keyboard.press("Tab");
    await page.waitForSelector("[aria-invalid=true]");
    found["sign-up with a fault"] = await faults(page);
    expect(found).toEqual({ "sign-in": [], "sign-up with a fault": [] });
    expect(complaints).toEqual([]);
    await close();
  });

  it("no screen breaks one: with content, empty, failed, or with something open over it", async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport, dark });
    const found: Record<string, string[]> = {};
    const visit = async (name: string, path: string, open?: (page: Page) => Promise<unknown>) => {
      await page.goto(`${stack.portalUrl}${path}`);
      const isSettled = await settled(page);
      if (isSettled) await open?.(page);
      const wrong = isSettled ? await faults(page) : ["never stood complete"];
      if (wrong.length > 0) found[name] = wrong;
    };

    await signIn(page, stack.portalUrl, USER);
    const screens = screensOf(stack.fleet);
    for (const { name, path, needs, emptyPath, open } of screens) {
      await visit(name, path, open);
      if (emptyPath !== undefined) await visit(`${name}, empty`, emptyPath);
      if (needs === undefined) continue;
      const heal = await failOperation(page, needs);
      await visit(`${name}, failed`, path);
      if ((await page.$("main [role=alert]")) === null)
        found[`${name}, failed`] = ["says nothing of the failure"];
      await heal();
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  it("nor for somebody without a group", async () => {
    const { page, complaints, close } = await openWindow(browser, { viewport, dark });
    const found: Record<string, string[]> = {};
    await signIn(page, stack.portalUrl, LONELY);
    for (const path of ["/overview", "/client", "/summary", "/traffic", "/compare", "/notifications"]) {
      await page.goto(`${stack.portalUrl}${path}`);
      const wrong = (await settled(page)) ? await faults(page) : ["never stood complete"];
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
