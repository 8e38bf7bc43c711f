import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { translatorOf } from "../../../i18n/useT";
import type { FieldFault } from "../../../shared/form/faults";

/** What the portal says of an expression. */
const texts = {
  "must have five fields: minute, hour, day, month, weekday": "cronFields",
  "must not run more often than once an hour": "cronOften",
  "never runs": "cronNever",
} as const;

const isKnown = (message: string): message is keyof typeof texts => message in texts;

/** What is wrong with an expression, in the language of the screen. */
export function cronFaultText({ message }: FieldFault): string {
  return translatorOf(reportSchedulesTexts)(isKnown(message) ? texts[message] : "cronWrong");
}
