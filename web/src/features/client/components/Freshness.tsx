import { Box, chakra, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import type { Heard } from "../../../shared/clients/activity";
import { DataAge } from "../../../shared/time/DataAge";
import { clientTexts } from "../clientTexts";
import type { Arrivals } from "../useArrivals";

type FreshnessProps = { client: Heard & { timeZone: string }; arrivals: Arrivals };

/** Age of the device's newest data; a ring spreads from the dot whenever new data arrive. */
export function Freshness({ client, arrivals }: FreshnessProps) {
  const t = useT(clientTexts);
  const lastActiveDate =
    arrivals.at === null ? client.lastActiveDate : Math.max(arrivals.at, client.lastActiveDate ?? 0);
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
        {t("lastData")}: <DataAge client={{ ...client, lastActiveDate }} />
      </Text>
    </HStack>
  );
}
