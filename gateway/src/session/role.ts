import { type GroupRole, reaches } from "@obcestje/contract/groupRoles.js";
import type { SessionRecord } from "../platform-api/session.js";
import { GROUP_ROLE } from "../platform-api/users.js";

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

/**
 * True if the caller may do in the group what people need a role for. A full key does what an editor does, and so
 * does everybody whose role the platform does not tell.
 */
export function hasRole(session: SessionRecord, needed: GroupRole): boolean {
  const { user, actingAsGroup } = session;
  const kind = roleOf(session);
  if (kind !== "member") return kind === "admin";
  if (user?.admin && actingAsGroup) return true;
  const role = user?.role;
  return reaches(role ? (GROUP_ROLE.wireOf(role) as GroupRole) : "editor", needed);
}
