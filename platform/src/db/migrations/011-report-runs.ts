import { type Kysely, sql } from "kysely";
import { blob, clustered, id } from "./columns.js";

/** Report keys of several clients; runs of report schedules with their files and mails, which were columns of the schedule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await reportKeys(db);
  await schedules(db);
  await runs(db);
  await files(db);
  await deliveries(db);
}

/** Older keys are dropped: none lives longer than a few minutes. */
async function reportKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("report_key").execute();
  await db.schema
    .createTable("report_key")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "integer", (column) => column.references("user_account.id").onDelete("cascade"))
    .addColumn("api_key_id", "integer", (column) => column.references("api_key.id").onDelete("cascade"))
    .addColumn("group_id", "integer", (column) => column.references("user_group.id").onDelete("cascade"))
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint", (column) => column.notNull())
    .addColumn("expire_date", "bigint", (column) => column.notNull())
    .execute();
  await clustered(
    db,
    db.schema
      .createTable("report_key_client")
      .addColumn("key_hash", "text", (column) =>
        column.notNull().references("report_key.key_hash").onDelete("cascade"),
      )
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addPrimaryKeyConstraint("report_key_client_pk", ["key_hash", "client_id"]),
  ).execute();
  await db.schema
    .createIndex("report_key_client_client")
    .on("report_key_client")
    .column("client_id")
    .execute();
}

const REPLACED = ["last_run_date", "last_outcome", "last_message", "run_id", "lease_until"];

async function schedules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("report_schedule")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("sl"))
    .execute();
  for (const column of REPLACED) await db.schema.alterTable("report_schedule").dropColumn(column).execute();
}

async function runs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("report_run")
    .addColumn("id", "integer", id(db))
    .addColumn("schedule_id", "integer", (column) =>
      column.notNull().references("report_schedule.id").onDelete("cascade"),
    )
    .addColumn("due_date", "bigint", (column) => column.notNull())
    .addColumn("manual", "smallint", (column) => column.notNull())
    .addColumn("start_time", "bigint", (column) => column.notNull())
    .addColumn("end_time", "bigint", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_date", "bigint")
    .addColumn("claim", "text")
    .addColumn("lease_until", "bigint")
    .addColumn("start_date", "bigint")
    .addColumn("end_date", "bigint")
    .addColumn("reason", "text")
    .addColumn("client_count", "integer")
    .execute();
  await db.schema
    .createIndex("report_run_due")
    .unique()
    .on("report_run")
    .columns(["schedule_id", "due_date"])
    .where(sql.ref("manual"), "=", 0)
    .execute();
  await db.schema
    .createIndex("report_run_schedule")
    .on("report_run")
    .columns(["schedule_id", "id"])
    .execute();
  await db.schema.createIndex("report_run_next").on("report_run").columns(["state", "next_date"]).execute();
}

async function files(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("report_file")
    .addColumn("id", "integer", id(db))
    .addColumn("run_id", "integer", (column) => column.references("report_run.id").onDelete("set null"))
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("size", "bigint")
    .addColumn("sha256", "text")
    .addColumn("complete", "smallint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("report_file_run").on("report_file").column("run_id").execute();
  await db.schema
    .createTable("report_file_part")
    .addColumn("file_id", "integer", (column) =>
      column.notNull().references("report_file.id").onDelete("cascade"),
    )
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("report_file_part_pk", ["file_id", "part"])
    .execute();
}

async function deliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("report_delivery")
    .addColumn("run_id", "integer", (column) =>
      column.notNull().references("report_run.id").onDelete("cascade"),
    )
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("uid", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_date", "bigint")
    .addColumn("sent_date", "bigint")
    .addColumn("reason", "text")
    .addColumn("lease_holder", "text")
    .addColumn("lease_until", "bigint")
    .addPrimaryKeyConstraint("report_delivery_pk", ["run_id", "recipient"])
    .execute();
  await db.schema
    .createIndex("report_delivery_next")
    .on("report_delivery")
    .columns(["state", "next_date"])
    .execute();
}
