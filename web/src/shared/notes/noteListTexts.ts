import type { Translation } from "../../i18n/catalogue";
import { sl } from "./noteListTexts.sl";

const en = {
  title: "Events and notes",
  none: "There are no notes in this period.",
  failed: "The notes can't be loaded.",
  ofGroup: "For the whole group",
  ofCalendar: "From a calendar of the group",
  edit: "Edit the note: {text}",
} as const satisfies Translation<typeof sl>;

export const noteListTexts = { sl, en };
