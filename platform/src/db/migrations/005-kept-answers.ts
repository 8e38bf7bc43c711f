import type { Kysely } from "kysely";
import { clustered } from "./columns.js";

/** Answers to calls with an Idempotency-Key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await clustered(
    db,
    db.schema
      .createTable("kept_answer")
      .addColumn("asker", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("create_date", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_answer_pk", ["asker", "key"]),
  ).execute();
  await db.schema.createIndex("kept_answer_create_date").on("kept_answer").column("create_date").execute();
}
