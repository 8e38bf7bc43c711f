import { Box, Button, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { rowText } from "../../../shared/valves/scheduleWords";
import type { ScheduledBundle, ScheduleRow } from "../../../shared/valves/valve";
import { valvesTexts } from "../../../shared/valves/valvesTexts";
import { type RowValues, rowInput } from "./rowValues";
import { scrollToElement } from "./scrollToElement";
import { useChangeWords } from "./useChangeWords";
import { valveScheduleTexts } from "./valveScheduleTexts";

type ScheduleConflictProps = {
  theirs: ScheduledBundle;
  mine: readonly RowValues[];
  timeZone: string;
  onTake: () => void;
  onKeep: () => void;
};

/** Two people changed one schedule: shows both side by side, and asks which to keep. */
export function ScheduleConflict({ theirs, mine, timeZone, onTake, onKeep }: ScheduleConflictProps) {
  const t = useT(valveScheduleTexts);
  const valves = useT(valvesTexts);
  const language = useLanguage();
  const changed = useChangeWords(timeZone);
  const stored = theirs.schedule.map((row) => rowText(valves, language, row));
  const written = mine.map((row) => {
    const input = rowInput(row);
    return input === null
      ? `${row.start} ${row.end || row.length}`
      : rowText(valves, language, asStored(input));
  });
  return (
    <Stack
      ref={scrollToElement}
      role="alert"
      gap="3"
      bg="bg.warning"
      borderWidth="1px"
      borderColor="border.warning"
      rounded="l3"
      p="4"
    >
      <Flex gap="3">
        <Box color="fg.warning" pt="0.5">
          <TriangleAlert size={18} aria-hidden />
        </Box>
        <Box>
          <Text fontWeight="semibold">{t("conflictTitle")}</Text>
          <Text textStyle="sm">{t("conflictText")}</Text>
        </Box>
      </Flex>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Side title={t("theirs")} by={changed(theirs)} rows={stored} others={written}>
          <Button size="sm" variant="outline" onClick={onTake}>
            {t("take")}
          </Button>
        </Side>
        <Side title={t("mine")} by={t("notSaved")} rows={written} others={stored}>
          <Button size="sm" variant="outline" onClick={onKeep}>
            {t("keep")}
          </Button>
        </Side>
      </SimpleGrid>
    </Stack>
  );
}

const asStored = ({
  startTime,
  endTime,
  duration,
  weekDays,
}: NonNullable<ReturnType<typeof rowInput>>): ScheduleRow => ({
  startTime,
  endTime: endTime ?? null,
  duration: duration ?? null,
  weekDays,
});

type SideProps = {
  title: string;
  by: string;
  rows: readonly string[];
  /** Rows of the other side: rows that are not among them are highlighted. */
  others: readonly string[];
  children: ReactNode;
};

function Side({ title, by, rows, others, children }: SideProps) {
  const t = useT(valveScheduleTexts);
  return (
    <Stack gap="2" bg="bg.panel" rounded="md" p="3" align="start">
      <Box>
        <Text fontWeight="medium">{title}</Text>
        <Text textStyle="xs" color="fg.muted">
          {by}
        </Text>
      </Box>
      <Box as="ul" listStyleType="none" textStyle="sm" flex="1">
        {rows.length === 0 ? <li>{t("noRows")}</li> : null}
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <Text as="li" key={`${row}${index}`} fontWeight={others.includes(row) ? undefined : "semibold"}>
            {row}
          </Text>
        ))}
      </Box>
      {children}
    </Stack>
  );
}
