import { Box, Flex, IconButton, Table, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { Fragment, useId } from "react";
import { valveScheduleTexts } from "../../../i18n/texts/valveSchedule";
import { useLanguage, useT } from "../../../i18n/useT";
import { weekDayName, weekDays } from "../../../shared/time/weekDays";
import { TableArea } from "../../../shared/ui/TableArea";
import { DayBox } from "./DayBox";
import { RowRemarks } from "./RowRemarks";
import type { RowsProps } from "./rowProps";
import { TimeInput } from "./TimeInput";

/** The rows of a schedule as a table: start, end, a column for each day of the week. */
export function RowsTable({ rows }: RowsProps) {
  const t = useT(valveScheduleTexts);
  const language = useLanguage();
  const base = useId();
  const head = { px: "1", textStyle: "xs", color: "fg.muted" } as const;
  return (
    <TableArea label={t("tableLabel")} borderWidth="1px" rounded="l3">
      <Table.Root size="sm" css={{ "& td": { px: "1", py: "1.5" } }}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader {...head} ps="3">
              <Box srOnly>{t("row", { row: "" })}</Box>
            </Table.ColumnHeader>
            <Table.ColumnHeader {...head}>{t("start")}</Table.ColumnHeader>
            <Table.ColumnHeader {...head}>{t("end")}</Table.ColumnHeader>
            {weekDays.map((day) => (
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
          {rows.map(({ id, onRemove, ...row }) => {
            const remarks = `${base}${id}`;
            return (
              <Fragment key={id}>
                <Table.Row bg="bg.panel" css={{ "& td": { borderBottomWidth: 0 } }} data-row={row.index + 1}>
                  <Table.Cell ps="3" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {row.index + 1}
                  </Table.Cell>
                  <Table.Cell w="5.5rem">
                    <TimeInput {...row} field="start" faultsId={remarks} />
                  </Table.Cell>
                  <Table.Cell w="6.5rem">
                    <Flex align="center" gap="1.5">
                      <TimeInput
                        {...row}
                        field={row.row.ends === "at" ? "end" : "length"}
                        faultsId={remarks}
                      />
                      {row.row.ends === "at" ? null : (
                        <Text aria-hidden color="fg.muted">
                          {row.row.ends === "minutes" ? "min" : "s"}
                        </Text>
                      )}
                    </Flex>
                  </Table.Cell>
                  {weekDays.map((day) => (
                    <Table.Cell key={day} textAlign="center">
                      <DayBox form={row.form} index={row.index} day={day} />
                    </Table.Cell>
                  ))}
                  <Table.Cell textAlign="end">
                    <IconButton
                      aria-label={t("removeOf", { row: row.index + 1 })}
                      title={t("remove")}
                      size="sm"
                      variant="ghost"
                      color="fg.muted"
                      onClick={onRemove}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </Table.Cell>
                </Table.Row>
                <Table.Row bg="bg.panel">
                  <Table.Cell pt="0!" />
                  <Table.Cell colSpan={10} pt="0!">
                    <RowRemarks {...row} id={remarks} />
                  </Table.Cell>
                </Table.Row>
              </Fragment>
            );
          })}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
