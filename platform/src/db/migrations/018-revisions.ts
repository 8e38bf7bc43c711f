import type { Kysely } from "kysely";
import { clustered, logId } from "./columns.js";

/**
 * Revisions: what people edit, after each change, with the row of the audit log for its author. And search
 * tags of that log's rows: the groups they are about, and the fields they changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("revision")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("item_id", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("time", "bigint")
    .addColumn("user_id", "integer")
    .addColumn("audit_id", logId(db))
    .addColumn("content", "text")
    .addPrimaryKeyConstraint("revision_pk", ["kind", "item_id", "version"])
    .execute();
  await schema.createIndex("revision_audit").on("revision").column("audit_id").execute();
  await schema.alterTable("config_version").addColumn("audit_id", logId(db)).execute();
  await schema.createIndex("config_version_audit").on("config_version").column("audit_id").execute();
  // No references: the log outlives its subjects.
  await clustered(
    db,
    schema
      .createTable("audit_tag")
      .addColumn("tag", "text", (column) => column.notNull())
      .addColumn("time", "bigint", (column) => column.notNull())
      .addColumn("audit_id", logId(db), (column) => column.notNull())
      .addPrimaryKeyConstraint("audit_tag_pk", ["tag", "time", "audit_id"]),
  ).execute();
  await schema.createIndex("audit_log_request").on("audit_log").columns(["request_id", "time"]).execute();
}
