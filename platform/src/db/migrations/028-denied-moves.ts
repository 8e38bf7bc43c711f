import type { Kysely } from "kysely";

/** Until when somebody said that a device did not move, whatever speaks for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("denied_move")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("until_time", "bigint", (column) => column.notNull())
    .execute();
}
