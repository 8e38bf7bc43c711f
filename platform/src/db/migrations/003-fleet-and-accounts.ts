import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { blob, id, logId } from "./columns.js";

/**
 * Configurations, actions, firmware, valves, resources, keys, labels, report schedules, and the audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await configurations(db);
  await actions(db);
  await firmware(db);
  await valves(db);
  await others(db);
}

const ofClient = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("client.id").onDelete("cascade");

/** The person who did it. The row outlives the account. */
const byUser = (column: ColumnDefinitionBuilder) => column.references("user_account.id").onDelete("set null");

async function accounts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("user_group")
    .addColumn("valve", "smallint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update user_group set valve = 1 where meta_data like '%"groupType":"valve"%'`.execute(db);
  await schema.alterTable("user_account").addColumn("language", "text").execute();
  await schema
    .alterTable("user_account")
    .addColumn("labeller", "smallint", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("session").addColumn("user_agent", "text").execute();
  await schema.alterTable("session").addColumn("address", "text").execute();
  await schema
    .createTable("api_key")
    .addColumn("id", "integer", id(db))
    .addColumn("key_hash", "text", (column) => column.notNull().unique())
    .addColumn("key_text", "text")
    .addColumn("client_id", "integer", (column) => column.references("client.id").onDelete("cascade"))
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("view_only", "smallint", (column) => column.notNull())
    .addColumn("origins", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("created_by", "integer", byUser)
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("last_used_date", "bigint")
    .execute();
  await schema.createIndex("api_key_client").on("api_key").column("client_id").execute();
  await schema.createIndex("api_key_group").on("api_key").column("group_id").execute();
  // No references: the log outlives its subjects.
  await schema
    .createTable("audit_log")
    .addColumn("id", logId(db), id(db))
    .addColumn("time", "bigint", (column) => column.notNull())
    .addColumn("user_id", "integer")
    .addColumn("key_id", "integer")
    .addColumn("who", "text")
    .addColumn("acting_group_id", "integer")
    .addColumn("request_id", "text", (column) => column.notNull())
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("audit_log_time").on("audit_log").column("time").execute();
}

async function configurations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("config_version")
    .addColumn("client_id", "integer", ofClient)
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .addColumn("changed_by", "integer", byUser)
    .addColumn("restored_from", "integer")
    .addPrimaryKeyConstraint("config_version_pk", ["client_id", "version"])
    .execute();
  await db.schema
    .createTable("config_template")
    .addColumn("id", "integer", id(db))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("meta_data", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .execute();
}

async function actions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("action")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", ofClient)
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("enabled", "smallint", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("created_by", "integer", byUser)
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("accept_date", "bigint")
    .addColumn("done_date", "bigint")
    .execute();
  await db.schema.createIndex("action_client").on("action").columns(["client_id", "status"]).execute();
  await db.schema
    .createTable("action_template")
    .addColumn("id", "integer", id(db))
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("meta_data", "text", (column) => column.notNull())
    .addColumn("user_visible", "smallint", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .execute();
}

async function firmware(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("firmware")
    .addColumn("id", "integer", id(db))
    .addColumn("version", "text")
    .addColumn("hardware_type", "text")
    .addColumn("description", "text")
    .addColumn("sha256", "text")
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("complete", "smallint", (column) => column.notNull())
    .addColumn("created_by", "integer", byUser)
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("firmware_version")
    .unique()
    .on("firmware")
    .columns(["version", "hardware_type"])
    .where(sql.ref("complete"), "=", 1)
    .execute();
  await db.schema
    .createTable("firmware_part")
    .addColumn("firmware_id", "integer", (column) =>
      column.notNull().references("firmware.id").onDelete("cascade"),
    )
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("firmware_part_pk", ["firmware_id", "part"])
    .execute();
  await db.schema
    .createTable("firmware_assignment")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("firmware_id", "integer", (column) =>
      column.notNull().references("firmware.id").onDelete("cascade"),
    )
    .addColumn("assign_date", "bigint", (column) => column.notNull())
    .addColumn("assigned_by", "integer", byUser)
    .addColumn("download_date", "bigint")
    .addColumn("request_date", "bigint")
    .addColumn("downloaded_date", "bigint")
    .addColumn("report_date", "bigint")
    .addColumn("reported_version", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("firmware_assignment_firmware")
    .on("firmware_assignment")
    .column("firmware_id")
    .execute();
}

async function valves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bundle")
    .addColumn("id", "integer", id(db))
    .addColumn("group_id", "integer", (column) =>
      column.notNull().references("user_group.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("schedule", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("bundle_group").on("bundle").column("group_id").execute();
  await db.schema
    .createTable("bundle_client")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("bundle_id", "integer", (column) =>
      column.notNull().references("bundle.id").onDelete("cascade"),
    )
    .execute();
  await db.schema.createIndex("bundle_client_bundle").on("bundle_client").column("bundle_id").execute();
  await db.schema
    .createTable("valve_mode")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("manual_until", "bigint")
    .addColumn("mode_after", "text")
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .addColumn("changed_by", "integer", byUser)
    .execute();
}

async function others(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("resource")
    .addColumn("id", "integer", id(db))
    .addColumn("bucket", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .addColumn("meta_data", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("change_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("resource_bucket").on("resource").column("bucket").execute();
  await db.schema
    .createTable("error_report")
    .addColumn("id", "integer", id(db))
    .addColumn("user_id", "integer", byUser)
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("user_agent", "text")
    .addColumn("done", "smallint", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("video")
    .addColumn("id", "integer", id(db))
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("frame_rate", "double precision", (column) => column.notNull())
    .addColumn("vehicles", "text", (column) => column.notNull())
    .addColumn("checked", "smallint", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("checked_date", "bigint")
    .addColumn("labeller_id", "integer", byUser)
    .addColumn("lease_until", "bigint")
    .addColumn("plates_removed", "smallint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("report_schedule")
    .addColumn("id", "integer", id(db))
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("created_by", "integer", byUser)
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("interval", "text", (column) => column.notNull())
    .addColumn("cron", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("recipients", "text", (column) => column.notNull())
    .addColumn("enabled", "smallint", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("next_run_date", "bigint")
    .addColumn("last_run_date", "bigint")
    .addColumn("last_outcome", "text")
    .addColumn("last_message", "text")
    .addColumn("run_id", "text")
    .addColumn("lease_until", "bigint")
    .execute();
  await db.schema.createIndex("report_schedule_group").on("report_schedule").column("group_id").execute();
  await db.schema
    .createTable("report_schedule_client")
    .addColumn("schedule_id", "integer", (column) =>
      column.notNull().references("report_schedule.id").onDelete("cascade"),
    )
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("report_schedule_client_pk", ["schedule_id", "client_id"])
    .execute();
}
