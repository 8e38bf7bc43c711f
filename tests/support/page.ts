import type { Page } from "puppeteer";
import { IS_PLAIN } from "./offered.js";

/** Selector of an element by its role and accessible name. */
export function named(role: string, name: string): string {
  return `::-p-aria([role="${role}"][name="${name}"])`;
}

export function press(page: Page, name: string, role = "button"): Promise<void> {
  return page.locator(named(role, name)).click();
}

/** Presses something that reloads the page, and waits for the new one: a wait that begins in the old page can be lost with it. */
export async function pressToLoad(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: "domcontentloaded" }), press(page, name)]);
}

/** Opens the user menu, and chooses the selector's element. A button from before the page's code opens no menu. */
export async function chooseInUserMenu(page: Page, selector: string): Promise<void> {
  await page.locator("#root button[aria-label^='Uporabniški meni']").click();
  await page.locator(selector).click();
}

/** Fills in fields by their names. */
export async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
}

/** With a plain platform news shows once the portal polls again: every 10 s, or 60. */
const PATIENCE_MS = IS_PLAIN ? 70_000 : 30_000;

/** Waits until the page shows the text anywhere. */
export async function waitForText(page: Page, text: string, timeout = PATIENCE_MS): Promise<void> {
  try {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout }, text);
  } catch (cause) {
    const shown = await page.evaluate(() => document.body.innerText).catch(() => "");
    throw new Error(`"${text}" does not show; the page says: ${shown.replace(/\s+/g, " ").slice(0, 600)}`, {
      cause,
    });
  }
}

/** Waits until one part of the page shows the text. */
export async function waitForTextIn(page: Page, part: string, text: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => document.querySelector<HTMLElement>(selector)?.innerText.includes(wanted),
    { timeout: PATIENCE_MS },
    part,
    text,
  );
}

/** Waits for the path, with any query. */
export async function waitForPath(page: Page, path: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Waits for the path with exactly this query, or none. */
export async function waitForAddress(page: Page, address: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, {}, address);
}

/** Waits until the address's query contains the text. */
export async function waitForQuery(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => location.search.includes(wanted), {}, text);
}

/** Waits until there are exactly this many. */
export async function waitForCount(page: Page, selector: string, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted, expected) => document.querySelectorAll(wanted).length === expected,
    {},
    selector,
    count,
  );
}

export function waitForCharts(page: Page, count: number): Promise<void> {
  return waitForCount(page, "svg.highcharts-root", count);
}

export function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname);
}

/** Text of the page, or of one part; without empty lines. */
export function textOf(page: Page, part = "body"): Promise<string> {
  return page.evaluate(
    (selector) => (document.querySelector<HTMLElement>(selector)?.innerText ?? "").replace(/\n+/g, "\n"),
    part,
  );
}

/** Text of each element. */
export function textsOf(page: Page, selector: string): Promise<(string | undefined)[]> {
  return page.$$eval(selector, (found) => found.map(({ textContent }) => textContent?.trim()));
}

/**
 * Marks the loaded page.
 * @returns a function that returns true if the page was not reloaded
 */
export async function markLoad(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
  return () => page.evaluate(() => "neverReloaded" in window);
}
