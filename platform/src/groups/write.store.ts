import type { Db, GroupRow } from "../db/tables.js";

export interface NewGroup {
  name: string;
  metaData: Record<string, unknown>;
  timeZone: string;
}

export function addGroup(tx: Db, group: NewGroup, now: number): Promise<GroupRow> {
  return tx
    .insertInto("user_group")
    .values({
      name: group.name,
      meta_data: JSON.stringify(group.metaData),
      time_zone: group.timeZone,
      create_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function writeGroup(tx: Db, id: number, group: NewGroup): Promise<GroupRow> {
  return tx
    .updateTable("user_group")
    .set({ name: group.name, meta_data: JSON.stringify(group.metaData), time_zone: group.timeZone })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Its clients and users stay, without it. */
export async function deleteGroup(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("user_group").where("id", "=", id).execute();
}

export async function addClientsToGroup(tx: Db, groupId: number, clientIds: number[]): Promise<void> {
  await tx
    .insertInto("client_group")
    .values(clientIds.map((clientId) => ({ client_id: clientId, group_id: groupId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeClientsFromGroup(tx: Db, groupId: number, clientIds: number[]): Promise<void> {
  await tx
    .deleteFrom("client_group")
    .where("group_id", "=", groupId)
    .where("client_id", "in", clientIds)
    .execute();
}

export async function setGroupOfUsers(tx: Db, userIds: number[], groupId: number | null): Promise<void> {
  await tx.updateTable("user_account").set({ group_id: groupId }).where("id", "in", userIds).execute();
}
