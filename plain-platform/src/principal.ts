import type { IncomingHttpHeaders } from "node:http";
import { badInput, notFound, Refusal } from "./refusal.js";
import type { Client, Group, User } from "./store/records.js";
import type { Store } from "./store/store.js";
import type { Switches } from "./switches.js";

/**
 * The callers of a call: anybody; also view-only keys; members of a group, by session or key; people who
 * signed in; administrators.
 */
export type Access = "anyone" | "readers" | "members" | "people" | "administrators";

/** The caller, and the clients they see. */
export interface Principal {
  /** The person who signed in; null for a key. */
  readonly user: User | null;
  readonly viewOnly: boolean;
  /** The group whose clients are visible; null for all, or for the one client below. */
  readonly groupId: number | null;
  /** The only visible client, for a client's key. */
  readonly clientId: number | null;
}

/**
 * The caller of a session or a key. An administrator who names a group sees what its users see.
 * @throws Refusal 401 if the caller is unknown
 */
export function principalOf(store: Store, switches: Switches, headers: IncomingHttpHeaders): Principal {
  const session = sessionIn(switches, headers);
  const user = session === null ? undefined : store.users.get(store.sessions.get(session) ?? -1);
  if (user && maySignIn(user)) {
    const groupId = user.admin ? actedAs(store, header(headers, switches.groupHeader)) : user.groupId;
    return { user, viewOnly: false, groupId, clientId: null };
  }
  const key = keyOf(store, switches.keyScheme, header(headers, "authorization"));
  if (!key) throw new Refusal(401, "Nobody is signed in.");
  return { user: null, viewOnly: key.viewOnly, groupId: key.groupId, clientId: key.clientId };
}

/** The session that a call names, whether there is such a one or not. */
export function sessionIn(
  { session, sessionHeader, sessionCookie }: Switches,
  headers: IncomingHttpHeaders,
): string | null {
  if (session === "header") return header(headers, sessionHeader);
  const cookies = headers.cookie?.split(";").map((cookie) => cookie.trim().split(/=(.*)/s)) ?? [];
  return cookies.find(([name]) => name === sessionCookie)?.[1] ?? null;
}

/**
 * A registered account waits for an administrator's confirmation, and the specification does not say how that
 * is done: here by assigning it to a group.
 */
export const maySignIn = (user: User) => user.admin || user.groupId !== null;

/** @throws Refusal 403 if a known caller may not make the call */
export function requireAccess(access: Access, principal: Principal): void {
  const allowed = {
    anyone: true,
    readers: true,
    members: !principal.viewOnly,
    people: principal.user !== null,
    administrators: principal.user?.admin === true,
  };
  if (!allowed[access]) throw new Refusal(403, "That is not allowed.");
}

export function sees(principal: Principal, client: Client): boolean {
  if (principal.clientId !== null) return principal.clientId === client.id;
  return principal.groupId === null
    ? principal.user?.admin === true
    : client.groups.includes(principal.groupId);
}

/** @throws Refusal 404 if the client is foreign or unknown */
export function seenClient(store: Store, principal: Principal, id: number): Client {
  const client = store.clients.get(id);
  if (!client || !sees(principal, client)) throw notFound("client");
  return client;
}

/** The group that a caller belongs to or acts as. A client's key has the client's first group. */
export function groupOf(store: Store, { groupId, clientId }: Principal): Group | null {
  const ofClient = clientId === null ? undefined : store.clients.get(clientId)?.groups[0];
  return store.groups.get(groupId ?? ofClient ?? -1) ?? null;
}

function actedAs(store: Store, text: string | null): number | null {
  if (text === null || text === "") return null;
  if (!/^\d{1,15}$/.test(text)) throw badInput("The group as which to act must be one id.");
  const group = store.groups.get(Number(text));
  if (!group) throw notFound("group");
  return group.id;
}

function keyOf(store: Store, scheme: string, authorization: string | null) {
  const [given = "", key = ""] = authorization?.split(/\s+/) ?? [];
  if (given.toLowerCase() !== scheme.toLowerCase() || key === "") return undefined;
  return store.apiKeys.all().find((one) => one.key === key);
}

function header(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return typeof value === "string" ? value : null;
}
