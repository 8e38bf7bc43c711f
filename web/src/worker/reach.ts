/** What a service worker may do with a request; null: it leaves it alone. */
type Way = "page" | "asset" | null;

/** First parts of the addresses of signed-in pages (app/paths.ts). The root leads to one. */
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
  "reporterror",
  "stetje",
  "admin",
  "config",
]);

/** With these ends the gateway has files at addresses that begin as a page's. */
const outside = /^\/(stetje\/video|admin\/login)(\/|$)/;

/** Whether the address is that of a signed-in page: public pages, embeds, printed reports, files and the sign-in are not. */
export function isPortalPage(pathname: string): boolean {
  const [, first = ""] = pathname.split("/");
  return portalPages.has(first) && !outside.test(pathname);
}

/** Decided by the request alone: what is left alone goes its way as if there were no worker. */
export function wayOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (request.mode === "navigate") return isPortalPage(url.pathname) ? "page" : null;
  return url.pathname.startsWith("/assets/") ? "asset" : null;
}
