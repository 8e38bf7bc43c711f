import { chakra, Table } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo } from "react";
import type { Sort } from "../overviewState";
import type { Column } from "./columns";

type SortHeaderProps = { column: Column; sort: Sort; onSort: (sort: Sort) => void };

export const SortHeader = memo(function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const { key, label, isNumber } = column;
  const isSorted = sort.column === key;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  const direction = sort.descending ? "descending" : "ascending";
  return (
    <Table.ColumnHeader
      px="0"
      py="0"
      aria-sort={isSorted ? direction : undefined}
      textAlign={isNumber ? "end" : "start"}
    >
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1"
        px="2.5"
        minH="11"
        w="full"
        justifyContent={isNumber ? "end" : "start"}
        textAlign="inherit"
        whiteSpace="normal"
        textStyle="xs"
        lineHeight="1.2"
        fontWeight="medium"
        color={isSorted ? "fg" : "fg.muted"}
        cursor="pointer"
        _hover={{ color: "fg" }}
        focusVisibleRing="inside"
        onClick={() => onSort({ column: key, descending: isSorted && !sort.descending })}
      >
        {label}
        {isSorted ? <Arrow size={12} aria-hidden style={{ flexShrink: 0 }} /> : null}
      </chakra.button>
    </Table.ColumnHeader>
  );
});
