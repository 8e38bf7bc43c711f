import type { Kysely } from "kysely";

/** Report keys that scripts asked for, too. Older keys are dropped: none lives longer than a few minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("report_key").execute();
  await db.schema
    .createTable("report_key")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("user_id", "integer", (column) => column.references("user_account.id").onDelete("cascade"))
    .addColumn("api_key_id", "integer", (column) => column.references("api_key.id").onDelete("cascade"))
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint", (column) => column.notNull())
    .addColumn("expire_date", "bigint", (column) => column.notNull())
    .execute();
}
