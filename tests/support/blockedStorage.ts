import type { Page } from "puppeteer";

/** Has the page's browser refuse all storage, as Chromium does where a person blocks it: naming it throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
  });
}

/** The same of cookies. */
export async function blockCookies(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
  });
}
