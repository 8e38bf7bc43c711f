import { type Kysely, sql } from "kysely";
import { id } from "./columns.js";

/** Accounts, groups, clients and their keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("user_group")
    .addColumn("id", "integer", id(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("meta_data", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("user_account")
    .addColumn("id", "integer", id(db))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("first_name", "text")
    .addColumn("last_name", "text")
    .addColumn("phone", "text")
    .addColumn("admin", "smallint", (column) => column.notNull())
    .addColumn("confirmed", "smallint", (column) => column.notNull())
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("set null"))
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("user_account_group").on("user_account").column("group_id").execute();
  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("last_used_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("session_user").on("session").column("user_id").execute();
  await db.schema
    .createTable("login_failure")
    .addColumn("id", "integer", id(db))
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("failed_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("login_failure_email")
    .on("login_failure")
    .columns(["email_key", "failed_date"])
    .execute();
  await db.schema
    .createIndex("login_failure_address")
    .on("login_failure")
    .columns(["address", "failed_date"])
    .execute();
  await db.schema
    .createTable("client")
    .addColumn("id", "integer", id(db))
    .addColumn("guid", "text", (column) => column.notNull().unique())
    .addColumn("vision_type", "smallint", (column) => column.notNull())
    .addColumn("meta_data", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("client_group")
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("group_id", "integer", (column) =>
      column.notNull().references("user_group.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("client_group_pk", ["client_id", "group_id"])
    .execute();
  await db.schema.createIndex("client_group_group").on("client_group").column("group_id").execute();
  await db.schema
    .createTable("client_key")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("purpose", "text", (column) => column.notNull().check(sql`purpose in ('device', 'import')`))
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("expire_date", "bigint")
    .execute();
  await db.schema.createIndex("client_key_client").on("client_key").column("client_id").execute();
  await db.schema
    .createTable("report_key")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint", (column) => column.notNull())
    .addColumn("expire_date", "bigint", (column) => column.notNull())
    .execute();
}
