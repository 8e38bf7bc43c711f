import type { SessionRecord } from "../platform-api/session.js";

/**
 * What kind of caller asks, for the `permissions` of things: a screen hides what would be refused.
 * What is refused is decided in the platform alone.
 */
type Role = "viewer" | "member" | "admin";

/** A report key only looks, as does a key that is not told to be a full one; an administrator who acts as a group is a member of it. */
export function roleOf({ user, apiKey, reportKey, actingAsGroup }: SessionRecord): Role {
  if (reportKey || (apiKey && apiKey.viewOnly !== false)) return "viewer";
  return user?.admin && !actingAsGroup ? "admin" : "member";
}
