import type { Page } from "puppeteer";

/** Makes the page's browser refuse all storage, as Chromium does if a person blocks it: even reading the property throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
  });
}

export async function blockCookies(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, "cookieEnabled", { get: () => false });
    Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined });
  });
}
