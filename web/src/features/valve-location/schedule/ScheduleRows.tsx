import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useCallback, useRef } from "react";
import type { FieldArrayWithId, UseFieldArrayReturn, UseFormReturn } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { RowCards } from "./RowCards";
import { RowsTable } from "./RowsTable";
import { notesOf } from "./rowNotes";
import { faultsOf } from "./rowProps";
import { newRow, type RowValues, rowsAtMost, type ScheduleValues } from "./rowValues";
import type { PreviewedRow } from "./useSchedulePreview";
import { valveScheduleTexts } from "./valveScheduleTexts";

type ScheduleRowsProps = {
  form: UseFormReturn<ScheduleValues>;
  list: UseFieldArrayReturn<ScheduleValues, "rows">;
  /** As they are written now. */
  rows: readonly RowValues[];
  previewed: readonly PreviewedRow[];
  timeZone: string;
};

/** The rows, and the ways to add and to remove one. */
export function ScheduleRows({ form, list, rows, previewed, timeZone }: ScheduleRowsProps) {
  const t = useT(valveScheduleTexts);
  const isPhone = useIsPhone();
  const add = useRef<HTMLButtonElement>(null);
  const { remove } = list;
  const onRemove = useCallback(
    (index: number) => {
      remove(index);
      // What had the cursor is gone.
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
  const isFull = shown.length >= rowsAtMost;
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
          {isFull ? t("tooMany", { count: rowsAtMost }) : t("zoneHint", { zone: timeZone })}
        </Text>
      </Flex>
    </Stack>
  );
}
