import type { HTTPRequest, Page } from "puppeteer";

/**
 * Stands between a page and the portal.
 * @param answer deals with a request, or lets it through by giving nothing
 * @returns steps aside
 */
export async function intercept(
  page: Page,
  answer: (request: HTTPRequest) => Promise<unknown> | undefined,
): Promise<() => Promise<void>> {
  const handle = (request: HTTPRequest) => void (answer(request) ?? request.continue());
  page.on("request", handle);
  await page.setRequestInterception(true);
  return async () => {
    page.off("request", handle);
    await page.setRequestInterception(false);
  };
}
