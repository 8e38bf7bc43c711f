import type { Translation } from "../../i18n/catalogue";
import { sl } from "./estimateTexts.sl";

const en = {
  mark: "estimate",
  explained: "Computed within the classes that the device counts by.",
  legend: "Estimate: computed within the classes or intervals that the device counts by.",
} satisfies Translation<typeof sl>;

export const estimateTexts = { en, sl };
