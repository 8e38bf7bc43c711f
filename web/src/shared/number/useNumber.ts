import { useMemo } from "react";
import { useLanguage } from "../../i18n/useT";
import { formatNumber, formatQuantity } from "./format";

/** Number formatting in the screen's language. */
export function useNumber() {
  const language = useLanguage();
  return useMemo(
    () => ({
      number: (value: number | null | undefined, digits?: number) => formatNumber(value, language, digits),
      /** A change: "+4,2". */
      signed: (value: number | null | undefined, digits?: number) =>
        formatNumber(value, language, digits, "exceptZero"),
      quantity: (value: number | null | undefined, unit: string, digits?: number) =>
        formatQuantity(value, unit, language, digits),
    }),
    [language],
  );
}
