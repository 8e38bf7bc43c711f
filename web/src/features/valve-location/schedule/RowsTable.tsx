import { Box, Table } from "@chakra-ui/react";
import { useLanguage, useT } from "../../../i18n/useT";
import { weekDayName, weekDays } from "../../../shared/time/weekDays";
import { TableArea } from "../../../shared/ui/TableArea";
import type { RowsProps } from "./rowProps";
import { TableRow } from "./TableRow";
import { valveScheduleTexts } from "./valveScheduleTexts";

const head = { px: "1", textStyle: "xs", color: "fg.muted" } as const;

/** The rows of a schedule as a table: start, end, a column for each day of the week. */
export function RowsTable({ rows }: RowsProps) {
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
          {rows.map((row) => (
            <TableRow key={row.id} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
    </TableArea>
  );
}
