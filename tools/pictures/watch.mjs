/** Kinds of requests that stay open as long as the page. */
const STANDING = ["websocket", "eventsource", "media"];

/**
 * Collects a page's errors, and counts its requests under way. Other origins are map tiles, which may be
 * missing.
 */
export function watch(page, origin) {
  const complaints = [];
  const open = new Set();
  const isOwn = (message) => message.url().startsWith(origin);
  page.on("request", (request) => {
    if (isOwn(request) && !STANDING.includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? "";
    // A request that a page aborts itself is no fault.
    if (isOwn(request) && reason !== "net::ERR_ABORTED")
      complaints.push(`${pathOf(request)} failed (${reason})`);
  });
  page.on("response", (response) => {
    if (isOwn(response) && response.status() >= 400)
      complaints.push(`${pathOf(response)} answered ${response.status()}`);
  });
  page.on("console", (message) => {
    const text = message.text();
    // Reported above, with the reason, for the portal's own requests.
    const isOfLoading = text.startsWith("Failed to load resource");
    if (message.type() === "error" && !isOfLoading) complaints.push(`console: ${text.slice(0, 300)}`);
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${String(error).slice(0, 300)}`));
  return { complaints, underWay: () => open.size };
}

const pathOf = (message) => new URL(message.url()).pathname;
