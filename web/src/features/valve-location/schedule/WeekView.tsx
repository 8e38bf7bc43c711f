import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { memo, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useMoment } from "../../../shared/valves/useMoment";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { columns, DayLine, type WeekLines as Lines, markedHours, marks } from "./DayLine";
import { flowText } from "./flowText";
import type { Preview } from "./useSchedulePreview";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { lengthOf, overlapsOf, type Stretch, within } from "./week";

type WeekViewProps = {
  label: string;
  timeZone: string;
  days: readonly Stretch[];
  /** Unix seconds. */
  now: number;
  preview: Preview;
  pausedUntil: number | null;
};

/** Preview of a schedule's days, with a legend. */
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

/** Data for the week's lines from a preview; until `pausedUntil` (Unix seconds) nothing opens. */
function weekOfPreview(
  { openings, rows }: Pick<Preview, "openings" | "rows">,
  pausedUntil: number | null,
): Record<"openings" | "paused" | "overlaps", Stretch[]> {
  const end = pausedUntil ?? Number.NEGATIVE_INFINITY;
  const running = { from: end, to: Number.POSITIVE_INFINITY };
  return {
    openings: within(running, openings),
    paused: within({ from: Number.NEGATIVE_INFINITY, to: end }, openings),
    overlaps: within(running, overlapsOf(rows.map((row) => row.openings))),
  };
}

type WeekLinesProps = Lines & {
  label: string;
  days: readonly Stretch[];
};

/** A week of local days one below the other, each with its hours from left to right. */
function WeekLines({ label, days, ...lines }: WeekLinesProps) {
  const t = useT(valveScheduleTexts);
  const valves = useT(valvesTexts);
  const week = { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 };
  return (
    <Box textStyle="xs">
      <Grid aria-hidden templateColumns={columns} gap="2" color="fg.muted" pb="1">
        <span />
        <Box position="relative" h="4" fontVariantNumeric="tabular-nums">
          {markedHours.map((hour) => (
            <Box
              key={hour}
              position="absolute"
              translate={hour === 0 ? undefined : "-50%"}
              style={{ left: `${(hour / 24) * 100}%` }}
            >
              {String(hour).padStart(2, "0")}
            </Box>
          ))}
          <Box position="absolute" insetEnd="0">
            24
          </Box>
        </Box>
      </Grid>
      <Flex as="ol" role="list" aria-label={label} direction="column" gap="1" listStyleType="none">
        {days.map((day) => (
          <DayLine key={day.from} day={day} {...lines} />
        ))}
      </Flex>
      <Text pt="2" fontWeight="medium">
        {t("inWeek", { length: flowText(valves, lengthOf(within(week, lines.openings))) })}
      </Text>
    </Box>
  );
}
