import type { Kysely } from "kysely";

/** The version of its configuration that a client reports, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("client_state").addColumn("config_version", "integer").execute();
  await db.schema.alterTable("client_state").addColumn("config_version_date", "bigint").execute();
}
