import type { Translation } from "../../i18n/catalogue";
import { sl } from "./copyTexts.sl";

const en = {
  copyOf: "Copy: {what}",
  copied: "Copied: {what}",
  notCopied: "Could not be copied: {what}",
} as const satisfies Translation<typeof sl>;

export const copyTexts = { en, sl };
