import type { ImportPieceTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import { anyKind, type Coverage, everyKind } from "../measurements/coverage.js";
import { LONGEST_PIECE } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import { addPiece, isEmptyPiece, packPiece, replacePiece, splitPiece, unpackPiece } from "./pieces.store.js";

export interface SupersedingImport {
  id: number;
  /** Its place among the client's imports: it supersedes earlier ones. */
  order: number;
  /** Hash of its file. */
  sha256: string | null;
}

/**
 * Supersedes the parts of earlier imports in time for which a later one has other data, kind by kind: a file
 * of cyclists says nothing about pedestrians. The parts stay stored, and count again once the later import is
 * undone. An earlier import of the very same file was read wrongly: all its kinds are superseded in that
 * time.
 * @returns the stretches that the superseded pieces extend over
 */
export async function supersede(
  tx: Db,
  clientId: number,
  time: Coverage,
  by: SupersedingImport,
): Promise<Interval[]> {
  const any = anyKind(time);
  const [first, last] = [any[0], any.at(-1)];
  if (!first || !last) return [];
  const earlier = await countingPieces(tx, clientId, { from: first.from, to: last.to }, by);
  const touched: Interval[] = [];
  for (const { sha256, ...piece } of earlier) {
    const { inside, rest } = splitPiece(unpackPiece(piece), sha256 === by.sha256 ? everyKind(any) : time);
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
  { id, order }: SupersedingImport,
): Promise<(ImportPieceTable & { sha256: string | null })[]> {
  return tx
    .selectFrom("import_piece")
    .innerJoin("import", "import.id", "import_piece.import_id")
    .selectAll("import_piece")
    .select("import.file_sha256 as sha256")
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
