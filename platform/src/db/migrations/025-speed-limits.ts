import type { Kysely } from "kysely";

/**
 * The speed limits of a device or place, each from an instant on (0: from ever). One whose limit never changed
 * has none: its setting holds for all time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("speed_limit")
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("from_time", "bigint", (column) => column.notNull())
    .addColumn("speed_limit", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("speed_limit_pk", ["client_id", "from_time"])
    .execute();
}
