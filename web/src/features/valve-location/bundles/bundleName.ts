import { LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { translatorOf } from "../../../i18n/useT";
import { uiTexts } from "../../../shared/ui/uiTexts";

/** Fault of a bundle's name; undefined if there is none. */
export function nameFault(name: string): string | undefined {
  const t = translatorOf(uiTexts);
  const length = [...name.trim()].length;
  if (length === 0) return t("faultMissing");
  return length > LONGEST_NAME ? t("faultTooLong", { count: LONGEST_NAME }) : undefined;
}
