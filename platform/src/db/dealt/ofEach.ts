import type { Db } from "../tables.js";

/** Fewer than a pool has connections. */
const AT_ONCE = 6;

/**
 * Asks for each of some clients by itself, a few at a time. For questions that are a few steps in the index of one
 * client's rows: where these are dealt out, each goes to its server alone.
 * @returns the answers in the order of the ids
 */
export async function ofEach<R>(
  db: Db,
  ids: readonly number[],
  ask: (id: number) => Promise<R[]>,
): Promise<R[]> {
  // A transaction has a single connection.
  const atOnce = db.isTransaction ? 1 : AT_ONCE;
  const found: R[] = [];
  for (let at = 0; at < ids.length; at += atOnce)
    found.push(...(await Promise.all(ids.slice(at, at + atOnce).map(ask))).flat());
  return found;
}
