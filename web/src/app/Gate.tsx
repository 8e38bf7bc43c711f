import { useEffect, useLayoutEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { refreshLanguage } from "../i18n/language";
import { localSession } from "../shared/session/session";
import { useLocalSession } from "../shared/session/useLocalSession";
import { useViewAs } from "../shared/session/useViewAs";
import { viewAs } from "../shared/session/viewAs";
import { isAdminPath, isWorthReturningTo, redirectFor, visitorOf } from "./access";
import { paths } from "./paths";

/**
 * Keeps everybody on the routes they may use, and returns them to where they wanted to go. An administrator who
 * views the portal as a group leaves that view by opening an administrators' page.
 */
export function Gate() {
  const location = useLocation();
  const { pathname, search } = location;
  const visitor = visitorOf(useLocalSession());
  const wasGuest = useRef(false);

  useEffect(() => {
    if (visitor === "guest") wasGuest.current = true;
  }, [visitor]);
  useEffect(() => {
    if (pathname !== "") refreshLanguage();
  }, [pathname]);

  const isLeavingView = useViewAs() !== null && isAdminPath(pathname);
  useLayoutEffect(() => {
    if (isLeavingView) viewAs.end();
  }, [isLeavingView]);
  if (isLeavingView) return null;

  const target = redirectFor(visitor, pathname);
  if (target === null) return <Outlet />;
  const wanted = wantedIn(location);
  if (visitor !== "guest") {
    if (wanted === null || !isOutside(wanted)) return <Navigate to={wanted ?? target} replace />;
    // If the server sends somebody here whom the page takes for signed in, the session is lost: don't send them
    // straight back.
    if (wasGuest.current) return <LeavePortal to={wanted} />;
    return <Navigate to={target} replace state={{ wanted }} />;
  }
  // Signing out of the administrators' area leads to the same page as any other sign-out.
  if (localSession.leftByChoice()) return <Navigate to={paths.login} replace />;
  const isComingBack = isWorthReturningTo(pathname);
  const here = isComingBack ? pathname + search : null;
  const kept = wanted !== null && isOutside(wanted) ? wanted : here;
  return <Navigate to={target} replace state={{ wanted: kept }} />;
}

type Place = { pathname: string; search: string; state: unknown };

const textIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "wanted" in state && typeof state.wanted === "string"
    ? state.wanted
    : null;

/** The path and query of a link within this portal; null for any other link. */
function ownLink(text: string | null): URL | null {
  if (text === null || !URL.canParse(text, window.location.origin)) return null;
  const url = new URL(text, window.location.origin);
  return url.origin === window.location.origin ? url : null;
}

/** The page that a visitor wanted before sign-in, from the router's state or from the address, where the gateway puts it. */
function wantedIn({ search, state }: Place): string | null {
  const url = ownLink(textIn(state) ?? new URLSearchParams(search).get("wanted"));
  if (url === null) return null;
  const isKnown = isWorthReturningTo(url.pathname) || url.pathname === paths.apiExplorer;
  return isKnown ? url.pathname + url.search : null;
}

/** True for pages that only the server can open, as they are not in this app. */
const isOutside = (wanted: string): boolean =>
  new URL(wanted, window.location.origin).pathname === paths.apiExplorer;

/** Replaces this page with one that only the server can open. */
function LeavePortal({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
