import type { ImportPieceTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import { LONGEST_PIECE } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import { addPiece, isEmptyPiece, packPiece, replacePiece, splitPiece, unpackPiece } from "./pieces.store.js";

/**
 * Takes out of earlier imports what they say of some time of which a later one says something else. It stays there, and counts
 * again once that one is undone.
 * @param by the later import: its id, and its place among the client's
 * @returns the stretches that the superseded pieces reach over
 */
export async function supersede(
  tx: Db,
  clientId: number,
  time: Interval[],
  by: { id: number; order: number },
): Promise<Interval[]> {
  const [first, last] = [time[0], time.at(-1)];
  if (!first || !last) return [];
  const earlier = await countingPieces(tx, clientId, { from: first.from, to: last.to }, by);
  const touched: Interval[] = [];
  for (const piece of earlier) {
    const { inside, rest } = splitPiece(unpackPiece(piece), time);
    if (isEmptyPiece(inside)) continue;
    touched.push({ from: piece.from_time, to: piece.to_time });
    const out = { counts: 0, superseded_by: by.id };
    if (isEmptyPiece(rest)) await replacePiece(tx, piece, out);
    else {
      await replacePiece(tx, piece, packPiece(rest));
      const { client_id, import_id } = piece;
      await addPiece(tx, { client_id, import_id, ...out }, packPiece(inside));
    }
  }
  return touched;
}

function countingPieces(
  tx: Db,
  clientId: number,
  { from, to }: Interval,
  { id, order }: { id: number; order: number },
): Promise<ImportPieceTable[]> {
  return tx
    .selectFrom("import_piece")
    .innerJoin("import", "import.id", "import_piece.import_id")
    .selectAll("import_piece")
    .where("import_piece.client_id", "=", clientId)
    .where("import_piece.counts", "=", 1)
    .where("import_piece.from_time", ">=", from - LONGEST_PIECE)
    .where("import_piece.from_time", "<", to)
    .where("import_piece.to_time", ">", from)
    .where("import.id", "<>", id)
    .where("import.apply_order", "<", order)
    .orderBy("import_piece.import_id")
    .orderBy("import_piece.piece")
    .execute();
}
