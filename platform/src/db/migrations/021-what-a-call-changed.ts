import type { Kysely } from "kysely";

/** How many things that people edit a call of the log has changed; null of what was noted before that was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("audit_log").addColumn("items", "integer").execute();
}
