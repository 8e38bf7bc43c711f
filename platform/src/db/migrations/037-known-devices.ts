import type { Kysely } from "kysely";
import { id } from "./columns.js";

/** The browsers that accounts know, by which of them a session was opened, and since when an account knows any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("known_device")
    .addColumn("id", "integer", id(db))
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("secret_hash", "text", (column) => column.notNull())
    .addColumn("first_seen_date", "bigint", (column) => column.notNull())
    .addColumn("last_seen_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("known_device_user")
    .on("known_device")
    .columns(["user_id", "secret_hash"])
    .unique()
    .execute();
  await db.schema.createIndex("known_device_secret").on("known_device").column("secret_hash").execute();
  await db.schema.alterTable("session").addColumn("device_id", "integer").execute();
  await db.schema.alterTable("user_account").addColumn("devices_since", "bigint").execute();
}
