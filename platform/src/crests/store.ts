import type { GroupCrestRow } from "../db/tables/crests.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { Crest } from "./picture.js";

/** @throws PlatformError NOT_FOUND for a group without one */
export async function findCrest(db: Db, groupId: number): Promise<GroupCrestRow> {
  const crest = await db
    .selectFrom("group_crest")
    .selectAll()
    .where("group_id", "=", groupId)
    .executeTakeFirst();
  if (!crest) throw notFound("crest");
  return crest;
}

export async function setCrest(tx: Db, groupId: number, crest: Crest, now: number): Promise<GroupCrestRow> {
  const set = { ...crest, set_date: now };
  return tx
    .insertInto("group_crest")
    .values({ group_id: groupId, ...set })
    .onConflict((conflict) => conflict.column("group_id").doUpdateSet(set))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws PlatformError NOT_FOUND for a group without one */
export async function removeCrest(tx: Db, groupId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom("group_crest")
    .where("group_id", "=", groupId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("crest");
}
