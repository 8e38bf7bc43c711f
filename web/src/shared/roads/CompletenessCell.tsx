import { Box, chakra, HStack } from "@chakra-ui/react";
import { usePercent } from "../number/percent";

type CompletenessCellProps = { share: number /** The whole text. */; text: string };

/** Completeness of a period: a bar and a number. */
export function CompletenessCell({ share, text }: CompletenessCellProps) {
  const percent = usePercent();
  return (
    <HStack gap="1.5" justify="end" title={text}>
      <Box w="8" h="1" rounded="full" bg="bg.emphasized" overflow="hidden" aria-hidden flexShrink="0">
        <Box h="full" bg="brand.solid" w={`${share * 100}%`} />
      </Box>
      <chakra.span minW="12">{percent(share * 100)}</chakra.span>
    </HStack>
  );
}
