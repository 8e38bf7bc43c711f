import type { Translation } from "../../i18n/catalogue";
import { sl } from "./noteTexts.sl";

const en = {
  ROAD_WORKS: "Road works",
  EVENT: "Event",
  SCHOOL_HOLIDAYS: "School holidays",
  OTHER: "Other",
  holidays: "Holidays: {names}",
  holidayOn: "{name} ({date})",
  marks: "Notes on the chart",
  markOf: "{text} ({time})",
  moreMarks: { one: "and {count} more note", other: "and {count} more notes" },
  leftOut: "Left out: {span}",
  leftOutHead: "Left out",
  leftOutSpan: "{from} – {to}, {reason}",
  moreLeftOut: {
    one: "{count} more period is left out.",
    other: "{count} more periods are left out.",
  },
  title: "Events and notes",
  none: "There are no notes in this period.",
  failed: "The notes can't be loaded.",
  ofGroup: "For the whole group",
  ofCalendar: "From a calendar of the group",
  edit: "Edit the note: {text}",
} as const satisfies Translation<typeof sl>;

export const noteTexts = { sl, en };
