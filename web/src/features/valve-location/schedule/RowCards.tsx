import { Box, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { valveScheduleTexts } from "../../../i18n/texts/valveSchedule";
import { useT } from "../../../i18n/useT";
import { weekDays } from "../../../shared/time/weekDays";
import { DayBox } from "./DayBox";
import { RowRemarks } from "./RowRemarks";
import type { RowsProps } from "./rowProps";
import { TimeInput } from "./TimeInput";

/** The rows of a schedule where a table has no room. */
export function RowCards({ rows }: RowsProps) {
  const t = useT(valveScheduleTexts);
  const base = useId();
  return (
    <Stack as="ul" role="list" aria-label={t("tableLabel")} gap="3" listStyleType="none">
      {rows.map(({ id, onRemove, ...row }) => {
        const remarks = `${base}${id}`;
        const { ends } = row.row;
        const field = ends === "at" ? "end" : "length";
        const number = row.index + 1;
        return (
          <Stack as="li" key={id} gap="3" borderWidth="1px" rounded="l3" p="3" data-row={number}>
            <Flex align="end" gap="3">
              <Field label={t("start")}>
                <TimeInput {...row} field="start" faultsId={remarks} />
              </Field>
              <Field label={t(ends === "at" ? "end" : ends)}>
                <TimeInput {...row} field={field} faultsId={remarks} />
              </Field>
              <IconButton
                aria-label={t("removeOf", { row: number })}
                variant="ghost"
                size="sm"
                color="fg.muted"
                onClick={onRemove}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </Flex>
            <Flex role="group" aria-label={t("daysOf", { row: number })} justify="space-between" gap="1">
              {weekDays.map((day) => (
                <DayBox key={day} form={row.form} index={row.index} day={day} isNamed />
              ))}
            </Flex>
            <RowRemarks {...row} id={remarks} />
          </Stack>
        );
      })}
    </Stack>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box flex="1" minW="0">
      <Text aria-hidden textStyle="xs" color="fg.muted" pb="1">
        {label}
      </Text>
      {children}
    </Box>
  );
}
