import { useCallback } from "react";
import { SortHeader } from "../../ui/SortHeader";
import type { ColumnKey, Sort } from "./columnKeys";
import type { Column } from "./columns";

type ColumnHeadsProps = { columns: readonly Column[]; sort: Sort; onSort: (sort: Sort) => void };

/** Headers of a list's columns: each sorts by its column, and reverses the order when pressed again. */
export function ColumnHeads({ columns, sort, onSort }: ColumnHeadsProps) {
  const press = useCallback(
    (column: ColumnKey) => onSort({ column, descending: sort.column === column && !sort.descending }),
    [sort, onSort],
  );
  return columns.map(({ key, label, isNumber }) => (
    <SortHeader
      key={key}
      column={key}
      label={label}
      align={isNumber ? "end" : "start"}
      sorted={sort.column !== key ? null : sort.descending ? "descending" : "ascending"}
      onPress={press}
    />
  ));
}
