import { Text, type TextProps } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { estimateTexts } from "./estimateTexts";
import { estimateSign } from "./isEstimate";

type EstimateLegendProps = TextProps & { hasSigns?: boolean };

/** Explains the word or sign behind estimates, once for all figures above. */
export function EstimateLegend({ hasSigns = false, ...style }: EstimateLegendProps) {
  const t = useT(estimateTexts);
  return (
    <Text color="fg.muted" textStyle="xs" {...style}>
      {hasSigns ? `${estimateSign} ${t("legend")}` : t("legend")}
    </Text>
  );
}
