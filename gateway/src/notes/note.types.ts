import { LONGEST_NOTE_TEXT } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { flag, id, instant, text } from "../platform-api/kinds.js";
import { HOLIDAY, LEFT_OUT_SPAN, NOTE, NOTE_KIND } from "../platform-api/notes.js";

export const Note = objectOf(NOTE);
export const Holiday = objectOf(HOLIDAY);
export const LeftOutSpan = objectOf(LEFT_OUT_SPAN);

const FIELDS = {
  kind: required(NOTE_KIND, "What it is about."),
  text: required(text, "In words; up to 500 characters.", MinLength(1), MaxLength(LONGEST_NOTE_TEXT)),
  from: required(instant, "Its beginning."),
  to: required(instant, "First second after it; 800 days after `from` at most."),
};

export const CreateNoteInput = inputType("CreateNoteInput", "A new note on time.", {
  ...BULK_OPTIONS,
  clientId: optional(
    id,
    "The device or place that it is about; of a device that moved it becomes the place's where it stood then.",
  ),
  groupId: optional(id, "Else the group whose devices and places it is about."),
  ...FIELDS,
});
export type CreateNoteInput = InstanceType<typeof CreateNoteInput>;

export const UpdateNoteInput = inputType("UpdateNoteInput", "Which note, and what it is to say.", {
  ...EDIT_OPTIONS,
  id: required(id, "The note."),
  ...FIELDS,
});
export type UpdateNoteInput = InstanceType<typeof UpdateNoteInput>;

export const NotePayload = payloadType("NotePayload", "The note.", {
  note: required(NOTE, "As it is now; with a dry run: as it would be."),
});
export type NotePayload = InstanceType<typeof NotePayload>;

export const DeleteNoteInput = inputType("DeleteNoteInput", "Which note to take away.", {
  ...BULK_OPTIONS,
  id: required(id, "The note."),
});
export type DeleteNoteInput = InstanceType<typeof DeleteNoteInput>;

export const DeleteNotePayload = payloadType("DeleteNotePayload", "That it is gone.", {
  isDeleted: required(flag, "True; with a dry run: it would be."),
});
export type DeleteNotePayload = InstanceType<typeof DeleteNotePayload>;
