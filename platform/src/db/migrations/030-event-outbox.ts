import { type Kysely, sql } from "kysely";
import { engineOf } from "../engine.js";

/**
 * PostgreSQL's events that are committed and not numbered yet. SQLite has one writer at a time, so its events
 * are in order when they are written. Rows stay for milliseconds: the server has to clean up by their number,
 * not by their share of the table. Nobody looks for one of them, so there is no index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === "sqlite") return;
  await db.schema
    .createTable("event_outbox")
    .addColumn("id", "bigint", (column) => column.generatedByDefaultAsIdentity().notNull())
    .addColumn("time", "bigint", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("client_id", "integer", (column) => column.notNull())
    .addColumn("audience", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("late", "text")
    .execute();
  await sql`
    alter table event_outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000)
  `.execute(db);
}
