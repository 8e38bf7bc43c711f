import type { Page } from "puppeteer";

/**
 * From the page's next load on, copied texts stay in the page: a headless browser's clipboard belongs to the
 * window with the focus.
 */
export async function keepCopies(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const clipboard = { writeText: async (text: string) => sessionStorage.setItem("copied", text) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
}

/** The last copied text; waits for the first. */
export async function copied(page: Page): Promise<string> {
  await page.waitForFunction(() => sessionStorage.getItem("copied") !== null);
  return page.evaluate(() => sessionStorage.getItem("copied") ?? "");
}
