import type { Kysely } from "kysely";
import { blob } from "./columns.js";

/** The crest or logo of a group, as its reports carry it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("group_crest")
    .addColumn("group_id", "integer", (column) =>
      column.primaryKey().references("user_group.id").onDelete("cascade"),
    )
    .addColumn("png", blob(db), (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("set_date", "bigint", (column) => column.notNull())
    .execute();
}
