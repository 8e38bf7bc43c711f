import type { Db } from "../db/tables.js";
import { anyKind, type Coverage } from "../measurements/coverage.js";
import { DIRECTION } from "../measurements/reading.js";
import { isEmptyPiece, packPiece, replacePiece, splitPiece, unpackPiece } from "./pieces.store.js";
import type { ImportRow } from "./rows.js";

/** What was left out of an import. */
export interface LeftOut {
  /** Counted intervals. */
  intervals: number;
  incoming: number;
  outgoing: number;
  users: number;
}

/**
 * Leaves out of a file that was read what it counts in time for which another of its counts of the same kind is
 * empty or its line refused. One direction alone is not all: totals would be too low, and look complete.
 * @returns null if there is nothing of the kind
 */
export async function leaveUnheard(
  db: Db,
  { id, client_id }: Pick<ImportRow, "id" | "client_id">,
  unheard: Coverage,
): Promise<LeftOut | null> {
  const any = anyKind(unheard);
  const [first, last] = [any[0], any.at(-1)];
  if (!first || !last) return null;
  const own = db.selectFrom("import_piece").where("client_id", "=", client_id).where("import_id", "=", id);
  const spans = await own
    .select(["piece", "from_time", "to_time"])
    .where("from_time", "<", last.to)
    .where("to_time", ">", first.from)
    .execute();
  const left: LeftOut = { intervals: 0, incoming: 0, outgoing: 0, users: 0 };
  for (const { piece, from_time, to_time } of spans) {
    if (!any.some(({ from, to }) => from < to_time && to > from_time)) continue;
    const row = await own.selectAll().where("piece", "=", piece).executeTakeFirstOrThrow();
    const { inside, rest } = splitPiece(unpackPiece(row), unheard);
    if (isEmptyPiece(inside)) continue;
    for (const { direction, count } of inside.intervals) {
      left.intervals += 1;
      if (direction === DIRECTION.incoming) left.incoming += 1;
      if (direction === DIRECTION.outgoing) left.outgoing += 1;
      left.users += count;
    }
    if (isEmptyPiece(rest)) await deletePiece(db, row);
    else await replacePiece(db, row, packPiece(rest));
  }
  return left.intervals > 0 ? left : null;
}

async function deletePiece(
  db: Db,
  { client_id, import_id, piece }: { client_id: number; import_id: number; piece: number },
): Promise<void> {
  await db
    .deleteFrom("import_piece")
    .where("client_id", "=", client_id)
    .where("import_id", "=", import_id)
    .where("piece", "=", piece)
    .execute();
}
