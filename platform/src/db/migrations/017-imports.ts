import type { Kysely } from "kysely";
import { blob, clustered, id } from "./columns.js";

/**
 * Imported files of records, the records read from each, hours without records that are kept besides imports,
 * and excluded periods.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("import")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("complete", "smallint", (column) => column.notNull().defaultTo(0))
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text")
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("file_size", "integer")
    .addColumn("file_sha256", "text")
    .addColumn("options", "text", (column) => column.notNull())
    .addColumn("understanding", "text")
    .addColumn("look", "text")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("progress", "double precision", (column) => column.notNull().defaultTo(0))
    .addColumn("from_time", "bigint")
    .addColumn("to_time", "bigint")
    .addColumn("done_until", "bigint")
    .addColumn("apply_order", "integer")
    .addColumn("replaces", "smallint", (column) => column.notNull().defaultTo(1))
    .addColumn("applied_date", "bigint")
    .addColumn("undone_date", "bigint")
    .addColumn("undone_by", "text")
    .addColumn("final_date", "bigint")
    .execute();
  await schema.createIndex("import_client").on("import").columns(["client_id", "create_date"]).execute();
  await schema.createIndex("import_state").on("import").column("state").execute();
  await schema
    .createTable("import_part")
    .addColumn("import_id", "integer", (column) =>
      column.notNull().references("import.id").onDelete("cascade"),
    )
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("import_part_pk", ["import_id", "part"])
    .execute();
  await schema
    .createTable("import_piece")
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("import_id", "integer", (column) =>
      column.notNull().references("import.id").onDelete("cascade"),
    )
    .addColumn("piece", "integer", (column) => column.notNull())
    .addColumn("from_time", "bigint", (column) => column.notNull())
    .addColumn("to_time", "bigint", (column) => column.notNull())
    .addColumn("reading_count", "integer", (column) => column.notNull())
    .addColumn("interval_count", "integer", (column) => column.notNull())
    .addColumn("counts", "smallint", (column) => column.notNull())
    .addColumn("superseded_by", "integer")
    .addColumn("coverage", blob(db), (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("import_piece_pk", ["client_id", "import_id", "piece"])
    .execute();
  await schema
    .createIndex("import_piece_time")
    .on("import_piece")
    .columns(["client_id", "counts", "from_time"])
    .execute();
  await clustered(
    db,
    schema
      .createTable("kept_hour")
      .addColumn("client_id", "integer", (column) =>
        column.notNull().references("client.id").onDelete("cascade"),
      )
      .addColumn("hour_start", "bigint", (column) => column.notNull())
      .addColumn("histogram", blob(db), (column) => column.notNull())
      .addColumn("coverage", blob(db), (column) => column.notNull())
      .addPrimaryKeyConstraint("kept_hour_pk", ["client_id", "hour_start"]),
  ).execute();
  await schema
    .createTable("exclusion")
    .addColumn("id", "integer", id(db))
    .addColumn("client_id", "integer", (column) =>
      column.notNull().references("client.id").onDelete("cascade"),
    )
    .addColumn("from_time", "bigint", (column) => column.notNull())
    .addColumn("to_time", "bigint", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("create_date", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text")
    .execute();
  await schema.createIndex("exclusion_client").on("exclusion").columns(["client_id", "from_time"]).execute();
}
