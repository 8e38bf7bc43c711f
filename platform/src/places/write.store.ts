import { randomUUID } from "node:crypto";
import type { MetaData } from "../clients/metaData.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { PlaceGroupTable } from "../db/tables/places.js";
import type { Db } from "../db/tables.js";
import { giveLimits } from "../limit-history/limits.store.js";
import { giveNotes } from "../notes/store.js";
import { isSamePlace, placeKeysOf } from "./placeKeys.rules.js";

interface NewPlace {
  metaData: MetaData;
  visionType: number;
  groups: Pick<PlaceGroupTable, "group_id" | "since">[];
  createDate: number;
}

/** Adds a place. @returns its id */
export async function addPlace(tx: Db, { metaData, visionType, groups, createDate }: NewPlace) {
  const { id } = await tx
    .insertInto("client")
    .values({
      guid: randomUUID(),
      vision_type: visionType,
      meta_data: JSON.stringify(placeKeysOf(metaData)),
      create_date: createDate,
      is_place: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addGroupsToPlace(tx, id, groups);
  return id;
}

export async function addGroupsToPlace(tx: Db, id: number, groups: NewPlace["groups"]): Promise<void> {
  if (groups.length === 0) return;
  await tx
    .insertInto("place_group")
    .values(groups.map((group) => ({ place_id: id, ...group })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The place where a device that never moved has been all along, for its groups as they see the device. */
export async function addPlaceOf(tx: Db, device: ClientRecord, groups: NewPlace["groups"]): Promise<number> {
  const { metaData, visionType, createDate } = device;
  const placeId = await addPlace(tx, { metaData: JSON.parse(metaData), visionType, groups, createDate });
  await giveLimits(tx, device.id, placeId);
  await giveNotes(tx, device.id, placeId);
  return placeId;
}

/** Since when each of a device's groups sees it. */
export function groupsOfDevice(db: Db, clientId: number): Promise<NewPlace["groups"]> {
  return db
    .selectFrom("client_group")
    .select(["group_id", "since"])
    .where("client_id", "=", clientId)
    .orderBy("group_id")
    .execute();
}

/** A place of exactly these groups with the same name, position and the like; undefined: there is none. */
export async function samePlace(
  db: Db,
  groupIds: readonly number[],
  metaData: MetaData,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom("client")
    .innerJoin("place_group", "place_group.place_id", "client.id")
    .select(["client.id", "client.meta_data"])
    .select(({ selectFrom }) =>
      selectFrom("place_group as each")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("each.place_id", "=", "client.id")
        .as("groups"),
    )
    .select(({ fn }) => fn.countAll<number>().as("common"))
    .where("place_group.group_id", "in", groupIds)
    .groupBy(["client.id", "client.meta_data"])
    .orderBy("client.id")
    .execute();
  return rows.find(
    ({ groups, common, meta_data }) =>
      Number(groups) === groupIds.length &&
      Number(common) === groupIds.length &&
      isSamePlace(JSON.parse(meta_data), metaData),
  )?.id;
}

/** Deletes a place at which nothing was measured. */
export async function deletePlace(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("client").where("id", "=", id).execute();
}
