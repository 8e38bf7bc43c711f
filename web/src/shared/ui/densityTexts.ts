import type { Translation } from "../../i18n/catalogue";
import { sl } from "./densityTexts.sl";

const en = {
  density: "Row density",
  comfortable: "Comfortable",
  compact: "Compact",
} as const satisfies Translation<typeof sl>;

export const densityTexts = { en, sl };
