import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, signIn, waitForText } from "../support/browser.js";
import { postHour, USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

const NEWCOMER = { email: "eva@test.si", password: "modra-žaba-7", firstName: "Eva", lastName: "Kos" };
const HOURS = 7 * 24;
const VEHICLES_AN_HOUR = 12;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  const thisHour = Math.floor(Date.now() / 3_600_000) * 3600;
  for (let ago = HOURS + 1; ago > 0; ago -= 1)
    await postHour(stack.fleet.sign, thisHour - ago * 3600, 3600 / VEHICLES_AN_HOUR);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

const at = (page: Page, path: string) =>
  page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
const press = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"])`).click();

/** The group's administrator finds the new account and lets its person in. */
async function confirm(email: string): Promise<void> {
  const { admin, groupId } = stack.fleet;
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  const user = users.find((one) => one.email === email);
  await admin.patch("/user", { id: user?.id, confirmed: true });
  await admin.post("/group/assignUser", { groupId, userId: user?.id });
}

/** What the page's figures and headings say, charts aside. */
const picture = (page: Page) =>
  page.$$eval("main h1, main h2, main .chakra-card__body:not(:has(svg.highcharts-root))", (parts) =>
    parts.map((part) => part.textContent?.trim()),
  );

it("a newcomer signs up, is let in, finds a sign, reads its week, and a colleague sees the same by a link", async () => {
  const eva = await openWindow(browser);
  const { page } = eva;
  await page.evaluateOnNewDocument(() => {
    const clipboard = { writeText: async (text: string) => sessionStorage.setItem("copied", text) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });

  await page.goto(`${stack.portalUrl}/signup`);
  for (const [name, value] of Object.entries({ ...NEWCOMER, confirmation: NEWCOMER.password }))
    await page.locator(`input[name=${name}]`).fill(value);
  await page.locator("button[type=submit]:not([disabled])").click();
  await waitForText(page, "Račun je ustvarjen, počakajte na potrditev skrbnika");
  await confirm(NEWCOMER.email);

  await signIn(page, stack.portalUrl, NEWCOMER);
  await waitForText(page, stack.fleet.sign.name);
  await page.locator("main input[type=search]").fill("šmartinska");
  await page.waitForFunction(() => document.querySelectorAll("main tbody tr[aria-rowindex]").length === 1);
  await page.locator("main tbody tr[aria-rowindex] a").click();
  await at(page, `/client/${stack.fleet.sign.id}`);
  await page.locator("::-p-text(En teden)").click();
  await waitForText(page, "od 168 ur, ");
  await page.waitForSelector("[role=grid] td");
  await page.waitForSelector("svg.highcharts-root");

  await press(page, "Deli");
  await page.locator("[role=menuitem][data-value=fixed]").click();
  await page.waitForFunction(() => sessionStorage.getItem("copied") !== null);
  const link = await page.evaluate(() => sessionStorage.getItem("copied") ?? "");
  expect(new URL(link).searchParams.get("from")).toMatch(/^\d{10}$/);
  const seen = await picture(page);

  const ana = await openWindow(browser);
  await ana.page.goto(link);
  await at(ana.page, "/login");
  await ana.page.locator("input[type=email]").fill(USER.email);
  await ana.page.locator("input[type=password]").fill(USER.password);
  await ana.page.locator("button[type=submit]").click();
  await at(ana.page, new URL(link).pathname);
  await waitForText(ana.page, "od 168 ur, ");
  await ana.page.waitForSelector("[role=grid] td");
  expect(await picture(ana.page)).toEqual(seen);
  expect([...eva.complaints, ...ana.complaints]).toEqual([]);
  await Promise.all([eva.close(), ana.close()]);
}, 90_000);
