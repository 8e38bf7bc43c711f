import { Box, chakra, HStack, Text } from "@chakra-ui/react";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";
import { Age } from "../../../shared/time/Age";
import type { Arrivals } from "../useArrivals";

type FreshnessProps = { lastActiveDate: number | null; arrivals: Arrivals; timeZone: string };

/** How old the newest data of the device are; a ring runs out from the dot whenever new ones arrive. */
export function Freshness({ lastActiveDate, arrivals, timeZone }: FreshnessProps) {
  const t = useT(clientTexts);
  const at = arrivals.at === null ? lastActiveDate : Math.max(arrivals.at, lastActiveDate ?? 0);
  return (
    <HStack gap="2" color="fg.muted" textStyle="sm">
      <Box position="relative" boxSize="2" aria-hidden>
        <Box boxSize="full" rounded="full" bg="brand.solid" />
        {arrivals.count > 0 ? (
          <chakra.span
            key={arrivals.count}
            position="absolute"
            inset="0"
            rounded="full"
            bg="brand.solid"
            animation="ping 1.2s ease-out 1 both"
          />
        ) : null}
      </Box>
      <Text>
        {t("lastData")}: <Age at={at} timeZone={timeZone} />
      </Text>
    </HStack>
  );
}
