/** Columns of lists of devices, in the order of the specification. */
export const columnKeys = [
  "name",
  "status",
  "alerts",
  "notes",
  "id",
  "lastActive",
  "serialNumber",
  "firmware",
  "config",
  "battery",
  "rssi",
] as const;

export type ColumnKey = (typeof columnKeys)[number];
export type Columns = readonly ColumnKey[];

const isColumn = (key: string): key is ColumnKey => columnKeys.some((known) => known === key);

/** "battery,id" → the name, then battery and id; null where nothing of it is a column. */
export function columnsIn(text: string | null): Columns | null {
  const chosen = text?.split(",").filter(isColumn) ?? [];
  return chosen.length === 0 ? null : [...new Set<ColumnKey>(["name", ...chosen])];
}

export type Sort = { column: ColumnKey; descending: boolean };

export const defaultSort: Sort = { column: "name", descending: false };

/** "-battery" → by battery, descending; by name where it names no column. */
export function sortIn(value: string | null): Sort {
  const descending = value?.startsWith("-") ?? false;
  const column = columnKeys.find((key) => key === value?.replace(/^-/, ""));
  return column === undefined ? defaultSort : { column, descending };
}

/** As the address has it; "" for the usual order. */
export const sortText = ({ column, descending }: Sort): string =>
  column === defaultSort.column && !descending ? "" : `${descending ? "-" : ""}${column}`;
