import type { GroupRow } from "../db/tables/groups.js";
import type { Db } from "../db/tables.js";
import { demandsSecondFactor, isValveGroup } from "./group.rules.js";

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
      valve: isValveGroup(group) ? 1 : 0,
      second_factor: demandsSecondFactor(group) ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function writeGroup(tx: Db, id: number, group: NewGroup): Promise<GroupRow> {
  const written = await tx
    .updateTable("user_group")
    .set({
      name: group.name,
      meta_data: JSON.stringify(group.metaData),
      time_zone: group.timeZone,
      valve: isValveGroup(group) ? 1 : 0,
      second_factor: demandsSecondFactor(group) ? 1 : 0,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await forgetModes(tx);
  return written;
}

/** Sets the rain delay of a location: schedules of its valves rest until an instant; null ends it. */
export async function setRainDelay(tx: Db, id: number, until: number | null): Promise<void> {
  await tx.updateTable("user_group").set({ rain_delay_until: until }).where("id", "=", id).execute();
}

/** Its clients and users stay, without a group. @param clientIds those in it */
export async function deleteGroup(tx: Db, id: number, clientIds: number[], now: number): Promise<void> {
  if (clientIds.length > 0) await noteLeaving(tx, id, clientIds, now);
  await tx.deleteFrom("user_group").where("id", "=", id).execute();
  await forgetModes(tx);
}

/**
 * This group does not see the clients' past in other groups. A client that never had a group is fully
 * visible.
 */
export async function addClientsToGroup(
  tx: Db,
  groupId: number,
  clientIds: number[],
  now: number,
): Promise<void> {
  const had = await withPast(tx, clientIds);
  await tx
    .insertInto("client_group")
    .values(
      clientIds.map((clientId) => ({
        client_id: clientId,
        group_id: groupId,
        since: had.has(clientId) ? now : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those clients that are in a group, or have left one. */
async function withPast(tx: Db, clientIds: number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom("client")
    .select("id")
    .where("id", "in", clientIds)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("left_group_date", "is not", null),
        exists(
          selectFrom("client_group")
            .select("client_group.client_id")
            .whereRef("client_group.client_id", "=", "client.id"),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** From then on they belong only to this group, or to none, and leave all other groups' valve bundles. */
export async function setGroupOfClients(
  tx: Db,
  groupId: number | null,
  clientIds: number[],
  now: number,
): Promise<void> {
  if (clientIds.length === 0) return;
  const others = await tx
    .selectFrom("client_group")
    .select("group_id")
    .distinct()
    .where("client_id", "in", clientIds)
    .orderBy("group_id")
    .execute();
  for (const { group_id } of others)
    if (group_id !== groupId) await removeClientsFromGroup(tx, group_id, clientIds, now);
  if (groupId !== null) await addClientsToGroup(tx, groupId, clientIds, now);
}

/** They leave the group's valve bundles, too. */
export async function removeClientsFromGroup(
  tx: Db,
  groupId: number,
  clientIds: number[],
  now: number,
): Promise<void> {
  await noteLeaving(tx, groupId, clientIds, now);
  const bundles = tx.selectFrom("bundle").select("id").where("group_id", "=", groupId);
  await tx
    .deleteFrom("bundle_client")
    .where("client_id", "in", clientIds)
    .where("bundle_id", "in", bundles)
    .execute();
  await tx
    .deleteFrom("client_group")
    .where("group_id", "=", groupId)
    .where("client_id", "in", clientIds)
    .execute();
  await forgetModes(tx);
}

/** A later group of theirs is not their first. */
async function noteLeaving(tx: Db, groupId: number, clientIds: number[], now: number): Promise<void> {
  const leaving = tx
    .selectFrom("client_group")
    .select("client_id")
    .where("group_id", "=", groupId)
    .where("client_id", "in", clientIds);
  await tx.updateTable("client").set({ left_group_date: now }).where("id", "in", leaving).execute();
}

/** Clients without a valve location lose their modes: nothing opens when they come to one again. */
async function forgetModes(tx: Db): Promise<void> {
  const valves = tx
    .selectFrom("client_group")
    .innerJoin("user_group", "user_group.id", "client_group.group_id")
    .select("client_group.client_id")
    .where("user_group.valve", "=", 1);
  await tx.deleteFrom("valve_mode").where("client_id", "not in", valves).execute();
}

/** Moves people into a group, or out of theirs. A manager of one group is an editor of the next. */
export async function setGroupOfUsers(tx: Db, userIds: number[], groupId: number | null): Promise<void> {
  await tx
    .updateTable("user_account")
    .set({ role: "editor" })
    .where("id", "in", userIds)
    .where("role", "=", "manager")
    .where((eb) => eb.or([eb("group_id", "is", null), eb("group_id", "!=", groupId ?? 0)]))
    .execute();
  await tx.updateTable("user_account").set({ group_id: groupId }).where("id", "in", userIds).execute();
}
