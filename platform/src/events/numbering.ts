import { sql } from "kysely";
import { engineOf } from "../db/engine.js";
import { lockEventLog } from "../db/locks.js";
import type { Signal } from "../db/signal.js";
import type { Db } from "../db/tables.js";

/**
 * Moves what is committed from the outbox into the event log, and signals the other platforms. One platform at
 * a time does it, so that whoever has read the log up to an id has missed nothing below it: neither what
 * another transaction commits later nor what a platform that died has left. An open transaction holds nobody
 * up: its events are numbered after its commit.
 *
 * A client's events keep the order of their commits: who logs one holds the client's row, and takes the
 * outbox's next id.
 */
export async function numberEvents(db: Db, signal: Signal): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  await db
    .transaction()
    .setIsolationLevel("read committed")
    .execute(async (tx) => {
      await lockEventLog(tx);
      // A statement of its own: it has to see what was committed while the lock was waited for.
      const { numAffectedRows = 0n } = await moveToLog.execute(tx);
      if (numAffectedRows > 0n) await signal.send(tx);
    });
}

const COLUMNS = sql.raw("time, type, client_id, audience, data, late");

const moveToLog = sql`
  with committed as (delete from event_outbox returning *)
  insert into event_log (${COLUMNS}) select ${COLUMNS} from committed order by id`;
