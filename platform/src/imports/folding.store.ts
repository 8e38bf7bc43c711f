import type { Db } from "../db/tables.js";
import { addToKept, keepHours } from "../measurements/keptHours.store.js";
import { FORM } from "../measurements/pieces.store.js";

interface Client {
  id: number;
  timeZone: string;
}

/**
 * Deletes the oldest records of an import, which is final from then on: its hours stay. Those that another import
 * supersedes stay as long as that one can be taken back. In the caller's transaction on the client.
 * @param before records that end before it are deleted, at most some days at once
 * @returns true if there was anything to delete
 */
export async function foldStep(tx: Db, client: Client, importId: number, before: number): Promise<boolean> {
  const pieces = await tx
    .selectFrom("import_piece")
    .selectAll()
    .where("client_id", "=", client.id)
    .where("import_id", "=", importId)
    .where("to_time", "<=", before)
    // What another import superseded counts again if that one is taken back.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("import")
            .select("import.id")
            .whereRef("import.id", "=", "import_piece.superseded_by")
            .where("import.id", "<>", importId)
            .where("import.final_date", "is", null),
        ),
      ),
    )
    .orderBy("from_time")
    .limit(PIECES_A_STEP)
    .execute();
  for (const { from_time: from, to_time: to, coverage, data, counts, piece } of pieces) {
    if (counts === 1) {
      await keepHours(tx, client, { from, to }, to + 1);
      const own = { clientId: client.id, from, to, coverage, data, form: FORM.import, leftOut: [] };
      await addToKept(tx, client, own);
    }
    await tx
      .deleteFrom("import_piece")
      .where("client_id", "=", client.id)
      .where("import_id", "=", importId)
      .where("piece", "=", piece)
      .execute();
  }
  return pieces.length > 0;
}

const PIECES_A_STEP = 4;
