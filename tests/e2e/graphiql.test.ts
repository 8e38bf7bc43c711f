import { expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { PHONE, type View } from "../support/browser.js";
import { USER } from "../support/fleet.js";
import { pathOf, waitForText } from "../support/page.js";
import { type Person, usePortal } from "../support/portal.js";

const portal = usePortal();

/** Signs in and opens the page; ready once its editor is there. */
async function openGraphiql(view?: View): Promise<Person> {
  const person = await portal.openAs(USER, { ...view, at: "/graphiql" });
  await person.page.waitForSelector(".graphiql-query-editor .CodeMirror");
  return person;
}

/** Opens an example; it can run once its tab has its operation's name. */
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
  const { page, visit } = await portal.open();
  await visit("/graphiql");
  expect(await pathOf(page)).toBe("/login");
});

it("signed in, the first tab lists my clients", async () => {
  const { page, complaints } = await openGraphiql();
  await run(page);
  await resultHas(page, portal.fleet.counter.name);
  expect(await page.title()).toBe("GraphiQL · Obcestje");
  expect(complaints).toEqual([]);
});

it("an example opens in a tab of its own with its variables, and runs", async () => {
  const { page, complaints } = await openGraphiql();
  await openExample(page, "V85 by day", "MonthV85ByDay");
  await waitForText(page, '"clientId"');
  await run(page);
  await resultHas(page, "resultsTable");
  await waitForText(page, "ListMyClients");
  expect(complaints).toEqual([]);
});

it("a subscription runs over the live socket until it is stopped", async () => {
  const { page, complaints } = await openGraphiql();
  await openExample(page, "Live status", "LiveStatus");
  await run(page);
  await page.waitForSelector(".graphiql-execute-button[aria-label^='Stop']");
  await resultHas(page, "clientStatus");
  const timestamp = Math.floor(Date.now() / 1000);
  await portal.fleet.sign.api.post("/device/status", { timestamp, battery: 11.9, alarms: [] });
  await resultHas(page, "11.9");
  await run(page);
  await page.waitForSelector(".graphiql-execute-button[aria-label^='Execute']");
  expect(complaints).toEqual([]);
});

it("the documentation has the types, on a phone, too", async () => {
  const { page, complaints } = await openGraphiql({ viewport: PHONE, dark: true });
  await page.locator("button[aria-label='Show Documentation Explorer']").click();
  await waitForText(page, "Measurement");
  await page.locator("::-p-xpath(//a[.='Measurement'])").click();
  await waitForText(page, "Traffic of one device and period");
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});
