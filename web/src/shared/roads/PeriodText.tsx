import { Text } from "@chakra-ui/react";
import type { Period } from "../interval/resolveInterval";
import { formatDateTime } from "../time/format";

type PeriodTextProps = { period: Period | null; zone: string };

/** Start and end of the figures' period; keeps its line while loading. */
export function PeriodText({ period, zone }: PeriodTextProps) {
  return (
    <Text textStyle="sm" color="fg.muted" minH="5">
      {period === null ? "" : `${formatDateTime(period.from, zone)} – ${formatDateTime(period.to, zone)}`}
    </Text>
  );
}
