import { matchPath } from "react-router-dom";
import type { LocalSession } from "../shared/session/session";
import { paths, patterns } from "./paths";

export type Visitor = "guest" | "user" | "labeller" | "admin";

/** guest: only who is not signed in. */
type Audience = "guest" | "user" | "admin";

const audiences: readonly [pattern: string, audience: Audience][] = [
  [paths.login, "guest"],
  [paths.adminLogin, "guest"],
  [paths.signUp, "guest"],
  [paths.overview, "user"],
  [paths.clients, "user"],
  [patterns.client, "user"],
  [patterns.location, "user"],
  [patterns.report, "user"],
  [paths.summary, "user"],
  [paths.traffic, "user"],
  [paths.compare, "user"],
  [patterns.reportSchedules, "user"],
  [paths.profile, "user"],
  [paths.notifications, "user"],
  [paths.apiKeys, "user"],
  [paths.reportError, "user"],
  [paths.videoLabelling, "user"],
  [patterns.admin, "admin"],
  [patterns.config, "admin"],
];

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

const audienceOf = (pathname: string): Audience | undefined =>
  audiences.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1];

export const isAdminPath = (pathname: string): boolean => matchPath(patterns.admin, pathname) !== null;

/**
 * Where this visitor has to go instead, or null where they may stay: the redirect rules of the specification, but that
 * who labels videos begins at the desk. Which pages
 * there are beneath /admin/ the administrator area knows, and leads to its overview from all others.
 */
export function redirectFor(visitor: Visitor, pathname: string): string | null {
  const audience = audienceOf(pathname);
  if (audience === "guest") return visitor === "guest" ? null : homes[visitor];
  if (isAdminPath(pathname) && visitor !== "admin")
    return visitor === "guest" ? paths.adminLogin : homes[visitor];
  if (visitor === "guest") return paths.login;
  if (audience === "user" || (audience === "admin" && visitor === "admin")) return null;
  return pathname === "/" && visitor === "admin" ? paths.overview : homes[visitor];
}

/** True where a guest should come back to after signing in. */
export const isWorthReturningTo = (pathname: string): boolean => {
  const audience = audienceOf(pathname);
  return audience === "user" || audience === "admin";
};
