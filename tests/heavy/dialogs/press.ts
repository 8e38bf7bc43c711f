import type { Page } from "puppeteer";
import { named, press } from "../../support/page.js";

/** Waits until a dialog is there, and has come in. */
export async function dialogOf(page: Page): Promise<void> {
  await page.waitForSelector("[role=dialog], [role=alertdialog]");
  await page.waitForFunction(() => document.querySelector("[role=dialog] .chakra-skeleton") === null);
}

/** Presses a button of the page, which opens a dialog. */
export const ask = (name: string) => async (page: Page) => {
  await press(page, name);
  await dialogOf(page);
};

/** Presses one whose name ends in what it is about. */
export const askOf = (start: string) => async (page: Page) => {
  await page.locator(`#root main button[aria-label^='${start}']`).click();
  await dialogOf(page);
};

/** Chooses an item of a menu whose button's name begins so. */
export const choose = (menu: string, item: string) => async (page: Page) => {
  await page.locator(`#root main button[aria-haspopup=menu][aria-label^='${menu}']`).click();
  await page.locator(named("menuitem", item)).click();
  await dialogOf(page);
};

/** Presses a button of the dialog, which opens another one above it. */
export const askAbove = async (page: Page, start: string, above = 2): Promise<void> => {
  await page.locator(`[role=dialog] button[aria-label^='${start}']`).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll("[role=dialog], [role=alertdialog]").length >= count,
    {},
    above,
  );
};
