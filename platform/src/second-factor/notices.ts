import { sendsLinks } from "../account-links/mailing.js";
import { addAccountMail } from "../account-links/mails.store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";

type FactorNotice =
  | "factorAdded"
  | "factorRemoved"
  | "factorsTaken"
  | "recoveryCodesMade"
  | "recoveryCodeUsed";

/** Tells a person by mail, if the portal can. */
export async function tellOfFactors(
  tx: Db,
  env: Env,
  { id, email }: Pick<UserRow, "id" | "email">,
  kind: FactorNotice,
  now: number,
): Promise<void> {
  if (sendsLinks(env)) await addAccountMail(tx, { kind, userId: id, email }, now);
}
