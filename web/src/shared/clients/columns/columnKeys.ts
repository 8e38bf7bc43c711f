/** Default columns of lists of devices, in the order of the specification. */
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

/** Traffic at a device in the last 24 hours: optional columns of the overview. */
export const trafficKeys = ["count", "v85", "overLimit"] as const;

export type ColumnKey = (typeof columnKeys | typeof trafficKeys)[number];
export type Columns = readonly ColumnKey[];

const known: Columns = [...columnKeys, ...trafficKeys];

const isColumn = (key: string): key is ColumnKey => known.some((other) => other === key);

/** "battery,id" → the name, then battery and id; null if it names no column. */
export function columnsIn(text: string | null): Columns | null {
  const chosen = text?.split(",").filter(isColumn) ?? [];
  return chosen.length === 0 ? null : [...new Set<ColumnKey>(["name", ...chosen])];
}

export type Sort = { column: ColumnKey; descending: boolean };

export const defaultSort: Sort = { column: "name", descending: false };

/** "-battery" → by battery, descending; by name if it names no column. */
export function sortIn(value: string | null): Sort {
  const descending = value?.startsWith("-") ?? false;
  const column = known.find((key) => key === value?.replace(/^-/, ""));
  return column === undefined ? defaultSort : { column, descending };
}

/** Spelling in the address; "" for the default order. */
export const sortText = ({ column, descending }: Sort): string =>
  column === defaultSort.column && !descending ? "" : `${descending ? "-" : ""}${column}`;
