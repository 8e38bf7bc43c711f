import { expect } from "@jest/globals";
import { openDatabases } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { transactClients } from "../src/db/transact.js";
import { rebuildHours } from "../src/measurements/rebuild.store.js";
import type { Kills } from "./killRounds.js";
import { hoursOf } from "./readings.js";

/**
 * Expects that every acknowledged batch is stored, and that the stored hours match the stored batches: none
 * is half in.
 */
export async function expectWhole(place: DatabasePlace, { clientIds, acknowledged }: Kills): Promise<void> {
  const db = await openDatabases(place);
  try {
    for (const id of clientIds) {
      const rows = await db.read
        .selectFrom("reading_batch")
        .select("batch_id")
        .where("client_id", "=", id)
        .execute();
      const stored = new Set(rows.map(({ batch_id }) => batch_id));
      expect((acknowledged.get(id) ?? []).filter((batchId) => !stored.has(batchId))).toEqual([]);
      const before = await hoursOf(db, id);
      await transactClients(db.write, (tx) => rebuildHours(tx, id, "Europe/Ljubljana"));
      expect(await hoursOf(db, id)).toEqual(before);
    }
  } finally {
    await db.close();
  }
}
