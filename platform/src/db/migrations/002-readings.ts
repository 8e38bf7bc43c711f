import type { Kysely } from "kysely";
import { blob, byMonth, clustered, id, logId } from "./columns.js";

/**
 * Data from devices: packed batches, packed hours, diagnostics, the latest state; and the events about it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("client_state")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("last_active_date", "bigint")
    .addColumn("status_date", "bigint")
    .addColumn("battery", "double precision")
    .addColumn("rssi", "double precision")
    .addColumn("firmware_version", "text")
    .addColumn("config_name", "text")
    .addColumn("hw_type", "text")
    .addColumn("alarms", "text")
    .addColumn("reported", "text")
    .execute();
  await db.schema
    .createTable("reading_batch")
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("batch_id", "text", (column) => column.notNull())
    .addColumn("from_time", "bigint", (column) => column.notNull())
    .addColumn("to_time", "bigint", (column) => column.notNull())
    .addColumn("reading_count", "integer", (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("reading_batch_pk", ["client_id", "batch_id"])
    .execute();
  await db.schema
    .createIndex("reading_batch_time")
    .on("reading_batch")
    .columns(["client_id", "from_time"])
    .execute();
  // Clustered by client and hour: a year of one client is read from neighbouring pages, whenever it was
  // written.
  await clustered(
    db,
    db.schema
      .createTable("reading_hour")
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addColumn("hour_start", "bigint", (column) => column.notNull())
      .addColumn("speeds", blob(db), (column) => column.notNull())
      .addColumn("histogram", blob(db), (column) => column.notNull())
      .addColumn("coverage", blob(db), (column) => column.notNull())
      .addPrimaryKeyConstraint("reading_hour_pk", ["client_id", "hour_start"]),
  ).execute();
  await byMonth(
    db,
    clustered(
      db,
      db.schema
        .createTable("diagnostic")
        .addColumn("client_id", "integer", (column) =>
          column.notNull().references("client.id").onDelete("cascade"),
        )
        .addColumn("time", "bigint", (column) => column.notNull())
        .addColumn("battery", "double precision")
        .addColumn("rssi", "double precision")
        .addColumn("sig", "double precision")
        .addColumn("brightness", "double precision")
        .addColumn("brightness_average", "double precision")
        .addPrimaryKeyConstraint("diagnostic_pk", ["client_id", "time"]),
    ),
    "time",
  ).execute();
  await byMonth(
    db,
    clustered(
      db,
      db.schema
        .createTable("reported_value")
        .addColumn("client_id", "integer", (column) =>
          column.notNull().references("client.id").onDelete("cascade"),
        )
        .addColumn("parameter", "text", (column) => column.notNull())
        .addColumn("time", "bigint", (column) => column.notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("reported_value_pk", ["client_id", "parameter", "time"]),
    ),
    "time",
  ).execute();
  await db.schema
    .createTable("event_log")
    .addColumn("id", logId(db), id(db))
    .addColumn("time", "bigint", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("client_id", "integer", (column) => column.notNull())
    .addColumn("audience", "text", (column) => column.notNull())
    .addColumn("data", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("event_log_time").on("event_log").column("time").execute();
}
