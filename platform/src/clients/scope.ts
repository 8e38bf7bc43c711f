import type { ReaderPrincipal } from "../auth/principal.js";

/** Which clients somebody may see. `viewOnly` shows of each what embeds, public pages and printed reports show, and no more. */
export type ClientScope = { viewOnly?: boolean } & (
  | { kind: "all" }
  | { kind: "group"; groupId: number }
  /** One client; where a group is given, as long as it belongs to that. */
  | { kind: "client"; clientId: number; groupId: number | null }
  | { kind: "none" }
);

/** Admins see all, users (and admins acting as a group) their group's, users without group none; keys what they were made for. */
export function clientScope(principal: ReaderPrincipal): ClientScope {
  const { kind, groupId } = principal;
  const viewOnly = kind === "view" || kind === "report";
  if ("clientId" in principal && principal.clientId !== null)
    return { kind: "client", clientId: principal.clientId, groupId, viewOnly };
  if (kind === "admin") return { kind: "all" };
  return groupId === null ? { kind: "none" } : { kind: "group", groupId, viewOnly };
}
