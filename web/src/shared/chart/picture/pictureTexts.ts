import type { Translation } from "../../../i18n/catalogue";
import { sl } from "./pictureTexts.sl";

const en = {
  save: "Save picture",
  saveOf: "Save picture: {name}",
  png: "Save picture (PNG)",
  svg: "Save picture (SVG)",
  failed: "The chart's picture could not be made. Try again.",
} as const satisfies Translation<typeof sl>;

export const pictureTexts = { en, sl };
