import type { Page } from "puppeteer";

/**
 * What the page copies from its next load on stays in the page: a headless browser's clipboard belongs to whichever window has the
 * focus.
 */
export async function keepCopies(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const clipboard = { writeText: async (text: string) => sessionStorage.setItem("copied", text) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
}

/** What was copied last; waits for the first. */
export async function copied(page: Page): Promise<string> {
  await page.waitForFunction(() => sessionStorage.getItem("copied") !== null);
  return page.evaluate(() => sessionStorage.getItem("copied") ?? "");
}
