import type { Kysely } from "kysely";

/**
 * The number of edited things that a call of the log changed; null for rows from before this was recorded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("items", "integer").execute();
}
