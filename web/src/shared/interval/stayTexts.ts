import type { Translation } from "../../i18n/catalogue";
import { sl } from "./stayTexts.sl";

const en = {
  STAY: "Stay",
  cut: "The stay is longer, or nobody knows when it began: its last {days} days are shown.",
} as const satisfies Translation<typeof sl>;

export const stayTexts = { en, sl };
