import type { Db } from "../db/tables.js";
import { LONGEST_BATCH } from "./ingest.rules.js";

/** The name under which the deletion limit of raw readings is stored. */
export const READINGS = "readings";

/**
 * The instant from which every reading is stored as sent. Before it, only hours are left. 0: from the first.
 */
export async function rawFrom(db: Db): Promise<number> {
  const row = await db
    .selectFrom("retention")
    .select("deleted_before")
    .where("name", "=", READINGS)
    .executeTakeFirst();
  return row ? row.deleted_before + LONGEST_BATCH : 0;
}
