import type { SessionRecord } from "../platform-api/session.js";

/**
 * What kind of caller asks, for the `permissions` of things: a screen hides what would be refused.
 * What is refused is decided in the platform alone.
 */
export type Role = "viewer" | "member" | "admin";

/** A view-only key and a report key only look; an administrator who acts as a group is a member of it. */
export function roleOf({ user, apiKey, reportKey, actingAsGroup }: SessionRecord): Role {
  if (reportKey || apiKey?.viewOnly) return "viewer";
  return user?.admin && !actingAsGroup ? "admin" : "member";
}
