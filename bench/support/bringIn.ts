import type { Databases } from "../../platform/src/db/databases.js";
import { transactClients } from "../../platform/src/db/transact.js";
import { applyStep } from "../../platform/src/imports/applying.store.js";
import { coverageOfReadings } from "../../platform/src/imports/coverage.js";
import type { SourceFile } from "../../platform/src/imports/files/sourceFile.js";
import { framesOf } from "../../platform/src/imports/frames.js";
import { lookAt } from "../../platform/src/imports/look.store.js";
import { addPiece, type ImportOf } from "../../platform/src/imports/pieces.store.js";
import { framesOfFile, type ReadingFrame } from "../../platform/src/imports/reading.js";

/** Period and time zone of a file's records. */
interface FileTime {
  from: number;
  to: number;
  timeZone: string;
}

/** Bytes, as read from a disk. */
const CHUNK = 65_536;

export function textFile(name: string, text: string): SourceFile {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.length,
    async *open(start = 0, end = bytes.length) {
      for (let at = start; at < end; at += CHUNK) yield bytes.subarray(at, Math.min(at + CHUNK, end));
    },
  };
}

/** Imports a client's file as the platform does: reads it, looks at it and applies it. */
export async function bringIn(
  { write }: Databases,
  id: number,
  file: SourceFile,
  { from, to, timeZone }: FileTime,
): Promise<void> {
  const { id: importId } = await write
    .insertInto("import")
    .values({
      client_id: id,
      state: "applying",
      create_date: 0,
      created_by: null,
      file_name: "",
      options: "{}",
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  await write.updateTable("import").set({ apply_order: 1 }).where("id", "=", importId).execute();
  let gap: number | null = null;
  for await (const { head, body } of framesOf<ReadingFrame>(framesOfFile(file, { timeZone }))) {
    if (head.kind === "understanding") {
      const { questions, heardBy, gapSeconds } = head.understanding;
      if (questions.length > 0) throw new Error(JSON.stringify(questions));
      if (heardBy === "rhythm") gap = gapSeconds;
    }
    if (head.kind !== "piece") continue;
    const { kind, coverageLength, ...packed } = head;
    const of = { client_id: id, import_id: importId, counts: 0, superseded_by: null };
    const coverage = body.subarray(0, coverageLength);
    await addPiece(write, of, { ...packed, coverage, data: body.subarray(coverageLength) });
  }
  if (gap !== null) await coverPieces(write, { id: importId, clientId: id }, gap);
  await lookAt(write, { id: importId, clientId: id, timeZone, refused: 0, byCode: [], sameAs: null });
  const one = { id: importId, order: 1, sha256: null, mode: "replace" as const, from, to };
  for (let after = 0; ; ) {
    const { done } = await transactClients(write, (tx) => applyStep(tx, { id, timeZone }, one, after, 0));
    if (!done) return;
    after = done.to;
  }
}

async function coverPieces(write: Databases["write"], of: ImportOf, gap: number): Promise<void> {
  for (const { piece, from, to, coverage } of await coverageOfReadings(write, { ...of, gap }))
    await write
      .updateTable("import_piece")
      .set({ from_time: from, to_time: to, coverage: Buffer.from(coverage, "base64") })
      .where("client_id", "=", of.clientId)
      .where("import_id", "=", of.id)
      .where("piece", "=", piece)
      .execute();
}
