import type { Kysely } from "kysely";
import { blob } from "./columns.js";

/**
 * Counts per interval besides single road users, the content sent under a batch's id, and time covered by two
 * batches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  for (const table of ["reading_batch", "reading_day"])
    await schema
      .alterTable(table)
      .addColumn("interval_count", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  await schema.alterTable("reading_batch").addColumn("coverage", blob(db)).execute();
  await schema.alterTable("reading_batch").addColumn("content_hash", "text").execute();
  await schema.alterTable("client_state").addColumn("overlap_date", "bigint").execute();
  await schema.alterTable("client_state").addColumn("overlap_seconds", "bigint").execute();
}
