import type { ReaderPrincipal } from "../auth/principal.js";

/**
 * The clients that a caller may see. `viewOnly` limits each to the fields of embeds, public pages and printed
 * reports. `past: "all"` also includes the time before a client came to the group, for administrators.
 */
export type ClientScope = { viewOnly?: boolean; past?: "all" } & (
  | { kind: "all" }
  | { kind: "group"; groupId: number }
  /** These clients (at least one); if a group is given, only while they belong to it. */
  | { kind: "clients"; clientIds: readonly number[]; groupId: number | null }
  | { kind: "none" }
);

/**
 * Admins see all clients, users (and admins acting as a group) their group's, users without a group none,
 * keys those they were made for.
 */
export function clientScope(principal: ReaderPrincipal): ClientScope {
  const { kind, groupId } = principal;
  const viewOnly = kind === "view" || kind === "report";
  const clientIds = clientsOpened(principal);
  if (clientIds) return { kind: "clients", clientIds, groupId, viewOnly, ...pastOf(principal) };
  if (kind === "admin") return { kind: "all" };
  return groupId === null ? { kind: "none" } : { kind: "group", groupId, viewOnly };
}

/**
 * An administrator's report shows what they see. A key, and its reports, show what the groups of the client
 * see.
 */
const pastOf = (principal: ReaderPrincipal): Pick<ClientScope, "past"> =>
  principal.kind === "report" && principal.groupId === null && !principal.ofKey ? { past: "all" } : {};

/** True if the caller sees a client's whole past, whatever groups it was in. */
export const seesAllPast = ({ kind, past }: ClientScope): boolean => kind === "all" || past === "all";

/** The clients that a key was made for; null for callers that see a group's or all. */
export function clientsOpened(principal: ReaderPrincipal): readonly number[] | null {
  if ("clientIds" in principal) return principal.clientIds;
  return "clientId" in principal && principal.clientId !== null ? [principal.clientId] : null;
}
