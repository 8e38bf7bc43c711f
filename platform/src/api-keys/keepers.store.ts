import { GROUP_ROLES, reaches } from "@obcestje/contract/groupRoles.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { ApiKeyRow } from "../db/tables/apiKeys.js";
import type { Db } from "../db/tables.js";

type OwnedKey = Pick<ApiKeyRow, "group_id" | "created_by">;

const KEEPERS = GROUP_ROLES.filter((role) => reaches(role, "editor"));

/** True if a person may change and end a key. */
export function mayKeep(
  { admin, confirmed, group_id, role }: Pick<UserRow, "admin" | "confirmed" | "group_id" | "role">,
  key: Pick<OwnedKey, "group_id">,
): boolean {
  if (confirmed !== 1) return false;
  return admin === 1 || (group_id !== null && group_id === key.group_id && reaches(role, "editor"));
}

/**
 * Who is told of a key's end: the person who made it; if that person may not change it any more the editors of its
 * group, and the administrators if there are none.
 */
export async function keepersOf(db: Db, key: OwnedKey): Promise<Pick<UserRow, "id" | "email">[]> {
  const people = db
    .selectFrom("user_account")
    .select(["id", "email", "admin", "confirmed", "group_id", "role"])
    .where("confirmed", "=", 1)
    .orderBy("id");
  if (key.created_by !== null) {
    const maker = await people.where("id", "=", key.created_by).executeTakeFirst();
    if (maker && mayKeep(maker, key)) return [maker];
  }
  const group =
    key.group_id === null
      ? []
      : await people
          .where("group_id", "=", key.group_id)
          .where("role", "in", KEEPERS)
          .where("admin", "=", 0)
          .execute();
  return group.length > 0 ? group : people.where("admin", "=", 1).execute();
}
