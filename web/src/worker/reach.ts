/** A service worker's way of handling a request; null: it doesn't handle it. */
type Way = "page" | "asset" | null;

/** First segments of the addresses of signed-in pages (app/paths.ts). The root redirects to one. */
const portalPages: ReadonlySet<string> = new Set([
  "",
  "overview",
  "client",
  "location",
  "summary",
  "traffic",
  "compare",
  "reports",
  "profile",
  "notifications",
  "keys",
  "people",
  "reporterror",
  "stetje",
  "admin",
  "config",
]);

/** Addresses that begin like a page's, but belong to the gateway's files. */
const outside = /^\/(stetje\/video|admin\/login)(\/|$)/;

/** True for the address of a signed-in page; false for public pages, embeds, printed reports, files and the sign-in. */
export function isPortalPage(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  return portalPages.has(first) && !outside.test(pathname);
}

/** Depends only on the request: one that the worker ignores behaves as if there were no worker. */
export function wayOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (request.mode === "navigate") return isPortalPage(url.pathname) ? "page" : null;
  return url.pathname.startsWith("/assets/") ? "asset" : null;
}
