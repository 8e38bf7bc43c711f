import { useCallback } from "react";
import type { Language } from "../../i18n/language";
import { useLanguage } from "../../i18n/useT";
import { formatQuantity } from "./format";

/** A share or completeness in percent, always with one decimal and rounded separately: "95,8 %". docs/definitions.md, "Shares" */
export const formatPercent = (percent: number | null | undefined, language: Language): string =>
  formatQuantity(percent, "%", language, 1);

/** The same in the screen's language. */
export function usePercent(): (percent: number | null | undefined) => string {
  const language = useLanguage();
  return useCallback((percent) => formatPercent(percent, language), [language]);
}
