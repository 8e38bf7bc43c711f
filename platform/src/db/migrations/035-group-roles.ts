import type { Kysely } from "kysely";

/** What people may do in their group. Whoever is there already goes on as an editor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("user_account")
    .addColumn("role", "text", (column) => column.notNull().defaultTo("editor"))
    .execute();
}
