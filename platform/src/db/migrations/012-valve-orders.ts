import { type Kysely, sql } from "kysely";
import { clustered } from "./columns.js";

/** Orders of valves, and how far they have come; pauses; versions of bundles; notifications about valves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bundles(db);
  await orders(db);
  await notifications(db);
}

async function bundles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("bundle")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("bundle")
    .addColumn("changed_by", "integer", (column) => column.references("user_account.id").onDelete("set null"))
    .execute();
  await db.schema.alterTable("bundle").addColumn("paused_until", "bigint").execute();
  await db.schema.alterTable("user_group").addColumn("rain_delay_until", "bigint").execute();
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await clustered(
    db,
    db.schema
      .createTable("valve_orders")
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addColumn("since", "bigint", (column) => column.notNull())
      .addColumn("orders", "text", (column) => column.notNull())
      .addColumn("changed_by", "integer", (column) =>
        column.references("user_account.id").onDelete("set null"),
      )
      .addColumn("reason", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("valve_orders_pk", ["client_id", "since"]),
  ).execute();
  await db.schema
    .createTable("valve_heard")
    .addColumn("client_id", "integer", (column) =>
      column.primaryKey().references("client.id").onDelete("cascade"),
    )
    .addColumn("orders", "text", (column) => column.notNull())
    .addColumn("heard_date", "bigint", (column) => column.notNull())
    .execute();
}

const WATCHED = ["user_id", "client_id", "state", "active_date", "told_date", "untold"];

/**
 * A watch is about one client, and from now on also about one thing: its silence, or its valve's deviation.
 */
async function notifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("notification_preference")
    .addColumn("valve", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex("notification_watch_client").execute();
  await db.schema.alterTable("notification_watch").renameTo("notification_watch_before").execute();
  await db.schema
    .createTable("notification_watch")
    .addColumn("user_id", "integer", (column) =>
      column.notNull().references("notification_preference.user_id").onDelete("cascade"),
    )
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("active_date", "bigint")
    .addColumn("told_date", "bigint")
    .addColumn("untold", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("notification_watch_about_pk", ["user_id", "client_id", "about"])
    .execute();
  const columns = sql.join(WATCHED.map((column) => sql.ref(column)));
  await sql`insert into notification_watch (${columns}, about) select ${columns}, 'silence' from notification_watch_before`.execute(
    db,
  );
  await db.schema.dropTable("notification_watch_before").execute();
  await db.schema
    .createIndex("notification_watch_client")
    .on("notification_watch")
    .column("client_id")
    .execute();
}
