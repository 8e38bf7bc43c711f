import { useT } from "../../i18n/useT";
import { uiTexts } from "../../shared/ui/uiTexts";

const longest = 100;

/** Fault of a key's name, which may be empty; undefined if there is none. */
export function useNameFault(): (name: string) => string | undefined {
  const t = useT(uiTexts);
  return (name) => ([...name.trim()].length > longest ? t("faultTooLong", { count: longest }) : undefined);
}
