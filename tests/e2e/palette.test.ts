import { beforeAll, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { hoursAgo, postHour, USER } from "../support/fleet.js";
import { waitForPath, waitForText } from "../support/page.js";
import { usePortal } from "../support/portal.js";

const portal = usePortal();

beforeAll(() => postHour(portal.fleet.sign, hoursAgo(1)));

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.down("Control");
  await page.keyboard.press("k");
  await page.keyboard.up("Control");
  await page.waitForSelector("[role=dialog] [role=combobox]:focus");
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

it("by the keyboard alone: to the page's search, to a location by a word of its name, and back to where one was", async () => {
  const { page, signIn } = await portal.open();
  await signIn(USER);
  await waitForText(page, portal.fleet.sign.name);
  // On a browser's first visit the names are in the navigation before the page, which waits for the platform's offers.
  await page.waitForSelector("main input[type=search]");
  await page.keyboard.press("/");
  await hasFocus(page, "main input[type=search]");

  await openPalette(page);
  await page.keyboard.type("smartin");
  await page.waitForSelector("[role=option][aria-selected=true]");
  await page.keyboard.press("Enter");
  await waitForPath(page, `/client/${portal.fleet.sign.id}`);
  await hasFocus(page, "main");

  await openPalette(page);
  await waitForText(page, "Nazadnje odprto");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("[role=dialog]") === null);
  await hasFocus(page, "main");
}, 60_000);

it("fetches a location's page and its first answer while a pointer rests on its link", async () => {
  const { page, signIn } = await portal.open();
  await signIn(USER);
  const link = await page.waitForSelector(`main a[href="/client/${portal.fleet.sign.id}"]`);
  const code = page.waitForRequest((request) => /\/assets\/ClientPage-/.test(request.url()));
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"operationName":"ClientTraffic"') === true,
  );
  await link?.hover();
  await code;
  expect((await answer).status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe("/overview");
});
