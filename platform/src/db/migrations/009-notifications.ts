import type { Kysely } from "kysely";
import { clustered, id, logId } from "./columns.js";

/** Notification preferences, the notifications of each client, and messages waiting to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await preferences(db);
  await watching(db);
  await outbox(db);
}

async function preferences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notification_preference")
    .addColumn("user_id", "integer", (column) =>
      column.primaryKey().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("silent", "integer", (column) => column.notNull())
    .addColumn("back", "integer", (column) => column.notNull())
    .addColumn("alarm", "integer", (column) => column.notNull())
    .addColumn("silent_after", "integer", (column) => column.notNull())
    .addColumn("email", "integer", (column) => column.notNull())
    .addColumn("webhook", "integer", (column) => column.notNull())
    .addColumn("webhook_url", "text")
    .addColumn("webhook_secret", "text")
    .addColumn("webhook_secret_date", "bigint")
    .addColumn("quiet", "integer", (column) => column.notNull())
    .addColumn("quiet_from", "integer", (column) => column.notNull())
    .addColumn("quiet_to", "integer", (column) => column.notNull())
    .addColumn("quiet_zone", "text")
    .addColumn("alarms_pass", "integer", (column) => column.notNull())
    .addColumn("all_clients", "integer", (column) => column.notNull())
    .execute();
  await clustered(
    db,
    db.schema
      .createTable("notification_client")
      .addColumn("user_id", "integer", (column) =>
        column.notNull().references("notification_preference.user_id").onDelete("cascade"),
      )
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addPrimaryKeyConstraint("notification_client_pk", ["user_id", "client_id"]),
  ).execute();
  await db.schema
    .createIndex("notification_client_client")
    .on("notification_client")
    .column("client_id")
    .execute();
}

async function watching(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notification_scan")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("scan_date", "bigint", (column) => column.notNull())
    .addColumn("resume_date", "bigint", (column) => column.notNull())
    .addColumn("away_date", "bigint", (column) => column.notNull())
    .addColumn("earlier_resume_date", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("notification_watch")
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("notification_preference.user_id").onDelete("cascade"),
    )
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("active_date", "bigint")
    .addColumn("told_date", "bigint")
    .addColumn("untold", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("notification_watch_pk", ["user_id", "client_id"])
    .execute();
  await db.schema
    .createIndex("notification_watch_client")
    .on("notification_watch")
    .column("client_id")
    .execute();
  await db.schema
    .createTable("notification_alarm")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("known", "text", (column) => column.notNull())
    .execute();
}

async function outbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notification_message")
    .addColumn("id", logId(db), id(db))
    .addColumn("uid", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("due_date", "bigint", (column) => column.notNull())
    .addColumn("gathering", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("notification_message_user")
    .on("notification_message")
    .columns(["user_id", "create_date"])
    .execute();
  await db.schema
    .createTable("notification")
    .addColumn("id", logId(db), id(db))
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("user_account.id").onDelete("cascade"),
    )
    .addColumn("message_id", logId(db), (column) =>
      column.notNull().references("notification_message.id").onDelete("cascade"),
    )
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("client_id", "integer", (column) => column.references("client.id").onDelete("cascade"))
    .addColumn("time", "bigint", (column) => column.notNull())
    .addColumn("since", "bigint")
    .addColumn("alarms", "text", (column) => column.notNull())
    .addColumn("untold", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("notification_user").on("notification").columns(["user_id", "id"]).execute();
  await db.schema.createIndex("notification_message_id").on("notification").column("message_id").execute();
  await db.schema.createIndex("notification_client_id").on("notification").column("client_id").execute();
  await db.schema
    .createTable("notification_delivery")
    .addColumn("message_id", logId(db), (column) =>
      column.notNull().references("notification_message.id").onDelete("cascade"),
    )
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("next_date", "bigint")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("last_date", "bigint")
    .addColumn("reason", "text")
    .addColumn("status", "integer")
    .addColumn("lease_holder", "text")
    .addColumn("lease_until", "bigint")
    .addPrimaryKeyConstraint("notification_delivery_pk", ["message_id", "channel"])
    .execute();
  await db.schema
    .createIndex("notification_delivery_next")
    .on("notification_delivery")
    .columns(["state", "next_date"])
    .execute();
}
