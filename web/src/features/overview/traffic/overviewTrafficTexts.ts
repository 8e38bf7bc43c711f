import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./overviewTrafficTexts.sl";

const en = {
  count: "Count 24 h",
  v85: "V85 24 h",
  overLimit: "Over the limit 24 h",
  overLimitShort: "Over limit 24 h",
  ofDay: "{share} of the day",
  failed: "The traffic figures could not be loaded.",
} as const satisfies Translation<typeof sl>;

export const overviewTrafficTexts = { en, sl };
