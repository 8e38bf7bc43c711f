import type { Page } from "puppeteer";
import { intercept } from "../support/requests.js";

/** Makes the operation fail as during an outage of the platform; all others pass. */
export function failOperation(page: Page, operation: string): Promise<() => Promise<void>> {
  const error = {
    message: "The data are not available now.",
    extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true, requestId: "test" },
  };
  const failed = { data: null, errors: [error] };
  return intercept(page, (request) => {
    const body = request.method() === "POST" ? (request.postData() ?? "") : "";
    const isMeant = request.url().endsWith("/graphql") && body.includes(`"operationName":"${operation}"`);
    return isMeant
      ? request.respond({ status: 200, contentType: "application/json", body: JSON.stringify(failed) })
      : undefined;
  });
}

/** Waits until the page has its heading and nothing is loading; false if that never happens. */
export async function settled(page: Page): Promise<boolean> {
  const isComplete = () =>
    document.querySelector("h1, h2") !== null &&
    document.querySelector("main .chakra-skeleton, main [aria-busy=true]") === null;
  return page.waitForFunction(isComplete, { timeout: 15_000 }).then(
    () => true,
    () => false,
  );
}
