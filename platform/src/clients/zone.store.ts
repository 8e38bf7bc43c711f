import type { Db } from "../db/tables.js";
import { DEFAULT_ZONE } from "../time/zone.js";

/** The client with the zone of its hours: that of its first group. */
export async function clientOf(db: Db, id: number): Promise<{ id: number; timeZone: string }> {
  const row = await db
    .selectFrom("client_group")
    .innerJoin("user_group", "user_group.id", "client_group.group_id")
    .select("user_group.time_zone")
    .where("client_group.client_id", "=", id)
    .orderBy("client_group.group_id")
    .limit(1)
    .executeTakeFirst();
  return { id, timeZone: row?.time_zone ?? DEFAULT_ZONE };
}
