import type { Kysely } from "kysely";
import { blob } from "./columns.js";

/** The content of an hour on each side of a move, so that nobody has to cut it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("reading_hour").addColumn("parts", blob(db)).execute();
}
