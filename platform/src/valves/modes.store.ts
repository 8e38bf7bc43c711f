import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { effectiveMode, modeToStore, type StoredMode, toStoredMode, type WantedMode } from "./mode.rules.js";

/** Stores a valve's mode. `changedBy` is a person's id; null for a key. */
export async function writeMode(
  tx: Db,
  clientId: number,
  stored: StoredMode,
  changedBy: number | null,
): Promise<void> {
  const values = {
    mode: stored.mode,
    manual_until: stored.manualUntil,
    mode_after: stored.modeAfter,
    change_date: stored.changeDate,
    changed_by: changedBy,
  };
  await tx
    .insertInto("valve_mode")
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(values))
    .execute();
}

/** Sets the mode of valves. @throws PlatformError naming until or duration */
export async function setModes(
  tx: Db,
  clients: ClientRecord[],
  wanted: WantedMode,
  changedBy: number | null,
  now: number,
): Promise<void> {
  for (const { id, valveMode } of clients)
    await writeMode(tx, id, modeToStore(effectiveMode(valveMode, now), wanted, now), changedBy);
}

/** Stored modes whose manual run is over. */
export async function expiredModes(db: Db, now: number) {
  const rows = await db.selectFrom("valve_mode").selectAll().where("manual_until", "<=", now).execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    changedBy: row.changed_by,
    stored: toStoredMode(row),
  }));
}
