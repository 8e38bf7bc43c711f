import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { memo, type ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import { weekDays } from "../../../shared/time/weekDays";
import { DayBox } from "./DayBox";
import { RemoveRow } from "./RemoveRow";
import { RowRemarks } from "./RowRemarks";
import { isSameRow, type RowProps, type RowsProps } from "./rowProps";
import { TimeInput } from "./TimeInput";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** The rows of a schedule where a table has no room. */
export function RowCards({ rows }: RowsProps) {
  const t = useT(valveScheduleTexts);
  return (
    <Stack as="ul" role="list" aria-label={t("tableLabel")} gap="3" listStyleType="none">
      {rows.map((row) => (
        <RowCard key={row.id} {...row} />
      ))}
    </Stack>
  );
}

const RowCard = memo(function RowCard(row: RowProps) {
  const t = useT(valveScheduleTexts);
  const { form, index, ends } = row;
  const number = index + 1;
  return (
    <Stack as="li" gap="3" borderWidth="1px" rounded="l3" p="3" data-row={number}>
      <Flex align="end" gap="3">
        <Labelled label={t("start")}>
          <TimeInput {...row} field="start" />
        </Labelled>
        <Labelled label={t(ends === "at" ? "end" : ends)}>
          <TimeInput {...row} field={ends === "at" ? "end" : "length"} />
        </Labelled>
        <RemoveRow {...row} />
      </Flex>
      <Flex role="group" aria-label={t("daysOf", { row: number })} justify="space-between" gap="1">
        {weekDays.map((day) => (
          <DayBox key={day} form={form} index={index} day={day} isNamed />
        ))}
      </Flex>
      <RowRemarks {...row} />
    </Stack>
  );
}, isSameRow);

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box flex="1" minW="0">
      <Text aria-hidden textStyle="xs" color="fg.muted" pb="1">
        {label}
      </Text>
      {children}
    </Box>
  );
}
