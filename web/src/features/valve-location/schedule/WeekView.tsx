import { Box, Flex, Text } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useMoment } from "../../../shared/valves/useMoment";
import { marks } from "./DayLine";
import type { Preview } from "./useSchedulePreview";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { WeekLines } from "./WeekLines";
import type { Stretch } from "./week";
import { weekOfPreview } from "./weekOfPreview";

type WeekViewProps = {
  label: string;
  timeZone: string;
  days: readonly Stretch[];
  /** Unix seconds. */
  now: number;
  preview: Preview;
  pausedUntil: number | null;
};

/** What a schedule makes of the days ahead, and what its marks mean. */
export const WeekView = memo(function WeekView(props: WeekViewProps) {
  const { label, timeZone, days, now, preview, pausedUntil } = props;
  const t = useT(valveScheduleTexts);
  const moment = useMoment(timeZone);
  const { openings, rows, isFailed } = preview;
  const week = useMemo(() => weekOfPreview({ openings, rows }, pausedUntil), [openings, rows, pausedUntil]);
  const legend = [
    ...(week.overlaps.length > 0 ? [{ look: marks.overlap, text: t("overlapLegend") }] : []),
    ...(pausedUntil !== null && week.paused.length > 0
      ? [
          {
            look: marks.paused,
            text: t("pausedLegend", { time: moment(pausedUntil) }),
          },
        ]
      : []),
  ];
  return (
    <Box opacity={preview.isLoading ? 0.7 : 1} transition="opacity 120ms" aria-busy={preview.isLoading}>
      <WeekLines label={label} days={days} timeZone={timeZone} now={now} {...week} />
      {legend.map(({ look, text }) => (
        <Flex key={text} gap="2" align="center" textStyle="xs" color="fg.muted" pt="1">
          <Box aria-hidden w="5" h="3" flexShrink="0" rounded="2px" {...look} />
          {text}
        </Flex>
      ))}
      {isFailed ? (
        <Text role="status" textStyle="xs" color="fg.error" pt="1">
          {t("previewFailed")}
        </Text>
      ) : null}
    </Box>
  );
});
