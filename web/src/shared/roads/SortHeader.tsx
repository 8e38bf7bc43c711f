import { chakra, Table } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { Sort, SortKey } from "./sortRows";

type SortHeaderProps = {
  sortKey: SortKey;
  label: string;
  hint?: string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
};

/** A column's head: figures sort from the highest, names from A. */
export function SortHeader({ sortKey, label, hint, sort, onSort }: SortHeaderProps) {
  const isName = sortKey === "name";
  const isSorted = sort?.key === sortKey;
  const isDescending = sort?.descending ?? false;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <Table.ColumnHeader
      px="0"
      py="0"
      data-name={isName || undefined}
      aria-sort={isSorted ? (isDescending ? "descending" : "ascending") : undefined}
    >
      <chakra.button
        type="button"
        title={hint}
        display="inline-flex"
        alignItems="center"
        justifyContent={isName ? "start" : "end"}
        gap="1"
        w="full"
        px={isName ? "3" : "2"}
        minH="11"
        textAlign={isName ? "start" : "end"}
        textStyle="xs"
        lineHeight="1.2"
        whiteSpace="normal"
        fontWeight="medium"
        color={isSorted ? "fg" : "fg.muted"}
        cursor="pointer"
        _hover={{ color: "fg" }}
        focusVisibleRing="inside"
        onClick={() => onSort({ key: sortKey, descending: isSorted ? !isDescending : !isName })}
      >
        {label}
        {isSorted ? <Arrow size={12} aria-hidden style={{ flexShrink: 0 }} /> : null}
      </chakra.button>
    </Table.ColumnHeader>
  );
}
