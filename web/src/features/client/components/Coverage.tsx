import { Box, Text } from "@chakra-ui/react";
import { useLanguage } from "../../../i18n/useT";
import { HelpTip } from "../../../shared/help/HelpTip";
import { type Covered, completenessText } from "../../../shared/interval/completeness";

type CoverageProps = { completeness: Covered; isExplained: boolean };

/** How much of the period the device reported, in words and as a bar. */
export function Coverage({ completeness, isExplained }: CoverageProps) {
  return (
    <>
      <Box height="1" rounded="full" bg="bg.emphasized" overflow="hidden" mb="2" aria-hidden>
        <Box height="full" bg="brand.solid" width={`${completeness.share * 100}%`} />
      </Box>
      <Text color="fg.muted" textStyle="xs">
        {completenessText(completeness, useLanguage())}
        {isExplained ? <HelpTip term="completeness" /> : null}
      </Text>
    </>
  );
}
