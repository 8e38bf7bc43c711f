import type { Kysely } from "kysely";
import { id } from "./columns.js";

/** One-time links of accounts, and the mails about accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("account_link")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("expire_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("account_link_purpose")
    .on("account_link")
    .columns(["user_id", "purpose"])
    .unique()
    .execute();
  await db.schema
    .createTable("account_mail")
    .addColumn("id", "integer", id(db))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.references("user_account.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("language", "text")
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("next_date", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("lease_holder", "text")
    .addColumn("lease_until", "bigint")
    .execute();
  await db.schema
    .createIndex("account_mail_due")
    .on("account_mail")
    .columns(["state", "next_date"])
    .execute();
  await db.schema
    .createIndex("account_mail_email")
    .on("account_mail")
    .columns(["email_key", "create_date"])
    .execute();
  await db.schema
    .createIndex("account_mail_address")
    .on("account_mail")
    .columns(["address", "create_date"])
    .execute();
  await db.schema.createIndex("account_mail_user").on("account_mail").column("user_id").execute();
}
