import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";
import type { PartsOf, StoredBytes } from "../parts/parts.store.js";
import { discardUpload, type Uploads } from "../parts/uploads.store.js";
import { type ImportRow, optionsOf } from "./rows.js";
import type { ImportOptions, ImportState } from "./schemas.js";

/** The table with the bytes of files. */
export const IMPORT_PARTS: PartsOf = { table: "import_part", owner: "import_id" };
export const IMPORT_UPLOADS: Uploads = { table: "import", parts: IMPORT_PARTS };

interface NewImport {
  clientId: number;
  createDate: number;
  createdBy: string | null;
}

/** Begins an import that stays invisible until its file is complete. @returns its id */
export async function beginImport(db: Db, { clientId, createDate, createdBy }: NewImport): Promise<number> {
  const { id } = await db
    .insertInto("import")
    .values({
      client_id: clientId,
      state: "uploaded" satisfies ImportState,
      complete: 0,
      create_date: createDate,
      created_by: createdBy,
      file_name: "",
      options: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes a complete upload an import that waits to be read.
 * @throws PlatformError CONFLICT if it was discarded meanwhile
 */
export async function completeImport(
  tx: Db,
  id: number,
  { fileName, options }: { fileName: string; options: ImportOptions },
  file: StoredBytes,
): Promise<ImportRow> {
  const row = await tx
    .updateTable("import")
    .set({
      file_name: fileName,
      options: JSON.stringify(options),
      file_size: file.size,
      file_sha256: file.sha256,
      complete: 1,
    })
    .where("id", "=", id)
    .where("complete", "=", 0)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw conflict("UPLOAD_TOO_SLOW");
  return row;
}

/** @throws PlatformError NOT_FOUND */
export async function findImport(db: Db, id: number): Promise<ImportRow> {
  const row = await db
    .selectFrom("import")
    .selectAll()
    .where("id", "=", id)
    .where("complete", "=", 1)
    .executeTakeFirst();
  if (!row) throw notFound("import");
  return row;
}

/** A client's imports, newest first. */
export function importsOf(db: Db, clientId: number): Promise<ImportRow[]> {
  return db
    .selectFrom("import")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("complete", "=", 1)
    .orderBy("id", "desc")
    .execute();
}

/** The oldest import with work for the platform. */
export function nextToDo(db: Db, after: number): Promise<ImportRow | undefined> {
  return db
    .selectFrom("import")
    .selectAll()
    .where("complete", "=", 1)
    .where("state", "in", ["uploaded", "applying", "undoing"] satisfies ImportState[])
    .where("id", ">", after)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Changes an import that is in one of some states. @throws PlatformError CONFLICT if it is in another */
export async function moveImport(
  tx: Db,
  id: number,
  from: readonly ImportState[],
  change: Partial<ImportRow> & { state: ImportState },
): Promise<ImportRow> {
  const row = await tx
    .updateTable("import")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", from)
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const { state } = await findImport(tx, id);
  throw conflict("IMPORT_STATE", { state });
}

/** Deletes the records read from a file, so that it can be read again. */
export async function forgetPieces(db: Db, id: number): Promise<void> {
  await db.deleteFrom("import_piece").where("import_id", "=", id).where("counts", "=", 0).execute();
}

/** Deletes an invisible import that does not count. */
export async function discardImport(db: Db, id: number): Promise<void> {
  await forgetPieces(db, id);
  await discardUpload(db, IMPORT_UPLOADS, id);
}

/** The place of the next applied import among those of a client. */
export async function nextOrder(tx: Db, clientId: number): Promise<number> {
  const { last } = await tx
    .selectFrom("import")
    .select(({ fn }) => fn.max("apply_order").as("last"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** An import of the same file with the same options that already counts. */
export async function findSame(
  db: Db,
  row: Pick<ImportRow, "id" | "client_id" | "file_sha256" | "options">,
): Promise<number | null> {
  const rows = await db
    .selectFrom("import")
    .select(["id", "options"])
    .where("client_id", "=", row.client_id)
    .where("file_sha256", "=", row.file_sha256)
    .where("state", "in", ["applying", "applied"] satisfies ImportState[])
    .where("id", "<>", row.id)
    .orderBy("id")
    .execute();
  const said = saidOfFile(row);
  return rows.find((other) => saidOfFile(other) === said)?.id ?? null;
}

/**
 * The options for a file in normal form, without those for the use of its records, which do not make it a
 * different one.
 */
function saidOfFile(row: Pick<ImportRow, "options">): string {
  const { overlap: _overlap, keep: _keep, ...said } = optionsOf(row);
  return JSON.stringify(said, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
