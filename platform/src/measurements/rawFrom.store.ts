import type { Db } from "../db/tables.js";
import { LONGEST_BATCH } from "./ingest.rules.js";

/** The name under which it is noted how far back raw readings are deleted. */
export const READINGS = "readings";

/** The instant from which on every reading is there as it was sent; before, hours are all that is left. 0: from the first. */
export async function rawFrom(db: Db): Promise<number> {
  const row = await db
    .selectFrom("retention")
    .select("deleted_before")
    .where("name", "=", READINGS)
    .executeTakeFirst();
  return row ? row.deleted_before + LONGEST_BATCH : 0;
}
