import { sql } from "kysely";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import { LONGEST_PIECE } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import { keepHours } from "../measurements/keptHours.store.js";
import { rawFrom } from "../measurements/rawFrom.store.js";
import { DEFAULT_ZONE } from "../time/zone.js";

/**
 * Keeps the hours touched by imports or exclusions whose records are about to be deleted, so that imports and
 * exclusions can still be undone.
 * @param line records before it are deleted
 */
export async function keepTouchedHours(db: { read: Db; write: Db }, line: number): Promise<void> {
  const from = (await rawFrom(db.read)) - LONGEST_PIECE;
  for (const { clientId, timeZone, ...stretch } of await touchedStretches(db.read, { from, to: line }))
    await transactClients(db.write, async (tx) => {
      await lockClients(tx, [clientId]);
      await keepHours(tx, { id: clientId, timeZone: timeZone ?? DEFAULT_ZONE }, stretch, line);
    });
}

interface Touched extends Interval {
  clientId: number;
  timeZone: string | null;
}

function touchedStretches(db: Db, { from, to }: Interval): Promise<Touched[]> {
  const zone = sql<string | null>`(select time_zone from user_group
    join client_group on client_group.group_id = user_group.id
    where client_group.client_id = touched.client_id order by client_group.group_id limit 1)`;
  return db
    .selectFrom((query) =>
      query
        .selectFrom("import_piece")
        .select(["client_id", "from_time", "to_time"])
        .where("from_time", "<", to)
        .where("to_time", ">", from)
        .unionAll(
          query
            .selectFrom("exclusion")
            .select(["client_id", "from_time", "to_time"])
            .where("from_time", "<", to)
            .where("to_time", ">", from),
        )
        .as("touched"),
    )
    .select(["touched.client_id as clientId", "from_time as from", "to_time as to", zone.as("timeZone")])
    .orderBy("clientId")
    .orderBy("from")
    .execute();
}
