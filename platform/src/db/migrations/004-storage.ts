import type { Kysely } from "kysely";
import { blob, byMonth } from "./columns.js";

/** Packed days, records of deletions by retention, and the jobs for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await byMonth(
    db,
    db.schema
      .createTable("reading_day")
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addColumn("day", "bigint", (column) => column.notNull())
      .addColumn("from_time", "bigint", (column) => column.notNull())
      .addColumn("to_time", "bigint", (column) => column.notNull())
      .addColumn("reading_count", "integer", (column) => column.notNull())
      .addColumn("batch_ids", blob(db), (column) => column.notNull())
      .addColumn("coverage", blob(db), (column) => column.notNull())
      .addColumn("data", blob(db), (column) => column.notNull())
      .addPrimaryKeyConstraint("reading_day_pk", ["client_id", "day"]),
    "day",
  ).execute();
  await db.schema
    .createTable("retention")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("deleted_before", "bigint", (column) => column.notNull())
    .execute();
  // Ids grow with time, so old rows are found from the lower end. Every batch would have to maintain this
  // index.
  await db.schema.dropIndex("event_log_time").execute();
  await db.schema
    .createTable("job")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("next_run", "bigint", (column) => column.notNull())
    .addColumn("last_run", "bigint")
    .addColumn("last_outcome", "text")
    .addColumn("lease_holder", "text")
    .addColumn("lease_until", "bigint")
    .execute();
}
