import { clientOf } from "../clients/zone.store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { LONGEST_PIECE } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import { keepHours } from "../measurements/keptHours.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";

/**
 * Keeps the hours touched by imports or exclusions whose records are about to be deleted, so that imports and
 * exclusions can still be undone.
 * @param line records before it are deleted
 */
export async function keepTouchedHours(db: { read: Db; write: Db }, line: number): Promise<void> {
  const from = (await rawFrom(db.read)) - LONGEST_PIECE;
  for (const { clientId, ...stretch } of await touchedStretches(db.read, { from, to: line }))
    await transactClients(db.write, async (tx) => {
      await lockClients(tx, [clientId]);
      await keepHours(tx, await clientOf(tx, clientId), stretch, line);
    });
}

interface Touched extends Interval {
  clientId: number;
}

/** By client, and by their beginning. */
async function touchedStretches(db: Db, { from, to }: Interval): Promise<Touched[]> {
  const [pieces, exclusions] = await Promise.all(
    (["import_piece", "exclusion"] as const).map((table) =>
      db
        .selectFrom(table)
        .select(["client_id as clientId", "from_time as from", "to_time as to"])
        .where("from_time", "<", to)
        .where("to_time", ">", from)
        .execute(),
    ),
  );
  return [...(pieces ?? []), ...(exclusions ?? [])].sort(
    (one, other) => one.clientId - other.clientId || one.from - other.from,
  );
}
