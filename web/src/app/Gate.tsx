import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { refreshLanguage } from "../i18n/language";
import { localSession } from "../shared/session/session";
import { useLocalSession } from "../shared/session/useLocalSession";
import { isWorthReturningTo, redirectFor, visitorOf } from "./access";

const wantedIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "wanted" in state && typeof state.wanted === "string"
    ? state.wanted
    : null;

/** Keeps everybody on the routes that are theirs, and brings them back to where they wanted to go. */
export function Gate() {
  const { pathname, search, state } = useLocation();
  const visitor = visitorOf(useLocalSession());

  useEffect(() => {
    if (pathname !== "") refreshLanguage();
  }, [pathname]);

  const target = redirectFor(visitor, pathname);
  if (target === null) return <Outlet />;
  if (visitor !== "guest") return <Navigate to={wantedIn(state) ?? target} replace />;
  const wanted = isWorthReturningTo(pathname) && !localSession.leftByChoice() ? pathname + search : null;
  return <Navigate to={target} replace state={{ wanted }} />;
}
