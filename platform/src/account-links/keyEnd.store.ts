import { mayKeep } from "../api-keys/keepers.store.js";
import { shownName } from "../clients/shownName.rules.js";
import type { AccountMailRow } from "../db/tables/accountLinks.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";

/** The end that a warning is about. */
export interface KeyEnd {
  keyId: number;
  /** Unix seconds. */
  expireDate: number | null;
}

/**
 * The end of a key, and what people know the key by; null if there is nothing to tell any more: the key is gone,
 * has ended, has another end, or is not the person's to change.
 */
export async function keyEndNow(
  tx: Db,
  { about }: Pick<AccountMailRow, "about">,
  user: UserRow,
  now: number,
): Promise<{ time: number; what: string } | null> {
  const { keyId, expireDate } = JSON.parse(about ?? "{}") as Partial<KeyEnd>;
  if (keyId === undefined) return null;
  const key = await tx.selectFrom("api_key").selectAll().where("id", "=", keyId).executeTakeFirst();
  if (!key || key.expire_date === null || key.expire_date !== expireDate) return null;
  if (key.expire_date <= now || !mayKeep(user, key)) return null;
  const start = key.key_start === null ? "" : `${key.key_start}…`;
  const known = [shownName(key.name) ?? "", start];
  return { time: key.expire_date, what: known.filter((one) => one !== "").join(", ") || `${key.id}` };
}
