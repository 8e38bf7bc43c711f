import type { Kysely } from "kysely";
import { blob } from "./columns.js";

/** Uploaded films, the names and recording times of videos, and videos that labellers gave back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("video").addColumn("title", "text").execute();
  await schema.alterTable("video").addColumn("recorded_date", "bigint").execute();
  await schema.alterTable("video").addColumn("returned_date", "bigint").execute();
  await schema.alterTable("video").addColumn("file_size", "integer").execute();
  await schema.alterTable("video").addColumn("file_type", "text").execute();
  await schema.alterTable("video").addColumn("file_sha256", "text").execute();
  await schema
    .alterTable("video")
    .addColumn("complete", "smallint", (column) => column.notNull().defaultTo(1))
    .execute();
  // Contains all columns needed for counting and for choosing the next one: labels of thousands of vehicles
  // make rows long.
  await schema
    .createIndex("video_state")
    .on("video")
    .columns(["complete", "checked", "lease_until", "returned_date", "labeller_id"])
    .execute();
  await schema
    .createTable("video_part")
    .addColumn("video_id", "integer", (column) => column.notNull().references("video.id").onDelete("cascade"))
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("data", blob(db), (column) => column.notNull())
    .addPrimaryKeyConstraint("video_part_pk", ["video_id", "part"])
    .execute();
}
