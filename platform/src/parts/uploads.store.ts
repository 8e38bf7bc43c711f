import { sql } from "kysely";
import type { Db } from "../db/tables.js";
import { deleteParts, type PartsOf } from "./parts.store.js";

/** Uploads of a kind: rows that stay invisible until they are complete, and the storage of their bytes. */
export interface Uploads {
  table: "firmware" | "video" | "import";
  parts: PartsOf;
}

/** Deletes an upload, unless it is complete, in small steps with other work in between. */
export async function discardUpload(db: Db, { table, parts }: Uploads, id: number): Promise<void> {
  const from = sql.table(table);
  const { rows } = await sql<{ complete: number }>`select complete from ${from} where id = ${id}`.execute(db);
  if (rows[0]?.complete === 1) return;
  await deleteParts(db, parts, id);
  await sql`delete from ${from} where id = ${id} and complete = 0`.execute(db);
}

/** Discards uploads begun before an instant and never completed: they, or the platform, were aborted. */
export async function discardUnfinished(db: Db, uploads: Uploads, before: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(uploads.table)} where complete = 0 and create_date < ${before}`.execute(db);
  for (const { id } of rows) await discardUpload(db, uploads, id);
}
