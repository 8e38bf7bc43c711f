import type { Translation } from "../catalogue";
import type { dateField as source } from "../sl/dateField";

export const dateField = {
  open: "Open the calendar",
  calendar: "Calendar",
  monthBefore: "Month before",
  monthAfter: "Month after",
  hour: "Hour",
  minute: "Minute",
  done: "OK",
  date: "DD.MM.YYYY",
  dateTime: "DD.MM.YYYY HH:mm",
  time: "HH:mm",
  wrong: "Enter a date that exists, as {form}.",
} as const satisfies Translation<typeof source>;
