import type { Page } from "puppeteer";

/** Takes one of what a chooser offers: by its label as it is shown, or else the first. What is chosen in the portal by typing is typed. */
export async function chooseIn(page: Page, chooser: string, label?: string): Promise<void> {
  await page.locator(chooser).click();
  if (label !== undefined) await page.keyboard.sendCharacter(label);
  const option = label === undefined ? "[role=option]" : `[role=option] ::-p-text(${label})`;
  await page.locator(option).click();
  await page.waitForSelector("[role=listbox]", { hidden: true });
}

/** Opens a chooser, and tells the labels that it offers. */
export async function offeredBy(page: Page, chooser: string): Promise<string[]> {
  await page.locator(chooser).click();
  await page.waitForSelector("[role=option]");
  return page.$$eval("[role=option]", (options) => options.map(({ textContent }) => textContent ?? ""));
}
