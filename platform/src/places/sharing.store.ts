import type { MetaData } from "../clients/metaData.rules.js";
import { writeMetaData } from "../clients/write.store.js";
import type { Db } from "../db/tables.js";
import { atPlace } from "./placeKeys.rules.js";
import { lastStay } from "./stays.rules.js";
import { standingAt, staysOf } from "./stays.store.js";

/**
 * Whoever shares the settings about a place with a device or place: the place where the device stands, and
 * the devices that stand there.
 */
export async function sharingPlace(db: Db, id: number): Promise<number[]> {
  const stays = (await staysOf(db, [id])).get(id) ?? [];
  const placeId = stays.length > 0 ? lastStay(stays)?.placeId : id;
  if (placeId === null || placeId === undefined) return [];
  return [placeId, ...(await standingAt(db, placeId))].filter((other) => other !== id);
}

/** Gives others the settings about a place that one of them has. */
export async function tellPlace(tx: Db, others: readonly number[], metaData: MetaData): Promise<void> {
  if (others.length === 0) return;
  const rows = await tx.selectFrom("client").select(["id", "meta_data"]).where("id", "in", others).execute();
  for (const { id, meta_data } of rows) await writeMetaData(tx, id, atPlace(JSON.parse(meta_data), metaData));
}
