import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { LONGEST_BATCH } from "../measurements/ingest.rules.js";
import { KEPT_AHEAD } from "../measurements/keptHours.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { keptFrom } from "./retention.rules.js";

/**
 * Hours that begin before it are kept before imports or exclusions count there: their records are deleted, or
 * soon will be.
 */
export async function keptLine(
  db: Db,
  { RETENTION_READINGS_MONTHS }: Pick<Env, "RETENTION_READINGS_MONTHS">,
  now: number,
): Promise<number> {
  const soon = keptFrom(RETENTION_READINGS_MONTHS, now);
  return Math.max(await rawFrom(db), soon === 0 ? 0 : soon + LONGEST_BATCH + KEPT_AHEAD);
}
