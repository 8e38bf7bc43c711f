/** Kinds of requests that stay open as long as the page. */
const STANDING = ["websocket", "eventsource", "media"];

/** Notes what a page complains about, and how many requests are under way. Other origins are map tiles: there may be none. */
export function watch(page, origin) {
  const complaints = [];
  const open = new Set();
  const isOwn = (url) => url.startsWith(origin);
  page.on("request", (request) => {
    if (isOwn(request.url()) && !STANDING.includes(request.resourceType())) open.add(request);
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? "";
    if (isOwn(request.url()) && reason !== "net::ERR_ABORTED")
      complaints.push(`request failed: ${pathOf(request)} (${reason})`);
  });
  page.on("response", (response) => {
    if (isOwn(response.url()) && response.status() >= 400)
      complaints.push(`request answered ${response.status()}: ${pathOf(response)}`);
  });
  page.on("console", (message) => {
    const from = message.location().url ?? "";
    const isLoading = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isLoading)
      complaints.push(`console: ${message.text().slice(0, 300)} ${from && !isOwn(from) ? from : ""}`.trim());
  });
  page.on("pageerror", (error) => complaints.push(`thrown: ${String(error).slice(0, 300)}`));
  return { complaints, underWay: () => open.size };
}

const pathOf = (message) => new URL(message.url()).pathname;
