import { LONGEST_NOTE_TEXT } from "@obcestje/contract/limits/lengths.js";
import Type, { type Static } from "typebox";
import { Id } from "../http/ids.js";
import { Etag, Nullable, Text, UnixTime } from "../http/schemas.js";

/** What a note is about, by names that callers know. */
export const NOTE_KINDS = ["roadWorks", "event", "schoolHolidays", "other"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const NoteKindJson = Type.Enum([...NOTE_KINDS]);

const FIELDS = {
  kind: NoteKindJson,
  text: Text(LONGEST_NOTE_TEXT),
  from: UnixTime,
  to: { ...UnixTime, description: "Unix seconds, UTC; not included" },
};

export const NewNoteBody = Type.Object({
  clientId: Type.Optional({ ...Id, description: "The device or place that it is about" }),
  groupId: Type.Optional({ ...Id, description: "The group whose devices and places it is about" }),
  ...FIELDS,
});

export const NoteBody = Type.Object({ id: Id, ...FIELDS });

export const NoteJson = Type.Object({
  id: Id,
  clientId: Nullable({ ...Id, description: "The device or place that it is about; null: those of a group" }),
  groupId: Nullable(Id),
  calendarId: Nullable({ ...Id, description: "The calendar that brought it; null: somebody wrote it" }),
  kind: NoteKindJson,
  text: Type.String(),
  from: UnixTime,
  to: { ...UnixTime, description: "Unix seconds, UTC; not included" },
  isEditable: Type.Boolean({ description: "The caller may change it" }),
  etag: Nullable(Etag),
});
export type NoteJson = Static<typeof NoteJson>;
