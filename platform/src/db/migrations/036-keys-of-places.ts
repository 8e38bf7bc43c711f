import type { Kysely } from "kysely";

/** The device that a key was made for, where it leads to its place since the device went to another group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("api_key").addColumn("former_client_id", "integer").execute();
}
