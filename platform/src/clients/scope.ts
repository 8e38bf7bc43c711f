import type { ReaderPrincipal } from "../auth/principal.js";

/**
 * Which clients somebody may see. `viewOnly` shows of each what embeds, public pages and printed reports show, and no more;
 * `past: "all"` shows also what was before a client came to the group, which is for administrators.
 */
export type ClientScope = { viewOnly?: boolean; past?: "all" } & (
  | { kind: "all" }
  | { kind: "group"; groupId: number }
  /** These clients (one at least); where a group is given, as long as they belong to that. */
  | { kind: "clients"; clientIds: readonly number[]; groupId: number | null }
  | { kind: "none" }
);

/** Admins see all, users (and admins acting as a group) their group's, users without group none; keys what they were made for. */
export function clientScope(principal: ReaderPrincipal): ClientScope {
  const { kind, groupId } = principal;
  const viewOnly = kind === "view" || kind === "report";
  const clientIds = clientsOpened(principal);
  if (clientIds) return { kind: "clients", clientIds, groupId, viewOnly, ...pastOf(principal) };
  if (kind === "admin") return { kind: "all" };
  return groupId === null ? { kind: "none" } : { kind: "group", groupId, viewOnly };
}

/** An administrator's report shows what they see; a key, and its reports, what the groups see that the client is in. */
const pastOf = (principal: ReaderPrincipal): Pick<ClientScope, "past"> =>
  principal.kind === "report" && principal.groupId === null && !principal.ofKey ? { past: "all" } : {};

/** Whether somebody sees all of a client's past, whatever groups it was in. */
export const seesAllPast = ({ kind, past }: ClientScope): boolean => kind === "all" || past === "all";

/** The clients that a key was made for; null for whoever sees a group's or all. */
export function clientsOpened(principal: ReaderPrincipal): readonly number[] | null {
  if ("clientIds" in principal) return principal.clientIds;
  return "clientId" in principal && principal.clientId !== null ? [principal.clientId] : null;
}
