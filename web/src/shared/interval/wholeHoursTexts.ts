import type { Translation } from "../../i18n/catalogue";
import { sl } from "./wholeHoursTexts.sl";

const en = {
  wholeHours: "The data are of whole hours, {from} – {to}: their single records are deleted already.",
} as const satisfies Translation<typeof sl>;

export const wholeHoursTexts = { en, sl };
