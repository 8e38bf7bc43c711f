import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { ByteRange } from "../parts/bytes.rules.js";
import { type PartsOf, readParts } from "../parts/parts.store.js";
import type { Uploads } from "../parts/uploads.store.js";

/** The table with the bytes of firmware. */
export const FIRMWARE_PARTS: PartsOf = { table: "firmware_part", owner: "firmware_id" };

export const FIRMWARE_UPLOADS: Uploads = { table: "firmware", parts: FIRMWARE_PARTS };

/** Begins a firmware that stays invisible until it is complete. @returns its id */
export async function beginUpload(db: Db, createdBy: number, now: number): Promise<number> {
  const { id } = await db
    .insertInto("firmware")
    .values({ size: 0, complete: 0, created_by: createdBy, create_date: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The bytes of a range, part by part.
 * @throws PlatformError NOT_FOUND if the firmware was deleted meanwhile
 */
export function readBytes(db: Db, firmwareId: number, range: ByteRange): AsyncGenerator<Uint8Array> {
  return readParts(db, FIRMWARE_PARTS, firmwareId, range, () => notFound("firmware"));
}
