import type { ReaderPrincipal } from "../auth/principal.js";
import type { ClientRecord } from "../clients/store.js";
import type { NoteRow } from "../db/tables/notes.js";
import type { Db } from "../db/tables.js";
import type { Period } from "../measurements/periodHour.js";
import { isTold } from "./sight.rules.js";
import { windowsSeen } from "./sight.store.js";
import { notesIn } from "./store.js";

/** The notes of a period about a device or place that a reader sees, by their beginning. */
export async function notesTold(
  db: Db,
  reader: ReaderPrincipal,
  client: ClientRecord,
  period: Period,
): Promise<NoteRow[]> {
  const windows = await windowsSeen(db, reader, client);
  const rows = await notesIn(db, windows, period);
  return rows.filter((row) => isTold({ ...row, from: row.from_time, to: row.to_time }, windows));
}
