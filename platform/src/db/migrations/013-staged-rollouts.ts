import { type Kysely, sql } from "kysely";
import { id } from "./columns.js";

/** Firmware that goes to a few devices first, and the progress of each device in such a rollout. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staged_rollout")
    .addColumn("id", "integer", id(db))
    .addColumn("firmware_id", "integer", (column) =>
      column.notNull().references("firmware.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("stage", "text", (column) => column.notNull())
    .addColumn("stop_reason", "text")
    .addColumn("pilots", "integer", (column) => column.notNull())
    .addColumn("failures_at_most", "integer", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("created_by", "integer", (column) => column.references("user_account.id").onDelete("set null"))
    .addColumn("end_date", "bigint")
    .execute();
  await db.schema.createIndex("staged_rollout_firmware").on("staged_rollout").column("firmware_id").execute();
  await db.schema.createIndex("staged_rollout_state").on("staged_rollout").column("state").execute();
  await devices(db);
}

async function devices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staged_rollout_client")
    .addColumn("rollout_id", "integer", (column) =>
      column.notNull().references("staged_rollout.id").onDelete("cascade"),
    )
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("pilot", "smallint", (column) => column.notNull())
    .addColumn("forgiven", "smallint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("assign_date", "bigint")
    .addColumn("download_date", "bigint")
    .addColumn("downloaded_date", "bigint")
    .addColumn("report_date", "bigint")
    .addColumn("reported_version", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("staged_rollout_client_pk", ["rollout_id", "client_id"])
    .execute();
  await db.schema
    .createIndex("staged_rollout_client_client")
    .on("staged_rollout_client")
    .column("client_id")
    .execute();
  // A device has one assigned firmware, and is in one queue for the next.
  await db.schema
    .createIndex("staged_rollout_client_given")
    .unique()
    .on("staged_rollout_client")
    .column("client_id")
    .where(sql.ref("state"), "=", "given")
    .execute();
  await db.schema
    .createIndex("staged_rollout_client_queued")
    .unique()
    .on("staged_rollout_client")
    .column("client_id")
    .where(sql.ref("state"), "in", ["waiting", "withdrawn"])
    .execute();
}
