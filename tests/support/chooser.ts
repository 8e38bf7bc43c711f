import type { Page } from "puppeteer";

/** Chooses an option of a combobox: by its visible label, or the first one. The label is typed, as people do. */
export async function chooseIn(page: Page, chooser: string, label?: string): Promise<void> {
  await page.locator(chooser).click();
  if (label !== undefined) await page.keyboard.sendCharacter(label);
  const option = label === undefined ? "[role=option]" : `[role=option] ::-p-text(${label})`;
  await page.locator(option).click();
  await page.waitForSelector("[role=listbox]", { hidden: true });
}

/** Opens a combobox, and returns the labels of its options. */
export async function offeredBy(page: Page, chooser: string): Promise<string[]> {
  await page.locator(chooser).click();
  await page.waitForSelector("[role=option]");
  return page.$$eval("[role=option]", (options) => options.map(({ textContent }) => textContent ?? ""));
}
