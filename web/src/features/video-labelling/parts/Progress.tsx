import { Box, Flex, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { ThinProgress } from "../../../shared/ui/ThinProgress";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { SaveState, type SaveStateProps } from "./SaveState";

type ProgressProps = SaveStateProps & {
  /** Vehicles that are labelled, of how many. */
  done: number;
  total: number;
};

/** How many of the vehicles are labelled, and whether the portal has all that was. */
export function Progress({ done, total, ...state }: ProgressProps) {
  const t = useT(videoLabellingTexts);
  const count = t("progressOf", { done, total });
  return (
    <Box>
      <Flex justify="space-between" align="center" columnGap="2" wrap="wrap" textStyle="sm">
        <SaveState {...state} />
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          {total > 0 && done === total ? t("allLabelled") : count}
        </Text>
      </Flex>
      <ThinProgress label={t("progress")} text={count} value={done} max={total} />
    </Box>
  );
}
