import { Readable } from "node:stream";
import type { ReportFileRow } from "../db/tables/reportSchedules.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { deleteParts, type PartsOf, readParts, type StoredBytes } from "../parts/parts.store.js";

/** The table with the bytes of reports. */
export const REPORT_PARTS: PartsOf = { table: "report_file_part", owner: "file_id" };

/** A complete report. */
export interface RunFile extends StoredBytes {
  id: number;
  name: string;
}

/** Begins a file that stays invisible until it is complete. @returns its id */
export async function beginFile(db: Db, runId: number, now: number): Promise<number> {
  const { id } = await db
    .insertInto("report_file")
    .values({ run_id: runId, create_date: now, complete: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a complete upload a visible file. */
export async function completeFile(
  tx: Db,
  fileId: number,
  file: StoredBytes & { name: string },
): Promise<void> {
  await tx
    .updateTable("report_file")
    .set({ ...file, complete: 1 })
    .where("id", "=", fileId)
    .execute();
}

/** The file of a run, or undefined. */
export async function findFile(db: Db, runId: number): Promise<RunFile | undefined> {
  const row = await db
    .selectFrom("report_file")
    .selectAll()
    .where("run_id", "=", runId)
    .where("complete", "=", 1)
    .executeTakeFirst();
  return row && toRunFile(row);
}

function toRunFile({ id, name, size, sha256 }: ReportFileRow): RunFile {
  return { id, name: name ?? "", size: size ?? 0, sha256: sha256 ?? "" };
}

/** The bytes of a file, part by part. @throws PlatformError NOT_FOUND if it was deleted meanwhile */
export function readFile(db: Db, { id, size }: RunFile): AsyncGenerator<Uint8Array> {
  return readParts(db, REPORT_PARTS, id, { first: 0, last: size - 1 }, () => notFound("report run"));
}

/** The bytes of a file as a stream. */
export function streamFile(db: Db, file: RunFile): Readable {
  return Readable.from(readFile(db, file), { objectMode: false });
}

/** Deletes a file with its parts in small steps, unless it belongs to a run. */
export async function discardFile(db: Db, fileId: number): Promise<void> {
  const file = db.selectFrom("report_file").select(["run_id", "complete"]).where("id", "=", fileId);
  const row = await file.executeTakeFirst();
  if (!row || (row.run_id !== null && row.complete === 1)) return;
  await deleteParts(db, REPORT_PARTS, fileId);
  await db.deleteFrom("report_file").where("id", "=", fileId).execute();
}

/** Discards files whose runs are gone, and uploads begun before an instant and never completed. */
export async function discardLeftFiles(db: Db, begunBefore: number): Promise<void> {
  const rows = await db
    .selectFrom("report_file")
    .select("id")
    .where(({ or, and, eb }) =>
      or([eb("run_id", "is", null), and([eb("complete", "=", 0), eb("create_date", "<", begunBefore)])]),
    )
    .execute();
  for (const { id } of rows) await discardFile(db, id);
}
