import type { Kysely } from "kysely";
import { id } from "./columns.js";

/** Notes on time of a device, place or group, and the calendars that bring some of a group's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calendar")
    .addColumn("id", "integer", id(db))
    .addColumn("group_id", "integer", (column) =>
      column.notNull().references("user_group.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("url", "text")
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("checked_date", "bigint", (column) => column.notNull())
    .addColumn("taken_date", "bigint", (column) => column.notNull())
    .addColumn("fault", "text")
    .addColumn("outside", "integer", (column) => column.notNull())
    .addColumn("left_out", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("calendar_group").on("calendar").column("group_id").execute();
  await db.schema
    .createTable("note")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", (column) => column.references("client.id").onDelete("cascade"))
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("calendar_id", "integer", (column) => column.references("calendar.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("from_time", "bigint", (column) => column.notNull())
    .addColumn("to_time", "bigint", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("note_client").on("note").columns(["client_id", "from_time"]).execute();
  await db.schema.createIndex("note_group").on("note").columns(["group_id", "from_time"]).execute();
  await db.schema.createIndex("note_calendar").on("note").column("calendar_id").execute();
}
