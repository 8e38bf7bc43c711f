import type { HTTPRequest, Page } from "puppeteer";

/**
 * Intercepts requests between a page and the portal.
 * @param answer handles a request, or lets it through by returning nothing
 * @returns a function that ends it
 */
export async function intercept(
  page: Page,
  answer: (request: HTTPRequest) => Promise<unknown> | undefined,
): Promise<() => Promise<void>> {
  const handle = (request: HTTPRequest) => void (answer(request) ?? request.continue());
  // A service worker's requests are not intercepted.
  await page.setBypassServiceWorker(true);
  page.on("request", handle);
  await page.setRequestInterception(true);
  return async () => {
    page.off("request", handle);
    await page.setRequestInterception(false);
    await page.setBypassServiceWorker(false);
  };
}

/**
 * Loses the answer to an operation: the portal executes it, and the page never hears of it.
 * @returns a function that lets answers through again
 */
export function loseAnswer(page: Page, operation: string): Promise<() => Promise<void>> {
  return intercept(page, (request) => {
    const body = request.postData() ?? "";
    return body.includes(`"operationName":"${operation}"`) ? sendInVain(page, request, body) : undefined;
  });
}

async function sendInVain(page: Page, request: HTTPRequest, body: string): Promise<void> {
  const cookies = await page.browserContext().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { ...request.headers(), cookie };
  const answer = await fetch(request.url(), { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The portal refused what was to be lost: ${await answer.text()}`);
  await request.abort("connectionreset");
}
