import { matchPath } from "react-router-dom";
import type { LocalSession } from "../shared/session/session";
import { paths, patterns } from "./paths";
import { pageAt } from "./userPages";

export type Visitor = "guest" | "user" | "labeller" | "admin";

/** guest: only for people who are not signed in. */
type Audience = "guest" | "user" | "admin";

const guestPages: readonly string[] = [paths.login, paths.adminLogin, paths.signUp, paths.forgotPassword];
/** Whoever has a link may take it, also where somebody else is signed in. */
export const linkPages: readonly string[] = [paths.resetPassword, paths.invitation, paths.confirmEmail];

/** Below /admin/, or a short address that redirects there. */
export const isAdminPage = (pathname: string): boolean =>
  isAdminPath(pathname) || matchPath(patterns.config, pathname) !== null;

const audienceOf = (pathname: string): Audience | undefined => {
  if (guestPages.some((page) => matchPath(page, pathname) !== null)) return "guest";
  if (pageAt(pathname)) return "user";
  return isAdminPage(pathname) ? "admin" : undefined;
};

const homes: Record<Visitor, string> = {
  guest: paths.login,
  user: paths.overview,
  labeller: paths.videoLabelling,
  admin: paths.adminOverview,
};

export function visitorOf(session: LocalSession | null): Visitor {
  if (session === null) return "guest";
  if (session.isAdmin === 1) return "admin";
  return session.beginsAtDesk === 1 ? "labeller" : "user";
}

export const isAdminPath = (pathname: string): boolean => matchPath(patterns.admin, pathname) !== null;

/**
 * Where this visitor must go instead, or null if they may stay. Follows the redirect rules of the
 * specification, except that labellers start at the desk. The pages below /admin/ are known to the
 * administrator area, which redirects all others to its overview.
 */
export function redirectFor(visitor: Visitor, pathname: string): string | null {
  if (linkPages.includes(pathname)) return null;
  const audience = audienceOf(pathname);
  if (audience === "guest") return visitor === "guest" ? null : homes[visitor];
  if (isAdminPath(pathname) && visitor !== "admin")
    return visitor === "guest" ? paths.adminLogin : homes[visitor];
  if (visitor === "guest") return paths.login;
  if (audience === "user" || (audience === "admin" && visitor === "admin")) return null;
  return pathname === "/" && visitor === "admin" ? paths.overview : homes[visitor];
}

/** True if a guest should return to it after signing in. */
export const isWorthReturningTo = (pathname: string): boolean => {
  const audience = audienceOf(pathname);
  return audience === "user" || audience === "admin";
};
