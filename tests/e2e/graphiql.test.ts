import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { Browser, Page } from "puppeteer";
import { launchBrowser, openWindow, PHONE, signIn, type Window, waitForText } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { type Stack, startStack } from "../support/stack.js";

let stack: Stack;
let browser: Browser;
let person: Window;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});
beforeEach(async () => {
  person = await openWindow(browser);
});
afterEach(() => person.close());

/** Signs in and opens the page; ready once its editor stands. */
async function openGraphiql(page: Page): Promise<void> {
  await signIn(page, stack.portalUrl, USER);
  await page.goto(`${stack.portalUrl}/graphiql`);
  await page.waitForSelector(".graphiql-query-editor .CodeMirror");
}

/** Opens an example; it can run once its tab is named after its operation. */
async function openExample(page: Page, title: string, operation: string): Promise<void> {
  await page.locator("button[aria-label='Show Examples']").click();
  await page.locator(`.examples button ::-p-text(${title})`).click();
  await page.waitForSelector(`.graphiql-tab-active ::-p-text(${operation})`);
}

const run = (page: Page) => page.locator(".graphiql-execute-button").click();

const resultHas = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>(".result-window")?.innerText.includes(wanted),
    {},
    text,
  );

it("a guest is sent to sign in", async () => {
  await person.page.goto(`${stack.portalUrl}/graphiql`);
  expect(await person.page.evaluate(() => location.pathname)).toBe("/login");
});

it("signed in, the first tab lists my clients", async () => {
  const { page, complaints } = person;
  await openGraphiql(page);
  await run(page);
  await resultHas(page, stack.fleet.counter.name);
  expect(await page.title()).toBe("GraphiQL · Obcestje");
  expect(complaints).toEqual([]);
});

it("an example opens in a tab of its own with its variables, and runs", async () => {
  const { page, complaints } = person;
  await openGraphiql(page);
  await openExample(page, "V85 by day", "MonthV85ByDay");
  await waitForText(page, '"clientId"');
  await run(page);
  await resultHas(page, "resultsTable");
  await waitForText(page, "ListMyClients");
  expect(complaints).toEqual([]);
});

it("a subscription runs over the live socket until it is stopped", async () => {
  const { page, complaints } = person;
  await openGraphiql(page);
  await openExample(page, "Live status", "LiveStatus");
  await run(page);
  await page.waitForSelector(".graphiql-execute-button[aria-label^='Stop']");
  await resultHas(page, "clientStatus");
  const timestamp = Math.floor(Date.now() / 1000);
  await stack.fleet.sign.api.post("/device/status", { timestamp, battery: 11.9, alarms: [] });
  await resultHas(page, "11.9");
  await run(page);
  await page.waitForSelector(".graphiql-execute-button[aria-label^='Execute']");
  expect(complaints).toEqual([]);
});

it("the documentation has the types, on a phone, too", async () => {
  const phone = await openWindow(browser, { viewport: PHONE, dark: true });
  await openGraphiql(phone.page);
  await phone.page.locator("button[aria-label='Show Documentation Explorer']").click();
  await waitForText(phone.page, "Measurement");
  await phone.page.locator("::-p-xpath(//a[.='Measurement'])").click();
  await waitForText(phone.page, "Traffic of one device and period");
  const sideways = await phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(phone.complaints).toEqual([]);
  await phone.close();
});
