import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../number/useNumber";
import { configFieldsTexts } from "./configFieldsTexts";
import { configTexts } from "./configTexts";

/** Texts of the editor's parts: its words, the fields' names, and seconds as people say them. */
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
