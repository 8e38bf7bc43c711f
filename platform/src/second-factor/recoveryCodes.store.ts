import { randomInt } from "node:crypto";
import { hashSecret } from "../auth/secrets.js";
import type { Db } from "../db/tables.js";

const CODES = 10;
/** Without letters and digits that look alike. Sixteen of these are 79 bits, so that a fast hash is enough. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 16;

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return signs.replaceAll(/(.{4})(?=.)/g, "$1-");
}

const hashOf = (code: string): string => hashSecret(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));

/** Gives a person new codes; the old ones end. @returns the codes, which are told this once */
export async function makeRecoveryCodes(tx: Db, userId: number, now: number): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId);
  const codes = Array.from({ length: CODES }, newCode);
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), create_date: now })))
    .execute();
  return codes;
}

export async function forgetRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
}

/** Uses a code up. Of two at once one does. @returns false for a wrong or used one */
export async function useRecoveryCode(tx: Db, userId: number, code: string, now: number): Promise<boolean> {
  const used = await tx
    .updateTable("recovery_code")
    .set({ used_date: now })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .where("used_date", "is", null)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .where("used_date", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
