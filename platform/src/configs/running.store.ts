import type { Insertable } from "kysely";
import type { ClientStateTable } from "../db/tables/clients.js";
import type { Db } from "../db/tables.js";

interface Running {
  version: number;
  /** Since when the device says so, Unix seconds. */
  since: number;
}

/** Which version of its configuration a device says that it runs; null where it never said. */
export async function findRunning(db: Db, clientId: number): Promise<Running | null> {
  const row = await db
    .selectFrom("client_state")
    .select(["config_version", "config_version_date"])
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  if (!row || row.config_version === null) return null;
  return { version: row.config_version, since: row.config_version_date ?? 0 };
}

/** The newest of a client's versions that has the same document as this one. */
async function newestAlike(db: Db, clientId: number, version: number): Promise<number> {
  const row = await db
    .selectFrom("config_version as said")
    .innerJoin("config_version as alike", (join) =>
      join.onRef("alike.client_id", "=", "said.client_id").onRef("alike.data", "=", "said.data"),
    )
    .select(({ fn }) => fn.max("alike.version").as("version"))
    .where("said.client_id", "=", clientId)
    .where("said.version", "=", version)
    .executeTakeFirst();
  return row?.version ?? version;
}

/**
 * Notes which version a device says that it runs, unless that is known, or it said another one later. Of versions with one
 * document it is the newest, by whichever of them a device that has not asked since calls it.
 * @param instant of what it says, Unix seconds, not in the future
 * @returns whether it is news
 */
export async function noteRunning(tx: Db, clientId: number, said: number, instant: number): Promise<boolean> {
  const known = await findRunning(tx, clientId);
  if (known && (known.version === said || known.since > instant)) return false;
  const version = await newestAlike(tx, clientId, said);
  if (known?.version === version) return false;
  const change = { config_version: version, config_version_date: instant };
  await tx
    .insertInto("client_state")
    .values({ client_id: clientId, ...change } as Insertable<ClientStateTable>)
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet(change))
    .execute();
  return true;
}
