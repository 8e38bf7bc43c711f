import type { GroupRow } from "../db/tables/groups.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { etagOfContent, groupContent } from "../revisions/contents.js";

export function toGroupJson(group: GroupRow) {
  const metaData: Record<string, unknown> = JSON.parse(group.meta_data);
  return {
    id: group.id,
    name: group.name,
    createDate: group.create_date,
    timeZone: group.time_zone,
    metaData,
    etag: etagOfContent(groupContent(group)),
  };
}

/** @throws PlatformError NOT_FOUND */
export async function findGroup(db: Db, id: number): Promise<GroupRow> {
  const group = await db.selectFrom("user_group").selectAll().where("id", "=", id).executeTakeFirst();
  if (!group) throw notFound("group");
  return group;
}

/** The groups in a list: all, one, those of some clients, or none. */
export type GroupsShown = "all" | { id: number } | { clientIds: readonly number[] } | "none";

/** Groups by name. */
export async function listGroups(db: Db, shown: GroupsShown): Promise<GroupRow[]> {
  const groups = db.selectFrom("user_group").selectAll().orderBy("name").orderBy("id");
  if (shown === "none") return [];
  if (shown === "all") return groups.execute();
  if ("id" in shown) return groups.where("id", "=", shown.id).execute();
  const { clientIds } = shown;
  return groups
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("client_group")
        .select("group_id")
        .where("client_id", "in", clientIds)
        .union(selectFrom("place_group").select("group_id").where("place_id", "in", clientIds)),
    )
    .execute();
}

export function usersOfGroup(db: Db, groupId: number) {
  return db
    .selectFrom("user_account")
    .select(["id", "email", "first_name", "last_name"])
    .where("group_id", "=", groupId)
    .orderBy("id")
    .execute();
}

/** The ids of a group's places. */
export async function placeIdsOfGroup(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("place_group")
    .select("place_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map((row) => row.place_id);
}

export async function clientIdsOfGroup(db: Db, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("client_group")
    .select("client_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map((row) => row.client_id);
}
