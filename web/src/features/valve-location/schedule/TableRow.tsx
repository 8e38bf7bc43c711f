import { Flex, Table, Text } from "@chakra-ui/react";
import { memo } from "react";
import { weekDays } from "../../../shared/time/weekDays";
import { DayBox } from "./DayBox";
import { RemoveRow } from "./RemoveRow";
import { RowRemarks } from "./RowRemarks";
import { isSameRow, type RowProps } from "./rowProps";
import { TimeInput } from "./TimeInput";

/** One row of a schedule in a table, with what is to be said of it beneath. */
export const TableRow = memo(function TableRow(row: RowProps) {
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
        {weekDays.map((day) => (
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
