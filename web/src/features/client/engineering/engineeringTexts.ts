import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./engineeringTexts.sl";

const en = {
  title: "Traffic engineering figures",
  about: "Mean daily traffic by type of day, the peak hour by quarter hours, and speeds in free flow.",
  failed: "The figures could not be loaded.",
} as const satisfies Translation<typeof sl>;

export const engineeringTexts = { en, sl };
