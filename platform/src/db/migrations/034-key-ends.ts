import type { Kysely } from "kysely";

/** How a key begins, when it ends, from where it was last used; and what a mail about an account is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("api_key").addColumn("key_start", "text").execute();
  await db.schema.alterTable("api_key").addColumn("expire_date", "bigint").execute();
  await db.schema.alterTable("api_key").addColumn("warned_date", "bigint").execute();
  await db.schema.alterTable("api_key").addColumn("last_used_address", "text").execute();
  await db.schema.createIndex("api_key_expire").on("api_key").column("expire_date").execute();
  await db.schema.alterTable("account_mail").addColumn("about", "text").execute();
}
