import { Box, Flex, Text } from "@chakra-ui/react";
import { Layers } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import { PartCard } from "../../shared/ui/PartCard";
import type { SystemState } from "./problems";
import { queuesOf } from "./queues";
import { systemTexts } from "./systemTexts";

/** What waits and what is under way, each with what is normal. */
export function QueuesCard({ queues }: Pick<SystemState, "queues">) {
  const t = useT(systemTexts);
  const { number } = useNumber();
  return (
    <PartCard title={t("queues")} icon={<Layers size={16} aria-hidden />}>
      <Box as="dl">
        {queuesOf(queues).map(({ name, count, isHigh }) => (
          <Flex key={name} gap="4" py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }} align="start">
            <Box as="dt" flex="1" minW="0">
              {t(name)}
              <Text textStyle="xs" color="fg.muted">
                {t(`${name}Normal`)}
              </Text>
            </Box>
            <Text
              as="dd"
              textStyle="lg"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
              color={isHigh ? "fg.error" : Number(count) > 0 ? "fg" : "fg.subtle"}
              data-high={isHigh}
            >
              {number(count)}
            </Text>
          </Flex>
        ))}
      </Box>
    </PartCard>
  );
}
