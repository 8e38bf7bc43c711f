import { buffer } from "node:stream/consumers";
import type { CompiledQuery } from "kysely";
import type { Pool } from "pg";
import { to } from "pg-copy-streams";
import type { Db } from "../tables.js";

const pools = new WeakMap<Db, Pool>();

/** Enables `copyRows` on a connection to a server. */
export function letCopy(db: Db, pool: Pool): void {
  pools.set(db, pool);
}

/** True if `copyRows` works on this connection; not on a transaction, nor on SQLite. */
export function canCopy(db: Db): boolean {
  return pools.has(db);
}

/** One field: its bytes as PostgreSQL's binary form has them (integers high byte first), or null. */
export type Field = Buffer | null;

/**
 * The rows of a query, by COPY in binary form. As text, each byte of a bytea would take two letters and each
 * row an object. Only for many rows of bytes.
 * @param query without parameters: COPY takes none
 */
export async function copyRows(db: Db, { sql }: CompiledQuery): Promise<Generator<Field[]>> {
  const pool = pools.get(db);
  if (!pool) throw new Error("COPY needs a connection of the pool.");
  const client = await pool.connect();
  try {
    const bytes = await buffer(client.query(to(`copy (${sql}) to stdout (format binary)`)));
    client.release();
    return rowsOf(bytes);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** "PGCOPY\n\377\r\n\0", flags, and the length of an absent extension. */
const HEADER = 19;
const END = -1;

/** PostgreSQL's documentation of COPY, "Binary Format". */
function* rowsOf(bytes: Buffer): Generator<Field[]> {
  for (let at = HEADER; ; ) {
    const fields = bytes.readInt16BE(at);
    at += 2;
    if (fields === END) return;
    const row: Field[] = [];
    for (let index = 0; index < fields; index += 1) {
      const size = bytes.readInt32BE(at);
      at += 4;
      row.push(size < 0 ? null : bytes.subarray(at, at + size));
      at += Math.max(0, size);
    }
    yield row;
  }
}
