import { keep, readKept } from "../../ui/kept";
import { type ColumnKey, type Columns, columnKeys, columnsIn } from "./columnKeys";
import type { Column } from "./columns";

export type ColumnMenuProps = {
  columns: Columns;
  all: readonly Column[];
  onChange: (columns: Columns) => void;
};

const nameOf = (user: string) => `overview.columns.${user}`;

const isDefault = (columns: Columns): boolean => columns.join() === columnKeys.join();

/** Columns chosen in this browser, by user name; the default is not stored. */
export const columnChoice = {
  read: (user: string): Columns | null => columnsIn(readKept(nameOf(user))),
  write: (user: string, columns: Columns): void =>
    keep(nameOf(user), isDefault(columns) ? null : columns.join()),
};

/** Shown columns in their order, then the hidden ones of `all` in theirs. */
export const arranged = (all: Columns, shown: Columns): Columns => [
  ...shown.filter((key) => all.includes(key)),
  ...all.filter((key) => !shown.includes(key)),
];

/** Adds a column as the last, or removes it; the name always stays. */
export function toggleColumn(shown: Columns, key: ColumnKey): Columns {
  if (key === "name") return shown;
  return shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key];
}

/** True if the column has a neighbour to swap with; none moves before the name. */
export const canMove = (shown: Columns, key: ColumnKey, by: 1 | -1): boolean => {
  const from = shown.indexOf(key);
  return from > 0 && from + by > 0 && from + by < shown.length;
};

/** Moves a shown column one place; -1 moves it towards the name. */
export function moveColumn(shown: Columns, key: ColumnKey, by: 1 | -1): Columns {
  if (!canMove(shown, key, by)) return shown;
  const from = shown.indexOf(key);
  const rest = shown.filter((other) => other !== key);
  return rest.toSpliced(from + by, 0, key);
}
