import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../number/useNumber";
import { configFieldsTexts } from "./configFieldsTexts";
import { configTexts } from "./configTexts";

/** Texts for the editor's parts: words, field names, and seconds in everyday units. */
export function useConfigTexts() {
  const t = useT(configTexts);
  const name = useT(configFieldsTexts);
  const { quantity } = useNumber();
  const period = useCallback(
    (seconds: number) => (seconds < 60 ? quantity(seconds, "s") : quantity(seconds / 60, "min")),
    [quantity],
  );
  return { t, name, period };
}
