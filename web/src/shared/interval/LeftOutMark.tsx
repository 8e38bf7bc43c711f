import { chakra } from "@chakra-ui/react";
import { useLanguage, useT } from "../../i18n/useT";
import { leftOutText } from "./leftOut";
import { leftOutTexts } from "./leftOutTexts";

/** A line below a figure that says how much of its period is left out; nothing where that is none, or not told. */
export function LeftOutMark({ seconds }: { seconds: number | null }) {
  const t = useT(leftOutTexts);
  const text = leftOutText(seconds, useLanguage());
  if (text === null) return null;
  return (
    <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="normal" title={t("explained")}>
      {text}
    </chakra.span>
  );
}
