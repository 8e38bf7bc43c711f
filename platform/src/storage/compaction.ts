import type { Db } from "../db/tables.js";
import type { JobContext } from "../jobs/jobs.js";
import { lastPackedDay } from "../measurements/ingest.rules.js";
import { DAY } from "../time/clock.js";
import { breather } from "./breath.js";
import { clientIds } from "./clients.store.js";
import { compactDay, nextLooseDay } from "./compaction.store.js";

/**
 * Packs all batches that begin two or more days back, one client's day after the other.
 * @param from older data is about to be deleted
 */
export async function compact(
  db: { read: Db; write: Db },
  { now, signal }: JobContext,
  from: number,
): Promise<void> {
  const last = lastPackedDay(now);
  const breathe = breather();
  for await (const clientId of clientIds(db.read)) {
    let day = await nextLooseDay(db.read, clientId, from, last);
    while (day !== null && !signal.aborted) {
      await compactDay(db, clientId, day, breathe);
      day = await nextLooseDay(db.read, clientId, day + DAY, last);
    }
    if (signal.aborted) return;
    await breathe();
  }
}
