import { setImmediate } from "node:timers/promises";
import type { Lifetimes } from "../auth/lifetime.rules.js";
import type { UserPrincipal, ViewerPrincipal } from "../auth/principal.js";
import { liveSessions, type Session } from "../auth/sessions.store.js";
import type { Db } from "../db/tables.js";
import type { Listener } from "./listeners.js";

/** So many take some milliseconds on PostgreSQL; requests are answered in between. */
const AT_A_TIME = 100;

/** The listeners whose session or key is dead, or whose rights have changed: a query for each hundred. */
export async function listenersToEnd(
  db: Db,
  lifetimes: Lifetimes,
  listeners: Listener[],
  now: number,
): Promise<Listener[]> {
  const ended: Listener[] = [];
  for (let first = 0; first < listeners.length; first += AT_A_TIME) {
    const some = listeners.slice(first, first + AT_A_TIME);
    const mayListen = await rightsNow(
      db,
      lifetimes,
      some.map(({ principal }) => principal),
      now,
    );
    ended.push(...some.filter(({ principal }) => !mayListen(principal)));
    await setImmediate();
  }
  return ended;
}

/** @returns whether one of the principals may still listen */
async function rightsNow(
  db: Db,
  lifetimes: Lifetimes,
  principals: ViewerPrincipal[],
  now: number,
): Promise<(principal: ViewerPrincipal) => boolean> {
  const people = principals.filter(isPerson);
  const sessions = await ofSome(
    people.map(({ sessionHash }) => sessionHash),
    (hashes) => liveSessions(db, lifetimes, hashes, now),
  );
  const keys = await ofSome(
    principals.flatMap((principal) => (isPerson(principal) ? [] : [principal.keyId])),
    (ids) => liveKeys(db, ids, now),
  );
  const groups = await ofSome(
    people.flatMap(({ kind, groupId }) => (kind === "acting" && groupId !== null ? [groupId] : [])),
    (ids) => groupsThere(db, ids),
  );
  return (principal) => {
    if (!isPerson(principal)) return keys.has(principal.keyId);
    const { kind, groupId, sessionHash } = principal;
    if (kind === "acting" && !(groupId !== null && groups.has(groupId))) return false;
    return hasRightsOf(sessions.get(sessionHash), principal);
  };
}

function isPerson(principal: ViewerPrincipal): principal is UserPrincipal {
  return principal.kind !== "key" && principal.kind !== "view";
}

function hasRightsOf(session: Session | undefined, { kind, groupId }: UserPrincipal): boolean {
  if (session?.needsFactor) return false;
  return kind === "user" ? session?.admin === false && session.groupId === groupId : session?.admin === true;
}

/** Asks for each key once, and nothing if there are none. */
async function ofSome<K, V>(
  keys: readonly K[],
  read: (once: K[]) => Promise<ReadonlyMap<K, V>>,
): Promise<ReadonlyMap<K, V>> {
  return keys.length === 0 ? new Map() : read([...new Set(keys)]);
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
