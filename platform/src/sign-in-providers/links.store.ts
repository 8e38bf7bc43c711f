import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";

interface Identity {
  issuer: string;
  subject: string;
}

/** The id of the account that a person at an issuer is linked to. */
export async function linkedUser(db: Db, { issuer, subject }: Identity): Promise<number | undefined> {
  const link = await db
    .selectFrom("provider_link")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return link?.user_id;
}

/**
 * Links an account to a person at an issuer.
 * @throws PlatformError CONFLICT PROVIDER_OTHER_PERSON if it is linked to somebody else there, who had the e-mail before
 */
export async function addLink(
  tx: Db,
  { issuer, subject, userId }: Identity & { userId: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto("provider_link")
    .values({ issuer, subject, user_id: userId, create_date: now })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  if ((await linkedUser(tx, { issuer, subject })) !== userId) throw conflict("PROVIDER_OTHER_PERSON");
}
