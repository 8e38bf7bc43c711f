import type { Translation } from "../../i18n/catalogue";
import { sl } from "./newcomerTexts.sl";

const en = {
  offer: "New here?",
  offerText: "One minute shows you where everything is.",
  show: "Short introduction",
  dismiss: "No introduction needed",
} as const satisfies Translation<typeof sl>;

export const newcomerTexts = { en, sl };
