import { NO_PASSWORD } from "../accounts/passwords.js";
import { hashSecret, newSecret } from "../auth/secrets.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { conflict, PlatformError } from "../errors.js";
import { LINK_HOLDS, type LinkPurpose } from "./purposes.js";

/** A live link, by what it is for. */
export interface AccountLink {
  userId: number;
  purpose: LinkPurpose;
  /** The account's e-mail; of a link that confirms one, the new e-mail. */
  email: string;
  /** What the person chose; null: as the browser says. */
  language: string | null;
  /** Unix seconds. */
  expireDate: number;
}

/** True if the person was invited, and has set no password yet. */
export const isInvited = ({ password_hash }: Pick<UserRow, "password_hash">): boolean =>
  password_hash === NO_PASSWORD;

/**
 * Makes a person's link in place of an earlier one of the same purpose.
 * @param email the new e-mail that it confirms
 * @returns its secret, which is stored nowhere, and its end in Unix seconds
 */
export async function makeLink(
  tx: Db,
  { userId, purpose, email = null }: { userId: number; purpose: LinkPurpose; email?: string | null },
  now: number,
): Promise<{ token: string; expireDate: number }> {
  const token = newSecret("al_");
  const expireDate = now + LINK_HOLDS[purpose];
  const made = { token_hash: hashSecret(token), email, create_date: now, expire_date: expireDate };
  await tx
    .insertInto("account_link")
    .values({ user_id: userId, purpose, ...made })
    .onConflict((conflicting) => conflicting.columns(["user_id", "purpose"]).doUpdateSet(made))
    .execute();
  return { token, expireDate };
}

/**
 * The live link of a token. The account must be confirmed, or invited by that link.
 * @throws PlatformError CONFLICT LINK_ENDED: the same for unknown, used, replaced and expired ones
 */
export async function findLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<AccountLink> {
  const row = await db
    .selectFrom("account_link")
    .innerJoin("user_account", "user_account.id", "account_link.user_id")
    .select(["user_id", "purpose", "account_link.email as new_email", "user_account.email", "expire_date"])
    .select(["language", "confirmed", "password_hash"])
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "in", purposes)
    .where("expire_date", ">", now)
    .executeTakeFirst();
  if (!row || (row.purpose === "invitation" ? !isInvited(row) : row.confirmed !== 1)) throw linkEnded();
  return {
    userId: row.user_id,
    purpose: row.purpose as LinkPurpose,
    email: row.new_email ?? row.email,
    language: row.language,
    expireDate: row.expire_date,
  };
}

/** Finds a link and ends it, so that it is used once, by one of two who come at once. @throws as findLink */
export async function takeLink(
  tx: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<AccountLink> {
  const link = await findLink(tx, token, purposes, now);
  const { numDeletedRows } = await tx
    .deleteFrom("account_link")
    .where("token_hash", "=", hashSecret(token))
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw linkEnded();
  return link;
}

const linkEnded = (): PlatformError => conflict("LINK_ENDED");

/** True for the refusal of a link. */
export const isLinkEnded = (error: unknown): boolean =>
  error instanceof PlatformError && error.whole?.fault === "LINK_ENDED";

/**
 * Ends all links of a person, and the wish for a new e-mail: after a change of the password or the e-mail they
 * would give the account to whoever holds one.
 */
export async function endLinks(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom("account_link").where("user_id", "=", userId).execute();
  await tx
    .updateTable("account_mail")
    .set({ state: "dropped", next_date: null })
    .where("user_id", "=", userId)
    .where("kind", "in", ["email", "invitation"])
    .where("state", "=", "waiting")
    .execute();
}

/** Deletes links that have expired. */
export async function forgetEndedLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom("account_link").where("expire_date", "<=", now).execute();
}
