import { createHash } from "node:crypto";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../db/tables.js";
import { type ByteRange, cutParts, PART_SIZE } from "./bytes.rules.js";

const PARTS_DELETED_AT_ONCE = 8;

/** Between two parts, so that a local upload does not slow down devices' batches. */
const PAUSE_MS = 10;

/** The storage of a kind of files: the table of parts, and its column for the owner. */
export type PartsOf =
  | { table: "firmware_part"; owner: "firmware_id" }
  | { table: "report_file_part"; owner: "file_id" }
  | { table: "video_part"; owner: "video_id" }
  | { table: "import_part"; owner: "import_id" };

/** The stored bytes of a file. */
export interface StoredBytes {
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/**
 * Stores a file as it comes, each part separately. After a failure half way, discarding the owner deletes the
 * parts.
 */
export async function storeParts(
  db: Db,
  of: PartsOf,
  ownerId: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredBytes> {
  const hash = createHash("sha256");
  let [part, size] = [0, 0];
  for await (const data of cutParts(bytes, PART_SIZE)) {
    if (part > 0) await pause(PAUSE_MS);
    await addPart(db, of, ownerId, part, data);
    hash.update(data);
    part += 1;
    size += data.length;
  }
  return { sha256: hash.digest("hex"), size };
}

export async function addPart(
  db: Db,
  { table, owner }: PartsOf,
  ownerId: number,
  part: number,
  data: Uint8Array,
): Promise<void> {
  const [to, column] = [sql.table(table), sql.ref(owner)];
  await sql`insert into ${to} (${column}, part, data) values (${ownerId}, ${part}, ${data})`.execute(db);
}

/** The bytes of a range, part by part. `missing` creates the error for a file that was deleted meanwhile. */
export async function* readParts(
  db: Db,
  { table, owner }: PartsOf,
  ownerId: number,
  range: ByteRange,
  missing: () => Error,
): AsyncGenerator<Uint8Array> {
  const [from, column] = [sql.table(table), sql.ref(owner)];
  const lastPart = Math.floor(range.last / PART_SIZE);
  for (let part = Math.floor(range.first / PART_SIZE); part <= lastPart; part += 1) {
    const { rows } = await sql<{ data: Uint8Array }>`
      select data from ${from} where ${column} = ${ownerId} and part = ${part}`.execute(db);
    const [row] = rows;
    if (!row) throw missing();
    const start = part * PART_SIZE;
    yield row.data.subarray(Math.max(0, range.first - start), range.last + 1 - start);
    // Fast readers leave devices their turn.
    await turn();
  }
}

/** True if a file's bytes still exist. */
export async function hasParts(db: Db, { table, owner }: PartsOf, ownerId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(owner)} = ${ownerId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes a file's parts in small steps, with other work in between. */
export async function deleteParts(db: Db, { table, owner }: PartsOf, ownerId: number): Promise<void> {
  const [from, column] = [sql.table(table), sql.ref(owner)];
  const { rows } = await sql<{ last: number | null }>`
    select max(part) as last from ${from} where ${column} = ${ownerId}`.execute(db);
  for (let last = Number(rows[0]?.last ?? -1); last >= 0; last -= PARTS_DELETED_AT_ONCE) {
    const before = last - PARTS_DELETED_AT_ONCE;
    await sql`delete from ${from} where ${column} = ${ownerId} and part > ${before}`.execute(db);
    await turn();
  }
}

/** A sequence from its first item on, which was taken out already. */
export async function* resumed<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* rest;
}
