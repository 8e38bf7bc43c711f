import { isWorthReturningTo } from "./access";
import { paths } from "./paths";

type Place = { pathname: string; search: string; state: unknown };

const textIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "wanted" in state && typeof state.wanted === "string"
    ? state.wanted
    : null;

/** The path and query of a link within this portal; null for all that leads elsewhere. */
function ownLink(text: string | null): URL | null {
  if (text === null || !URL.canParse(text, window.location.origin)) return null;
  const url = new URL(text, window.location.origin);
  return url.origin === window.location.origin ? url : null;
}

/** Where a visitor wanted to go before sign-in: told by the page itself, or by the gateway in the address. */
export function wantedIn({ search, state }: Place): string | null {
  const url = ownLink(textIn(state) ?? new URLSearchParams(search).get("wanted"));
  if (url === null) return null;
  const isKnown = isWorthReturningTo(url.pathname) || url.pathname === paths.apiExplorer;
  return isKnown ? url.pathname + url.search : null;
}

/** True for what only the server can open, as it isn't one of the portal's own pages. */
export const isOutside = (wanted: string): boolean =>
  new URL(wanted, window.location.origin).pathname === paths.apiExplorer;
