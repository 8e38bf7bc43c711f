import { LONGEST_KEY_NAME } from "@obcestje/contract/limits/lengths.js";
import { useT } from "../../i18n/useT";
import { uiTexts } from "../../shared/ui/uiTexts";

/** Fault of a key's name, which may be empty; undefined if there is none. */
export function useNameFault(): (name: string) => string | undefined {
  const t = useT(uiTexts);
  return (name) =>
    [...name.trim()].length > LONGEST_KEY_NAME ? t("faultTooLong", { count: LONGEST_KEY_NAME }) : undefined;
}
