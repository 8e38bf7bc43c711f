import { refuseTooManyBegun } from "../accounts/begun.store.js";
import { hashSecret, newSecret } from "../auth/secrets.js";
import type { FactorStepTable } from "../db/tables/secondFactors.js";
import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";
import { MINUTE } from "../time/clock.js";

/** How long a person may take. Seconds. */
const HOLDS = 5 * MINUTE;

/** What is under way: the second step of a sign-in, a sign-in by a passkey alone, or an addition. */
export type StepPurpose = "signIn" | "passkey" | "addTotp" | "addPasskey";

interface NewStep {
  purpose: StepPurpose;
  userId: number | null;
  challenge?: string | null;
  secret?: string | null;
  address: string;
}

/**
 * Notes that something began.
 * @returns the token for its caller, of which only the hash is stored, and when it ends
 * @throws PlatformError TOO_MANY_REQUESTS
 */
export async function beginStep(
  tx: Db,
  { purpose, userId, challenge = null, secret = null, address }: NewStep,
  now: number,
): Promise<{ token: string; expireDate: number }> {
  await refuseTooManyBegun(tx, "factor_step", { address, since: now - HOLDS });
  const token = newSecret("sf_");
  await tx
    .insertInto("factor_step")
    .values({
      token_hash: hashSecret(token),
      purpose,
      user_id: userId,
      challenge,
      secret,
      address,
      create_date: now,
    })
    .execute();
  return { token, expireDate: now + HOLDS };
}

type Step = FactorStepTable;
interface Asked {
  token: string;
  purposes: readonly StepPurpose[];
}

/** What is under way for a token, which holds on. @throws PlatformError CONFLICT STEP_ENDED: the same for unknown, used and expired */
export async function findStep(db: Db, { token, purposes }: Asked, now: number): Promise<Step> {
  const step = await db
    .selectFrom("factor_step")
    .selectAll()
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "in", purposes)
    .where("create_date", ">", now - HOLDS)
    .executeTakeFirst();
  if (!step) throw conflict("STEP_ENDED");
  return step;
}

/** The same, and ends it: it is used once, by one of two who come at once. @throws PlatformError CONFLICT STEP_ENDED */
export async function takeStep(db: Db, { token, purposes }: Asked, now: number): Promise<Step> {
  const step = await db
    .deleteFrom("factor_step")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "in", purposes)
    .where("create_date", ">", now - HOLDS)
    .returningAll()
    .executeTakeFirst();
  if (!step) throw conflict("STEP_ENDED");
  return step;
}

/** Ends all that is under way for a person. */
export async function endSteps(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("factor_step").where("user_id", "=", userId).execute();
}

/** Deletes what has expired. */
export async function forgetEndedSteps(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("factor_step")
    .where("create_date", "<=", now - HOLDS)
    .execute();
}
