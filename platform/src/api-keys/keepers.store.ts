import type { UserRow } from "../db/tables/accounts.js";
import type { ApiKeyRow } from "../db/tables/apiKeys.js";
import type { Db } from "../db/tables.js";

type OwnedKey = Pick<ApiKeyRow, "group_id" | "created_by">;

/** True if a person may change and end a key. */
export function mayKeep(
  { admin, confirmed, group_id }: Pick<UserRow, "admin" | "confirmed" | "group_id">,
  key: Pick<OwnedKey, "group_id">,
): boolean {
  return confirmed === 1 && (admin === 1 || (group_id !== null && group_id === key.group_id));
}

/**
 * Who is told of a key's end: the person who made it; if that person may not change it any more the people of
 * its group, and the administrators if there are none.
 */
export async function keepersOf(db: Db, key: OwnedKey): Promise<Pick<UserRow, "id" | "email">[]> {
  const people = db
    .selectFrom("user_account")
    .select(["id", "email", "admin", "confirmed", "group_id"])
    .where("confirmed", "=", 1)
    .orderBy("id");
  if (key.created_by !== null) {
    const maker = await people.where("id", "=", key.created_by).executeTakeFirst();
    if (maker && mayKeep(maker, key)) return [maker];
  }
  const group =
    key.group_id === null
      ? []
      : await people.where("group_id", "=", key.group_id).where("admin", "=", 0).execute();
  return group.length > 0 ? group : people.where("admin", "=", 1).execute();
}
