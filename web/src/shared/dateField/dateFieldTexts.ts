import type { Translation } from "../../i18n/catalogue";
import { sl } from "./dateFieldTexts.sl";

const en = {
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
} as const satisfies Translation<typeof sl>;

export const dateFieldTexts = { en, sl };
