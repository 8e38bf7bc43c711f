import type { Insertable } from "kysely";
import type { ClientStateTable } from "../db/tables/clients.js";
import type { Db } from "../db/tables.js";

interface Running {
  version: number;
  /** First time that the device reported it, Unix seconds. */
  since: number;
}

/** The version of its configuration that a device reports; null if it never did. */
export async function findRunning(db: Db, clientId: number): Promise<Running | null> {
  const row = await db
    .selectFrom("client_state")
    .select(["config_version", "config_version_date"])
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  if (!row || row.config_version === null) return null;
  return { version: row.config_version, since: row.config_version_date ?? 0 };
}

/** The newest of a client's versions with the same document as this one. */
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
 * Stores the version that a device reports, unless it is known already, or a later report named another one.
 * Of versions with the same document the newest counts, as a device that has not asked since may report an
 * older one.
 * @param instant of the report, Unix seconds, not in the future
 * @returns true if it is news
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
