import { Box, Flex } from "@chakra-ui/react";
import type { Period } from "../interval/resolveInterval";
import { PeriodText } from "./PeriodText";

type GroupAndPeriodProps = { group: { name: string; timeZone: string }; period: Period | null };

/** Group and period, below a page's name. */
export function GroupAndPeriod({ group, period }: GroupAndPeriodProps) {
  return (
    <Flex columnGap="3" wrap="wrap" color="fg.muted" textStyle="sm">
      <Box as="span" minW="0" overflowWrap="anywhere">
        {group.name}
      </Box>
      <PeriodText period={period} zone={group.timeZone} />
    </Flex>
  );
}
