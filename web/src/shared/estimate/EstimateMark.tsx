import { chakra } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { estimateTexts } from "./estimateTexts";
import { estimateSign } from "./isEstimate";

/** Marks the figure before it as an estimate. */
export function EstimateMark() {
  const t = useT(estimateTexts);
  return (
    <>
      {" "}
      <chakra.span
        title={t("explained")}
        color="fg.muted"
        fontSize="xs"
        fontWeight="normal"
        letterSpacing="normal"
        whiteSpace="nowrap"
      >
        {t("mark")}
      </chakra.span>
    </>
  );
}

/**
 * The same as a sign for narrow columns; screen readers read the word. A legend below the list explains it. It
 * hangs over the end of its figure, which keeps digits aligned.
 */
export function EstimateSign() {
  const t = useT(estimateTexts);
  return (
    <chakra.span
      role="img"
      aria-label={t("mark")}
      title={t("explained")}
      color="fg.muted"
      fontWeight="normal"
      me="-0.5em"
    >
      {estimateSign}
    </chakra.span>
  );
}
