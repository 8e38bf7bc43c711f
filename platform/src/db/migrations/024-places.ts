import type { Kysely } from "kysely";
import { id } from "./columns.js";

/**
 * Places where devices stand, the groups that they belong to, and which device stood where when. A place is a
 * row of `client`, as it has a name, settings and figures like one. A device without stays never moved: it is
 * its own place, and nothing is written for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("client")
    .addColumn("is_place", "smallint", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable("place_group")
    .addColumn("place_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("group_id", "integer", (column) =>
      column.notNull().references("user_group.id").onDelete("cascade"),
    )
    .addColumn("since", "bigint")
    .addPrimaryKeyConstraint("place_group_pk", ["place_id", "group_id"])
    .execute();
  await schema.createIndex("place_group_group").on("place_group").column("group_id").execute();
  await schema
    .createTable("stay")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("place_id", "integer", (column) => column.references("client.id"))
    .addColumn("from_time", "bigint")
    .addColumn("to_time", "bigint")
    .execute();
  await schema.createIndex("stay_client").on("stay").column("client_id").execute();
  await schema.createIndex("stay_place").on("stay").column("place_id").execute();
}
