import type { Db, GroupRow } from "../db/tables.js";
import { notFound } from "../errors.js";

export function toGroupJson(group: GroupRow) {
  const metaData: Record<string, unknown> = JSON.parse(group.meta_data);
  return {
    id: group.id,
    name: group.name,
    createDate: group.create_date,
    timeZone: group.time_zone,
    metaData,
  };
}

/** @throws PlatformError NOT_FOUND */
export async function findGroup(db: Db, id: number): Promise<GroupRow> {
  const group = await db.selectFrom("user_group").selectAll().where("id", "=", id).executeTakeFirst();
  if (!group) throw notFound("group");
  return group;
}

/** All groups by name, or the one that a user belongs to. */
export function listGroups(db: Db, only: { id: number } | "all"): Promise<GroupRow[]> {
  const groups = db.selectFrom("user_group").selectAll().orderBy("name").orderBy("id");
  return (only === "all" ? groups : groups.where("id", "=", only.id)).execute();
}

export function usersOfGroup(db: Db, groupId: number) {
  return db
    .selectFrom("user_account")
    .select(["id", "email", "first_name", "last_name"])
    .where("group_id", "=", groupId)
    .orderBy("id")
    .execute();
}

export async function clientIdsOfGroup(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("client_group")
    .select("client_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map((row) => row.client_id);
}
