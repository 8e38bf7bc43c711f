import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import type { Period } from "../../shared/interval/resolveInterval";
import { PeriodText } from "../../shared/roads/PeriodText";

type SidePanelProps = { title: string; mark: string; period: Period; zone: string; children: ReactNode };

/** One side of the comparison: where and when. */
export function SidePanel({ title, mark, period, zone, children }: SidePanelProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      rounded="xl"
      p="4"
      gap="3"
      flex="1"
      minW="0"
    >
      <Flex align="center" gap="2.5" columnGap="3" wrap="wrap">
        <Box w="5" h="0" borderTopWidth="3px" css={{ borderColor: mark }} aria-hidden />
        <Heading as="h2" id={titleId} size="sm" fontWeight="semibold">
          {title}
        </Heading>
        <Box ms="auto">
          <PeriodText period={period} zone={zone} />
        </Box>
      </Flex>
      {children}
    </Stack>
  );
}
