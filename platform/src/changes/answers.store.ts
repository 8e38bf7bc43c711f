import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";
import { DAY } from "../time/clock.js";
import type { AnswerKey } from "./answerKey.js";

/** A call can be repeated for at least this long. */
const KEPT = DAY;

/** The answer to the call with this key, and the call; undefined if it was never done. */
export async function findAnswer(
  db: Db,
  { asker, key }: AnswerKey,
): Promise<{ fingerprint: string; answer: unknown } | undefined> {
  const row = await db
    .selectFrom("kept_answer")
    .select(["fingerprint", "answer"])
    .where("asker", "=", asker)
    .where("key", "=", key)
    .executeTakeFirst();
  return row && { fingerprint: row.fingerprint, answer: JSON.parse(row.answer) };
}

/**
 * Stores a call's answer, in its transaction.
 * @throws PlatformError CONFLICT if the same call was done meanwhile
 */
export async function keepAnswer(
  tx: Db,
  { asker, key, fingerprint }: AnswerKey,
  answer: unknown,
  now: number,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("kept_answer")
    .values({ asker, key, fingerprint, answer: JSON.stringify(answer ?? null), create_date: now })
    .onConflict((conflicting) => conflicting.columns(["asker", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw conflict("SAME_CALL_UNDER_WAY");
}

/** Deletes answers that nobody will ask for again. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("kept_answer")
    .where("create_date", "<", now - KEPT)
    .execute();
}
