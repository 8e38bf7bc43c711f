import type { SecondFactorRow } from "../db/tables/secondFactors.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import { forgetRecoveryCodes } from "./recoveryCodes.store.js";
import { stepOfCode } from "./totp.rules.js";

/** Of one person. With more apps more codes would be right at a time. */
const MOST_FACTORS = 10;

/** A person's factors, the oldest first. */
export function listFactors(db: Db, userId: number): Promise<SecondFactorRow[]> {
  return db.selectFrom("second_factor").selectAll().where("user_id", "=", userId).orderBy("id").execute();
}

/** How many factors people have, by their ids; nobody who has none. */
export async function countFactors(db: Db, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("second_factor")
    .select(["user_id", ({ fn }) => fn.countAll().as("count")])
    .where("user_id", "in", userIds)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}

interface NewFactor {
  kind: SecondFactorRow["kind"];
  name: string;
  secret?: string;
  lastStep?: number;
  passkey?: { id: string; publicKey: string; counter: number; transports: readonly string[] };
}

/** @returns its id @throws PlatformError CONFLICT SECOND_FACTORS_FULL */
export async function addFactor(tx: Db, userId: number, factor: NewFactor, now: number): Promise<number> {
  if ((await listFactors(tx, userId)).length >= MOST_FACTORS)
    throw conflict("SECOND_FACTORS_FULL", { max: MOST_FACTORS });
  const { kind, name, secret = null, lastStep = null, passkey } = factor;
  const { id } = await tx
    .insertInto("second_factor")
    .values({
      user_id: userId,
      kind,
      name,
      secret,
      last_step: lastStep,
      credential_id: passkey?.id ?? null,
      public_key: passkey?.publicKey ?? null,
      counter: passkey?.counter ?? null,
      transports: passkey ? JSON.stringify(passkey.transports) : null,
      create_date: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes one of a person's factors; with the last one, the recovery codes. @throws PlatformError NOT_FOUND */
export async function removeFactor(tx: Db, userId: number, id: number): Promise<void> {
  const removed = await tx
    .deleteFrom("second_factor")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!removed) throw notFound("second factor");
  if ((await listFactors(tx, userId)).length === 0) await forgetRecoveryCodes(tx, userId);
}

/** Removes all of a person's factors and recovery codes. @returns how many factors there were */
export async function removeFactors(tx: Db, userId: number): Promise<number> {
  const removed = await tx
    .deleteFrom("second_factor")
    .where("user_id", "=", userId)
    .returning("id")
    .execute();
  await forgetRecoveryCodes(tx, userId);
  return removed.length;
}

/** Uses a code of one of a person's apps up. Of two calls at once one does. @returns false for a wrong or used one */
export async function useTotp(tx: Db, userId: number, code: string, now: number): Promise<boolean> {
  for (const { id, secret, last_step } of await listFactors(tx, userId)) {
    const step = secret === null ? null : stepOfCode({ secret, lastStep: last_step }, code, now);
    if (step === null) continue;
    const used = await tx
      .updateTable("second_factor")
      .set({ last_step: step, last_used_date: now })
      .where("id", "=", id)
      .where(({ eb, or }) => or([eb("last_step", "is", null), eb("last_step", "<", step)]))
      .returning("id")
      .executeTakeFirst();
    if (used) return true;
  }
  return false;
}

export function findPasskey(db: Db, credentialId: string): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom("second_factor")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

export async function notePasskeyUse(tx: Db, id: number, counter: number, now: number): Promise<void> {
  await tx.updateTable("second_factor").set({ counter, last_used_date: now }).where("id", "=", id).execute();
}
