import { setImmediate as turn } from "node:timers/promises";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { ByteRange } from "./range.rules.js";

/** Bytes of each part but the last: small enough that a reading never waits long for one to be stored. */
export const PART_SIZE = 256 * 1024;
const PARTS_DELETED_AT_ONCE = 8;

/** Begins a firmware that nobody sees before it is complete. @returns its id */
export async function beginUpload(db: Db, createdBy: number, now: number): Promise<number> {
  const { id } = await db
    .insertInto("firmware")
    .values({ size: 0, complete: 0, created_by: createdBy, create_date: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function addPart(db: Db, firmwareId: number, part: number, data: Uint8Array): Promise<void> {
  await db.insertInto("firmware_part").values({ firmware_id: firmwareId, part, data }).execute();
}

/** The bytes of a range, part by part. @throws PlatformError NOT_FOUND where the firmware was deleted meanwhile */
export async function* readBytes(db: Db, firmwareId: number, range: ByteRange): AsyncGenerator<Uint8Array> {
  const lastPart = Math.floor(range.last / PART_SIZE);
  for (let part = Math.floor(range.first / PART_SIZE); part <= lastPart; part += 1) {
    const row = await db
      .selectFrom("firmware_part")
      .select("data")
      .where("firmware_id", "=", firmwareId)
      .where("part", "=", part)
      .executeTakeFirst();
    if (!row) throw notFound("firmware");
    const start = part * PART_SIZE;
    yield row.data.subarray(Math.max(0, range.first - start), range.last + 1 - start);
  }
}

/** Deletes a firmware, unless it is complete, in small steps between which others have their turn. */
export async function discard(db: Db, firmwareId: number): Promise<void> {
  const firmware = db.selectFrom("firmware").select("complete").where("id", "=", firmwareId);
  if ((await firmware.executeTakeFirst())?.complete === 1) return;
  const row = await db
    .selectFrom("firmware_part")
    .select(({ fn }) => fn.max("part").as("last"))
    .where("firmware_id", "=", firmwareId)
    .executeTakeFirst();
  for (let last = Number(row?.last ?? -1); last >= 0; last -= PARTS_DELETED_AT_ONCE) {
    await db
      .deleteFrom("firmware_part")
      .where("firmware_id", "=", firmwareId)
      .where("part", ">", last - PARTS_DELETED_AT_ONCE)
      .execute();
    await turn();
  }
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
