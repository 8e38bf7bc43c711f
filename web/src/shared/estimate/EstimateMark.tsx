import { chakra } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { estimateTexts } from "./estimateTexts";
import { estimateSign } from "./isEstimate";

/** Says behind a figure that it is an estimate. */
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
 * The same in a narrow column, as a sign that is read aloud as the word; beneath the list stands its legend. It hangs over the end of its
 * figure, so that digits stand below each other.
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
