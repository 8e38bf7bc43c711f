import { sql } from "kysely";
import { engineOf, isDealtOut } from "./engine.js";
import { anyOf, prepared } from "./prepared.js";
import type { Db } from "./tables.js";

/** Any numbers, the same in every platform. */
const EVENT_LOG_LOCK = 7_213_001;
const MONTHS_LOCK = 7_213_002;
/** The first of a pair of numbers; pairs are apart from single ones. */
const GUESSES_LOCK = { email_key: 7_213_003, address: 7_213_004 };
/** The first of two numbers, a client's id is the second. */
const CLIENT_LOCK = 7_213_005;

/** Locks these clients until the transaction ends. SQLite has one writer at a time anyway. */
export async function lockClients(tx: Db, ids: number[]): Promise<void> {
  if (engineOf(tx) === "sqlite" || ids.length === 0) return;
  if (isDealtOut(tx)) return lockNumbers(tx, ids);
  await lockRows(tx, { ids });
}

const lockRows = prepared((db: Db, { ids }: { ids: number[] }) =>
  db
    .selectFrom("client")
    .select("id")
    .where("id", "=", anyOf(db, ids, "integer"))
    .orderBy("id")
    .forNoKeyUpdate(),
);

/**
 * Each server has its copy of a client's row: Citus would lock the whole table for it. All platforms reach the
 * clients by one server, the coordinator, which also ends these locks only once the other servers have committed.
 */
async function lockNumbers(tx: Db, ids: number[]): Promise<void> {
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${sql.lit(CLIENT_LOCK)}, id) from unnest(${inOrder}::integer[]) as id`.execute(
    tx,
  );
}

/** Locks a group and its members until the transaction ends. Lock it before its clients. */
export async function lockGroup(tx: Db, id: number): Promise<void> {
  if (engineOf(tx) === "sqlite") return;
  await tx.selectFrom("user_group").select("id").where("id", "=", id).forUpdate().execute();
}

/** Locks a staged rollout until the transaction ends. */
export async function lockRollout(tx: Db, id: number): Promise<void> {
  if (engineOf(tx) === "sqlite") return;
  await tx.selectFrom("staged_rollout").select("id").where("id", "=", id).forUpdate().execute();
}

/** Locks a person's work until the transaction ends: nobody else can take it or give it back. */
export async function lockUser(tx: Db, id: number): Promise<void> {
  if (engineOf(tx) === "sqlite") return;
  await tx.selectFrom("user_account").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

/** Locks the numbering of events until the transaction ends, so that ids become visible in their order. */
export async function lockEventLog(tx: Db): Promise<void> {
  if (engineOf(tx) === "postgres")
    await sql`select pg_advisory_xact_lock(${sql.lit(EVENT_LOG_LOCK)})`.execute(tx);
}

/** Locks the creation of monthly table parts until the transaction ends: two at once would conflict. */
export async function lockMonths(tx: Db): Promise<void> {
  if (engineOf(tx) === "postgres")
    await sql`select pg_advisory_xact_lock(${sql.lit(MONTHS_LOCK)})`.execute(tx);
}

/** Locks the counts of failed sign-ins of these accounts and addresses until the transaction ends. */
export async function lockGuesses(
  tx: Db,
  counts: readonly { column: "email_key" | "address"; value: string }[],
): Promise<void> {
  if (engineOf(tx) === "sqlite") return;
  for (const { column, value } of counts)
    await sql`select pg_advisory_xact_lock(${sql.lit(GUESSES_LOCK[column])}, hashtext(${value}))`.execute(tx);
}
