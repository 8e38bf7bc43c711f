import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { ByteRange } from "../parts/bytes.rules.js";
import { deleteParts, type PartsOf, readParts } from "../parts/parts.store.js";

/** Where the bytes of firmware lie. */
export const FIRMWARE_PARTS: PartsOf = { table: "firmware_part", owner: "firmware_id" };

/** Begins a firmware that nobody sees before it is complete. @returns its id */
export async function beginUpload(db: Db, createdBy: number, now: number): Promise<number> {
  const { id } = await db
    .insertInto("firmware")
    .values({ size: 0, complete: 0, created_by: createdBy, create_date: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The bytes of a range, part by part. @throws PlatformError NOT_FOUND where the firmware was deleted meanwhile */
export function readBytes(db: Db, firmwareId: number, range: ByteRange): AsyncGenerator<Uint8Array> {
  return readParts(db, FIRMWARE_PARTS, firmwareId, range, () => notFound("firmware"));
}

/** Deletes a firmware, unless it is complete, in small steps between which others have their turn. */
export async function discard(db: Db, firmwareId: number): Promise<void> {
  const firmware = db.selectFrom("firmware").select("complete").where("id", "=", firmwareId);
  if ((await firmware.executeTakeFirst())?.complete === 1) return;
  await deleteParts(db, FIRMWARE_PARTS, firmwareId);
  await db.deleteFrom("firmware").where("id", "=", firmwareId).where("complete", "=", 0).execute();
}

/** Discards what was begun before an instant and never completed: its upload, or the platform, was ended. */
export async function discardUnfinished(db: Db, before: number): Promise<void> {
  const rows = await db
    .selectFrom("firmware")
    .select("id")
    .where("complete", "=", 0)
    .where("create_date", "<", before)
    .execute();
  for (const { id } of rows) await discard(db, id);
}
