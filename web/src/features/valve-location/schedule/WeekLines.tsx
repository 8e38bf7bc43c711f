import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { columns, DayLine, type WeekLines as Lines, markedHours } from "./DayLine";
import { flowText } from "./flowText";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { lengthOf, type Stretch, within } from "./week";

type WeekLinesProps = Lines & {
  label: string;
  days: readonly Stretch[];
};

/** A week of local days beneath each other, each with its hours from left to right. */
export function WeekLines({ label, days, ...lines }: WeekLinesProps) {
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
