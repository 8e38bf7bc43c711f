import { setImmediate } from "node:timers/promises";
import type { Lifetimes } from "../auth/lifetime.rules.js";
import type { UserPrincipal, ViewerPrincipal } from "../auth/principal.js";
import { liveSessions, type Session } from "../auth/sessions.store.js";
import type { Db } from "../db/tables.js";
import type { Listener } from "./listeners.js";

/** So many take a few milliseconds; requests are answered in between. */
const AT_A_TIME = 500;

/** The listeners whose session or key is dead, or whose rights have changed: a query for each some hundred. */
export async function listenersToEnd(
  db: Db,
  lifetimes: Lifetimes,
  listeners: Listener[],
  now: number,
): Promise<Listener[]> {
  const principals = listeners.map(({ principal }) => principal);
  const people = principals.filter(isPerson);
  const sessions = await inSlices(
    people.map(({ sessionHash }) => sessionHash),
    (hashes) => liveSessions(db, lifetimes, hashes, now),
  );
  const keys = await inSlices(
    principals.flatMap((principal) => (isPerson(principal) ? [] : [principal.keyId])),
    (ids) => liveKeys(db, ids, now),
  );
  const groups = await inSlices(
    people.flatMap(({ kind, groupId }) => (kind === "acting" && groupId !== null ? [groupId] : [])),
    (ids) => groupsThere(db, ids),
  );
  const mayListen = (principal: ViewerPrincipal): boolean => {
    if (!isPerson(principal)) return keys.has(principal.keyId);
    const { kind, groupId, sessionHash } = principal;
    if (kind === "acting" && !(groupId !== null && groups.has(groupId))) return false;
    return hasRightsOf(sessions.get(sessionHash), principal);
  };
  return listeners.filter(({ principal }) => !mayListen(principal));
}

function isPerson(principal: ViewerPrincipal): principal is UserPrincipal {
  return principal.kind !== "key" && principal.kind !== "view";
}

function hasRightsOf(session: Session | undefined, { kind, groupId }: UserPrincipal): boolean {
  if (session?.needsFactor) return false;
  return kind === "user" ? session?.admin === false && session.groupId === groupId : session?.admin === true;
}

async function inSlices<K, V>(
  keys: readonly K[],
  read: (some: K[]) => Promise<Map<K, V>>,
): Promise<Map<K, V>> {
  const found = new Map<K, V>();
  const once = [...new Set(keys)];
  for (let first = 0; first < once.length; first += AT_A_TIME) {
    for (const [key, value] of await read(once.slice(first, first + AT_A_TIME))) found.set(key, value);
    await setImmediate();
  }
  return found;
}

async function liveKeys(db: Db, ids: number[], now: number): Promise<Map<number, true>> {
  const rows = await db
    .selectFrom("api_key")
    .select("id")
    .where("id", "in", ids)
    .where((eb) => eb.or([eb("expire_date", "is", null), eb("expire_date", ">", now)]))
    .execute();
  return new Map(rows.map(({ id }) => [id, true]));
}

async function groupsThere(db: Db, ids: number[]): Promise<Map<number, true>> {
  const rows = await db.selectFrom("user_group").select("id").where("id", "in", ids).execute();
  return new Map(rows.map(({ id }) => [id, true]));
}
