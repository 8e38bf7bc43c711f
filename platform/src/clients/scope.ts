import type { ReportPrincipal, UserPrincipal } from "../auth/principal.js";

/** Which clients somebody may see. */
export type ClientScope =
  | { kind: "all" }
  | { kind: "group"; groupId: number }
  | { kind: "client"; clientId: number; groupId: number | null }
  | { kind: "none" };

/** Admins see all, users (and admins acting as a group) their group's, users without group none. */
export function clientScope(principal: UserPrincipal | ReportPrincipal): ClientScope {
  if (principal.kind === "report")
    return { kind: "client", clientId: principal.clientId, groupId: principal.groupId };
  if (principal.kind === "admin") return { kind: "all" };
  return principal.groupId === null ? { kind: "none" } : { kind: "group", groupId: principal.groupId };
}
