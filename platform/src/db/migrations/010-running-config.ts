import type { Kysely } from "kysely";

/** Which version of its configuration a client says that it runs, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("client_state").addColumn("config_version", "integer").execute();
  await db.schema.alterTable("client_state").addColumn("config_version_date", "bigint").execute();
}
