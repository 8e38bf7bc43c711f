import { Text } from "@chakra-ui/react";
import type { Period } from "../interval/resolveInterval";
import { formatDateTime } from "../time/format";

type PeriodTextProps = { period: Period | null; zone: string };

/** The instants that the figures are of; keeps its line while they are on the way. */
export function PeriodText({ period, zone }: PeriodTextProps) {
  return (
    <Text textStyle="sm" color="fg.muted" minH="5">
      {period === null ? "" : `${formatDateTime(period.from, zone)} – ${formatDateTime(period.to, zone)}`}
    </Text>
  );
}
