import type { SessionRecord } from "../platform-api/session.js";

/**
 * The kind of caller, for the `permissions` of things: a screen hides what would be refused. Only the
 * platform decides what is refused.
 */
type Role = "viewer" | "member" | "admin";

/**
 * Report keys only view, and so does a key that is not known to be a full one. An administrator who acts as a
 * group counts as its member.
 */
export function roleOf({ user, apiKey, reportKey, actingAsGroup }: SessionRecord): Role {
  if (reportKey || (apiKey && apiKey.viewOnly !== false)) return "viewer";
  return user?.admin && !actingAsGroup ? "admin" : "member";
}
