import type { Translation } from "../../i18n/catalogue";
import { sl } from "./directionTexts.sl";

const en: Translation<typeof sl> = {
  incoming: "incoming",
  outgoing: "outgoing",
};

export const directionTexts = { sl, en };
