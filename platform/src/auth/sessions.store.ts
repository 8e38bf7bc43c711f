import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { Selectable } from "kysely";
import type { Database, Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { isFactorDemanded } from "../second-factor/demand.rules.js";
import { MINUTE } from "../time/clock.js";
import { type Lifetimes, lifetimeOf } from "./lifetime.rules.js";
import { hashSecret, newSecret } from "./secrets.js";

/** Of the name that a browser or script gives itself; more is cut. */
export const LONGEST_AGENT = 300;
/** A session's use is recorded at most this often. */
const USE_NOTED_EVERY = MINUTE;

/** A live session with its user's data. */
export interface Session {
  userId: number;
  admin: boolean;
  groupId: number | null;
  labeller: boolean;
  role: GroupRole;
  sessionHash: string;
  /** True if the person needs a second factor and has none: the session adds one, and does nothing else. */
  needsFactor: boolean;
}

/** Where a session was opened, so that the person recognises it. */
export interface SessionOrigin {
  address: string;
  userAgent: string | null;
  /** The provider that the person signed in by; null: by password. */
  provider?: string | null;
  /** The known device that it is opened by; null: none. */
  deviceId?: number | null;
}

/** Deletes sessions that nobody can use any more. */
export async function forgetEndedSessions(db: Db, { admin, user }: Lifetimes, now: number): Promise<void> {
  await db
    .deleteFrom("session")
    .where(({ eb, or }) =>
      or([
        eb("create_date", "<", now - Math.max(admin.absolute, user.absolute)),
        eb("last_used_date", "<", now - Math.max(admin.idle, user.idle)),
      ]),
    )
    .execute();
}

/** Opens a session. @returns its secret id */
export async function openSession(
  db: Db,
  userId: number,
  { address, userAgent, provider = null, deviceId = null }: SessionOrigin,
  now: number,
): Promise<string> {
  const sessionId = newSecret("");
  await db
    .insertInto("session")
    .values({
      token_hash: hashSecret(sessionId),
      user_id: userId,
      create_date: now,
      last_used_date: now,
      user_agent: userAgent?.slice(0, LONGEST_AGENT) ?? null,
      address,
      provider,
      device_id: deviceId,
    })
    .execute();
  return sessionId;
}

/** The live session of a secret's hash, or undefined. Reading it does not count as use. */
export async function findSession(
  db: Db,
  lifetimes: Lifetimes,
  sessionHash: string,
  now: number,
): Promise<FoundSession | undefined> {
  return (await liveSessions(db, lifetimes, [sessionHash], now)).get(sessionHash);
}

type FoundSession = Session & { lastUsed: number };

/** Those of some sessions that live, by their secrets' hashes. Reading them does not count as use. */
export async function liveSessions(
  db: Db,
  lifetimes: Lifetimes,
  sessionHashes: string[],
  now: number,
): Promise<Map<string, FoundSession>> {
  const rows = await db
    .selectFrom("session")
    .innerJoin("user_account", "user_account.id", "session.user_id")
    .leftJoin("user_group", "user_group.id", "user_account.group_id")
    .select(({ selectFrom }) =>
      selectFrom("second_factor")
        .select(({ fn }) => fn.countAll().as("count"))
        .whereRef("second_factor.user_id", "=", "user_account.id")
        .as("factors"),
    )
    .select([
      "session.token_hash",
      "session.provider",
      "user_group.second_factor",
      "session.user_id",
      "session.create_date",
      "session.last_used_date",
      "user_account.admin",
      "user_account.group_id",
      "user_account.labeller",
      "user_account.role",
    ])
    .where("session.token_hash", "in", sessionHashes)
    .where("user_account.confirmed", "=", 1)
    .execute();
  const live = rows.filter((row) => {
    const { idle, absolute } = lifetimeOf(lifetimes, row);
    return now - row.last_used_date <= idle && now - row.create_date <= absolute;
  });
  return new Map(
    live.map((row) => [
      row.token_hash,
      {
        userId: row.user_id,
        admin: row.admin === 1,
        groupId: row.group_id,
        labeller: row.labeller === 1,
        role: row.admin === 1 ? "manager" : row.role,
        sessionHash: row.token_hash,
        lastUsed: row.last_used_date,
        // Who signs in by an organisation is that one's matter.
        needsFactor:
          row.provider === null && Number(row.factors) === 0 && isFactorDemanded(lifetimes.secondFactor, row),
      },
    ]),
  );
}

/** Records that a session was used, so that it does not end as idle. */
export async function noteUse(
  db: Db,
  session: { sessionHash: string; lastUsed: number },
  now: number,
): Promise<void> {
  if (now - session.lastUsed < USE_NOTED_EVERY) return;
  await db
    .updateTable("session")
    .set({ last_used_date: now })
    .where("token_hash", "=", session.sessionHash)
    .where("last_used_date", "<", now)
    .execute();
}

/** Ends a session. A dead one is no error. @returns the provider that it was opened by, or null */
export async function closeSession(db: Db, sessionId: string): Promise<string | null> {
  const ended = await db
    .deleteFrom("session")
    .where("token_hash", "=", hashSecret(sessionId))
    .returning("provider")
    .executeTakeFirst();
  return ended?.provider ?? null;
}

/** Ends all sessions of a user, except the one given. */
export async function closeSessionsOf(db: Db, userId: number, butHash?: string): Promise<void> {
  const all = db.deleteFrom("session").where("user_id", "=", userId);
  await (butHash === undefined ? all : all.where("token_hash", "!=", butHash)).execute();
}

type SessionRow = Selectable<Database["session"]>;

/** A user's live sessions, the last used first. */
export async function listSessions(
  db: Db,
  lifetimes: Lifetimes,
  userId: number,
  now: number,
): Promise<SessionRow[]> {
  const user = await db
    .selectFrom("user_account")
    .select("admin")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const { idle, absolute } = lifetimeOf(lifetimes, user);
  return db
    .selectFrom("session")
    .selectAll()
    .where("user_id", "=", userId)
    .where("last_used_date", ">=", now - idle)
    .where("create_date", ">=", now - absolute)
    .orderBy("last_used_date", "desc")
    .orderBy("token_hash")
    .execute();
}

/** Length of a session's public id: a piece of the hash, from which nothing can be derived. */
const PUBLIC_ID_LENGTH = 16;

export function toSessionJson(session: SessionRow, presentHash: string) {
  return {
    id: session.token_hash.slice(0, PUBLIC_ID_LENGTH),
    createDate: session.create_date,
    lastUsedDate: session.last_used_date,
    userAgent: session.user_agent,
    address: session.address,
    current: session.token_hash === presentHash,
  };
}

/** Ends one session of a user. @throws PlatformError NOT_FOUND */
export async function closeSessionById(db: Db, userId: number, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("user_id", "=", userId)
    .where("token_hash", "like", `${id}%`)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("session");
}
