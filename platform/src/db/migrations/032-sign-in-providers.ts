import type { Kysely } from "kysely";

/** Who an account is at a provider, sign-ins by providers that are under way, and by which a session was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("provider_link")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("provider_link_key", ["issuer", "subject"])
    .execute();
  await db.schema
    .createIndex("provider_link_user")
    .on("provider_link")
    .columns(["user_id", "issuer"])
    .unique()
    .execute();
  await db.schema
    .createTable("provider_attempt")
    .addColumn("secret_hash", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("code_verifier", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("provider_attempt_address")
    .on("provider_attempt")
    .columns(["address", "create_date"])
    .execute();
  await db.schema.alterTable("session").addColumn("provider", "text").execute();
}
