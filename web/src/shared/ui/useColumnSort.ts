import { useParam } from "../address/useParam";
import type { SortDirection } from "./SortHeader";

export type ColumnSort<Column extends string> = { column: Column; descending: boolean };

/** "-createDate" as the address has it; the usual order for what is no column. */
export function sortOf<Column extends string>(
  text: string | null,
  columns: readonly Column[],
  usual: ColumnSort<Column>,
): ColumnSort<Column> {
  const column = columns.find((known) => known === text?.replace(/^-/, ""));
  return column === undefined ? usual : { column, descending: text?.startsWith("-") ?? false };
}

/** Null for the usual order. */
export function sortText<Column extends string>(
  { column, descending }: ColumnSort<Column>,
  usual: ColumnSort<Column>,
): string | null {
  if (column === usual.column && descending === usual.descending) return null;
  return descending ? `-${column}` : column;
}

/** By which column a list is sorted, kept in the address. */
export function useColumnSort<Column extends string>(columns: readonly Column[], usual: ColumnSort<Column>) {
  const [text, setText] = useParam("sort");
  const sort = sortOf(text, columns, usual);
  const set = (next: ColumnSort<Column>) => setText(sortText(next, usual));
  const sorted = (column: Column): SortDirection | null =>
    sort.column === column ? (sort.descending ? "descending" : "ascending") : null;
  return {
    columns,
    sort,
    sorted,
    /** A head was pressed: by it, or the other way round. */
    press: (column: Column) => set({ column, descending: sort.column === column && !sort.descending }),
    choose: (column: Column) => set({ ...sort, column }),
    turn: () => set({ ...sort, descending: !sort.descending }),
  };
}
