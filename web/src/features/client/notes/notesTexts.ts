import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./notesTexts.sl";

const en = {
  text: "What had to do with the traffic: it is shown on charts and in the report.",
  add: "Add a note",
  calendars: "Calendars of the group",
  calendarsOf: "Calendars of the group {name}",

  addTitle: "New note",
  editTitle: "Edit the note",
  save: "Save",
  delete: "Delete the note",
  deleteSure: "The note “{text}” will be gone from all charts and reports.",
  kind: "Kind",
  about: "It is about",
  onlyHere: "Here alone",
  group: "The whole group {name}",
  what: "Note",
  whatHint: "For example: Šolska ulica closed, detour past the counter.",
  whatMissing: "Write what happened.",
  from: "From",
  to: "To",
  toHint: "The last day is included.",
  zone: "Time: {zone}.",
  withTime: "With times",
  withTimeHint: "Without times it is of whole days.",
  fromMissing: "Enter the beginning.",
  toMissing: "Enter the end.",
  order: "The end must be after the beginning.",
  added: "The note is added.",
  saved: "The note is saved.",
  deleted: "The note is deleted.",
  notSaved: "The note could not be saved.",
  notDeleted: "The note could not be deleted.",
} as const satisfies Translation<typeof sl>;

export const notesTexts = { sl, en };
