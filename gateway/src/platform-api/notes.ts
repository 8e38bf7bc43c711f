import { bodyId } from "./bodyId.js";
import { flag, id, instant, listOf, text } from "./kinds.js";
import { line } from "./names.js";
import type { Period } from "./period.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const NOTE_KIND = oneOf(
  {
    ROAD_WORKS: { wire: "roadWorks", description: "Road works, a closure, a detour." },
    EVENT: { wire: "event", description: "A run, a fair, a concert." },
    SCHOOL_HOLIDAYS: { wire: "schoolHolidays", description: "No school." },
    OTHER: { wire: "other", description: "Anything else." },
  },
  "NoteKind",
  "What a note on time is about.",
);
export type NoteKindName = NameOf<typeof NOTE_KIND>;

export const NOTE = table("Note", "A note on time [from, to), at a device or place, or at all of a group.", {
  id: need("id", id, "Of the note."),
  clientId: may("clientId", id, "The device or place that it is about; null: those of a group."),
  groupId: may("groupId", id, "The group whose devices and places it is about; null: one of them alone."),
  calendarId: may("calendarId", id, "The calendar that brought it; null: somebody wrote it."),
  kind: sure("kind", NOTE_KIND, "What it is about.", "other"),
  text: sure("text", line, "In words.", ""),
  from: need("from", instant, "Its beginning."),
  to: need("to", instant, "First second after it."),
  isEditable: sure("isEditable", flag, "Whether the caller may change it.", false),
  etag: may("etag", text, "For `ifMatch`; null where the caller may not change it."),
});
export type NoteRecord = RecordOf<typeof NOTE>;

const HOLIDAY_NAME = table("HolidayName", "What a holiday is called.", {
  sl: sure("sl", text, "In Slovenian.", ""),
  en: sure("en", text, "In English.", ""),
});

export const HOLIDAY = table("Holiday", "A work-free holiday by law.", {
  date: need("date", text, "Its local day, 2026-05-01."),
  from: need("from", instant, "The start of that day."),
  to: need("to", instant, "The start of the next."),
  name: need("name", HOLIDAY_NAME, "What it is called."),
});
export type HolidayRecord = RecordOf<typeof HOLIDAY>;

const HOLIDAYS = table("holidays", "Of a device or place.", { holidays: may("holidays", listOf(HOLIDAY)) });

export const LEFT_OUT_SPAN = table("LeftOutSpan", "A time that figures leave out of what a device sent.", {
  clientId: need("clientId", id, "The device."),
  from: need("from", instant, "First second that is left out."),
  to: need("to", instant, "First second that counts again."),
  reason: sure("reason", line, "Why, in words.", ""),
});
export type LeftOutSpanRecord = RecordOf<typeof LEFT_OUT_SPAN>;

const query = (clientId: string, { from, to }: Period) => ({
  clientId,
  startTimestamp: from,
  endTimestamp: to,
});

/** GET /note/list: the notes about a device or place that touch a period. @throws ApiError NOT_FOUND */
export async function listNotes(platform: Platform, clientId: string, period: Period): Promise<NoteRecord[]> {
  return wholeList(await platform.get("note/list", query(clientId, period)), NOTE);
}

/** GET /holiday/list. @returns null where they are not known @throws ApiError NOT_FOUND */
export async function listHolidays(
  platform: Platform,
  clientId: string,
  period: Period,
): Promise<HolidayRecord[] | null> {
  return wholeRecord(await platform.get("holiday/list", query(clientId, period)), HOLIDAYS).holidays;
}

/** GET /exclusion/spans: what of a period is left out. @throws ApiError NOT_FOUND */
export async function listLeftOut(
  platform: Platform,
  clientId: string,
  period: Period,
): Promise<LeftOutSpanRecord[]> {
  return wholeList(await platform.get("exclusion/spans", query(clientId, period)), LEFT_OUT_SPAN);
}

/** What people write of a note. */
export interface NoteFields {
  kind: NoteKindName;
  text: string;
  from: number;
  to: number;
}

const bodyOf = ({ kind, text, from, to }: NoteFields) => ({ kind: NOTE_KIND.wireOf(kind), text, from, to });

/** POST /note. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function createNote(
  platform: Platform,
  about: { clientId?: string | null | undefined; groupId?: string | null | undefined },
  fields: NoteFields,
  options: WriteOptions,
): Promise<NoteRecord> {
  const body = {
    ...(about.clientId ? { clientId: bodyId(about.clientId) } : {}),
    ...(about.groupId ? { groupId: bodyId(about.groupId) } : {}),
    ...bodyOf(fields),
  };
  return wholeRecord(await platform.post("note", body, options), NOTE);
}

/** PUT /note. @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function updateNote(
  platform: Platform,
  noteId: string,
  fields: NoteFields,
  options: WriteOptions,
): Promise<NoteRecord> {
  const body = { id: bodyId(noteId), ...bodyOf(fields) };
  return wholeRecord(await platform.put("note", body, options), NOTE);
}

/** DELETE /note. @throws ApiError NOT_FOUND, CONFLICT for one of a calendar */
export async function deleteNote(platform: Platform, noteId: string, options: WriteOptions): Promise<void> {
  await platform.delete("note", { id: noteId }, options);
}
