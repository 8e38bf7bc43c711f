import { NOTES_OF_ONE } from "@obcestje/contract/limits/counts.js";
import type { NoteRow } from "../db/tables/notes.js";
import type { Db } from "../db/tables.js";
import { invalid, notFound } from "../errors.js";
import type { Interval } from "../measurements/intervals.js";
import { etagOfContent, noteContent } from "../revisions/contents.js";
import type { NoteJson, NoteKind } from "./schemas.js";
import type { Owner, Window } from "./sight.rules.js";

/** What people write of a note. */
export interface NoteFields extends Interval {
  kind: NoteKind;
  text: string;
}

/** @throws PlatformError NOT_FOUND */
export async function findNote(db: Db, id: number): Promise<NoteRow> {
  const row = await db.selectFrom("note").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("note");
  return row;
}

/** The notes of the owners of some windows that touch a period, by their beginning. */
export async function notesIn(
  db: Db,
  windows: readonly Window[],
  { start, end }: { start: number; end: number },
): Promise<NoteRow[]> {
  const clientIds = windows.flatMap(({ owner }) => ("clientId" in owner ? [owner.clientId] : []));
  const groupIds = windows.flatMap(({ owner }) => ("groupId" in owner ? [owner.groupId] : []));
  if (clientIds.length + groupIds.length === 0) return [];
  return db
    .selectFrom("note")
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(clientIds.length > 0 ? [eb("client_id", "in", clientIds)] : []),
        ...(groupIds.length > 0 ? [eb("group_id", "in", groupIds)] : []),
      ]),
    )
    .where("from_time", "<", end)
    .where("to_time", ">", start)
    .orderBy("from_time")
    .orderBy("id")
    .execute();
}

/** @throws PlatformError if the owner has as many as anybody may have */
export async function addNote(tx: Db, owner: Owner, fields: NoteFields, now: number): Promise<number> {
  const column = "clientId" in owner ? "client_id" : "group_id";
  const id = "clientId" in owner ? owner.clientId : owner.groupId;
  const { count } = await tx
    .selectFrom("note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(column, "=", id)
    .where("calendar_id", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= NOTES_OF_ONE)
    throw invalid("clientId" in owner ? "clientId" : "groupId", "TOO_MANY_NOTES", { max: NOTES_OF_ONE });
  const row = await tx
    .insertInto("note")
    .values({ [column]: id, ...columnsOf(fields), create_date: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function writeNote(tx: Db, id: number, fields: NoteFields): Promise<void> {
  await tx.updateTable("note").set(columnsOf(fields)).where("id", "=", id).execute();
}

export async function deleteNote(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom("note").where("id", "=", id).execute();
}

/** From now on a device's notes are those of a new place. */
export async function giveNotes(tx: Db, clientId: number, placeId: number): Promise<void> {
  await tx.updateTable("note").set({ client_id: placeId }).where("client_id", "=", clientId).execute();
}

const columnsOf = ({ kind, text, from, to }: NoteFields) => ({ kind, text, from_time: from, to_time: to });

export function toNoteJson(row: NoteRow, isEditable: boolean): NoteJson {
  return {
    id: row.id,
    clientId: row.client_id,
    groupId: row.group_id,
    calendarId: row.calendar_id,
    kind: row.kind as NoteKind,
    text: row.text,
    from: row.from_time,
    to: row.to_time,
    isEditable,
    etag: isEditable ? etagOfContent(noteContent(row)) : null,
  };
}
