import { Box, Button, Flex, Stack, Table, Text } from "@chakra-ui/react";
import { SCHEDULE_ROWS } from "@obcestje/contract/limits/counts.js";
import { WEEK_DAYS } from "@obcestje/contract/weekDays.js";
import { Plus, Trash2 } from "lucide-react";
import { memo, type ReactNode, useCallback, useRef } from "react";
import type { FieldArrayWithId, UseFieldArrayReturn, UseFormReturn } from "react-hook-form";
import { useLanguage, useT } from "../../../i18n/useT";
import { weekDayName } from "../../../shared/time/weekDays";
import { IconAction } from "../../../shared/ui/IconAction";
import { TableArea } from "../../../shared/ui/TableArea";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { DayBox } from "./DayBox";
import { RowRemarks } from "./RowRemarks";
import { notesOf } from "./rowNotes";
import { faultsOf, isSameRow, type RowProps, type RowsProps } from "./rowProps";
import { newRow, type RowValues, type ScheduleValues } from "./rowValues";
import { TimeInput } from "./TimeInput";
import type { PreviewedRow } from "./useSchedulePreview";
import { valveScheduleTexts } from "./valveScheduleTexts";

type ScheduleRowsProps = {
  form: UseFormReturn<ScheduleValues>;
  list: UseFieldArrayReturn<ScheduleValues, "rows">;
  /** The rows as typed. */
  rows: readonly RowValues[];
  previewed: readonly PreviewedRow[];
  timeZone: string;
};

/** The rows, with buttons to add and remove one. */
export function ScheduleRows({ form, list, rows, previewed, timeZone }: ScheduleRowsProps) {
  const t = useT(valveScheduleTexts);
  const isPhone = useIsPhone();
  const add = useRef<HTMLButtonElement>(null);
  const { remove } = list;
  const onRemove = useCallback(
    (index: number) => {
      remove(index);
      // The focused element is gone.
      add.current?.focus();
    },
    [remove],
  );
  const keys = list.fields.map(({ id }) => id);
  const shown = list.fields.map(({ id, ...field }: FieldArrayWithId<ScheduleValues, "rows">, index) => {
    const row = rows[index] ?? field;
    const notes = notesOf(row, id, keys, previewed);
    return { id, form, index, ends: row.ends, notes, faults: faultsOf(form, index), onRemove };
  });
  const isFull = shown.length >= SCHEDULE_ROWS;
  return (
    <Stack gap="3" minW="0">
      {shown.length === 0 ? (
        <Text color="fg.muted">{t("none")}</Text>
      ) : isPhone ? (
        <RowCards rows={shown} />
      ) : (
        <RowsTable rows={shown} />
      )}
      <Flex gap="4" align="center" wrap="wrap">
        <Button
          ref={add}
          size="sm"
          variant="outline"
          disabled={isFull}
          onClick={() => list.append(newRow, { focusName: `rows.${shown.length}.start` })}
        >
          <Plus size={16} aria-hidden />
          {t("add")}
        </Button>
        <Text textStyle="xs" color="fg.muted">
          {isFull ? t("tooMany", { count: SCHEDULE_ROWS }) : t("zoneHint", { zone: timeZone })}
        </Text>
      </Flex>
    </Stack>
  );
}

/** The rows of a schedule as cards, for narrow screens. */
function RowCards({ rows }: RowsProps) {
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
        {WEEK_DAYS.map((day) => (
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

function RemoveRow({ index, onRemove }: Pick<RowProps, "index" | "onRemove">) {
  const t = useT(valveScheduleTexts);
  return (
    <IconAction
      icon={Trash2}
      label={t("removeOf", { row: index + 1 })}
      title={t("remove")}
      color="fg.muted"
      onClick={() => onRemove(index)}
    />
  );
}

const head = { px: "1", textStyle: "xs", color: "fg.muted" } as const;

/** The rows of a schedule as a table: start, end, a column for each day of the week. */
function RowsTable({ rows }: RowsProps) {
  const t = useT(valveScheduleTexts);
  const language = useLanguage();
  return (
    <TableArea label={t("tableLabel")} borderWidth="1px" rounded="l3">
      <Table.Root size="sm" css={{ "& td": { px: "1", py: "1.5" } }}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader {...head} ps="3">
              <Box srOnly>{t("number")}</Box>
            </Table.ColumnHeader>
            <Table.ColumnHeader {...head}>{t("start")}</Table.ColumnHeader>
            <Table.ColumnHeader {...head}>{t("end")}</Table.ColumnHeader>
            {WEEK_DAYS.map((day) => (
              <Table.ColumnHeader
                key={day}
                {...head}
                textAlign="center"
                abbr={weekDayName(day, language, "long")}
              >
                {weekDayName(day, language, "short")}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader {...head}>
              <Box srOnly>{t("remove")}</Box>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <TableRow key={row.id} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}

/** One row of a schedule in a table, with its remarks below. */
const TableRow = memo(function TableRow(row: RowProps) {
  const { form, index, ends } = row;
  return (
    <>
      <Table.Row bg="bg.panel" css={{ "& td": { borderBottomWidth: 0 } }} data-row={index + 1}>
        <Table.Cell ps="3" color="fg.muted" fontVariantNumeric="tabular-nums">
          {index + 1}
        </Table.Cell>
        <Table.Cell w="5.5rem">
          <TimeInput {...row} field="start" />
        </Table.Cell>
        <Table.Cell w="6.5rem">
          <Flex align="center" gap="1.5">
            <TimeInput {...row} field={ends === "at" ? "end" : "length"} />
            {ends === "at" ? null : (
              <Text aria-hidden color="fg.muted">
                {ends === "minutes" ? "min" : "s"}
              </Text>
            )}
          </Flex>
        </Table.Cell>
        {WEEK_DAYS.map((day) => (
          <Table.Cell key={day} textAlign="center">
            <DayBox form={form} index={index} day={day} />
          </Table.Cell>
        ))}
        <Table.Cell textAlign="end">
          <RemoveRow {...row} />
        </Table.Cell>
      </Table.Row>
      <Table.Row bg="bg.panel">
        <Table.Cell pt="0!" />
        <Table.Cell colSpan={10} pt="0!">
          <RowRemarks {...row} />
        </Table.Cell>
      </Table.Row>
    </>
  );
}, isSameRow);
