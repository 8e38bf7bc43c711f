import type { Kysely } from "kysely";
import { id } from "./columns.js";

/** What people show beside their password, codes for who has lost it, and which groups demand it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_factor")
    .addColumn("id", "integer", id(db))
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("secret", "text")
    .addColumn("last_step", "bigint")
    .addColumn("credential_id", "text")
    .addColumn("public_key", "text")
    .addColumn("counter", "bigint")
    .addColumn("transports", "text")
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("last_used_date", "bigint")
    .execute();
  await db.schema.createIndex("second_factor_user").on("second_factor").column("user_id").execute();
  await db.schema
    .createIndex("second_factor_credential")
    .on("second_factor")
    .column("credential_id")
    .unique()
    .execute();
  await db.schema
    .createTable("recovery_code")
    .addColumn("id", "integer", id(db))
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("used_date", "bigint")
    .execute();
  await db.schema
    .createIndex("recovery_code_user")
    .on("recovery_code")
    .columns(["user_id", "code_hash"])
    .unique()
    .execute();
  await db.schema
    .createTable("factor_step")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) => column.references("user_account.id").onDelete("cascade"))
    .addColumn("challenge", "text")
    .addColumn("secret", "text")
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("factor_step_address")
    .on("factor_step")
    .columns(["address", "create_date"])
    .execute();
  await db.schema
    .alterTable("user_group")
    .addColumn("second_factor", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
