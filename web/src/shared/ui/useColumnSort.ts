import { useParam } from "../address/useParam";
import type { SortDirection } from "./SortHeader";

export type ColumnSort<Column extends string> = { column: Column; descending: boolean };

/** "-createDate" as in the address; the default order for anything else. */
export function sortOf<Column extends string>(
  text: string | null,
  columns: readonly Column[],
  usual: ColumnSort<Column>,
): ColumnSort<Column> {
  const column = columns.find((known) => known === text?.replace(/^-/, ""));
  return column === undefined ? usual : { column, descending: text?.startsWith("-") ?? false };
}

/** Null for the default order. */
export function sortText<Column extends string>(
  { column, descending }: ColumnSort<Column>,
  usual: ColumnSort<Column>,
): string | null {
  if (column === usual.column && descending === usual.descending) return null;
  return descending ? `-${column}` : column;
}

/** Sort order of a list, kept in the address. */
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
    /** Called for a pressed header: sorts by its column, or reverses the order. */
    press: (column: Column) => set({ column, descending: sort.column === column && !sort.descending }),
    choose: (column: Column) => set({ ...sort, column }),
    turn: () => set({ ...sort, descending: !sort.descending }),
  };
}
