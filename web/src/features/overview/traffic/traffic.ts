import type { ReactNode } from "react";
import { type ColumnKey, type Columns, trafficKeys } from "../../../shared/clients/columns/columnKeys";
import type { Column } from "../../../shared/clients/columns/columns";
import type { KeyOf } from "../../../shared/clients/list/sorting";

/** A column that places have, too. */
export type TrafficColumn = Omit<Column, "render"> & { render: (location: { id: string }) => ReactNode };

/** Traffic of devices and places, for the table. */
export type Traffic = {
  columns: readonly TrafficColumn[];
  /** Sort keys of its columns. */
  keyOf: Partial<Record<ColumnKey, KeyOf>>;
};

const isTraffic = (key: ColumnKey): boolean => trafficKeys.some((other) => other === key);

export const showsTraffic = (columns: Columns): boolean => columns.some(isTraffic);

/** Hides the traffic columns, or shows them after name and state, since people look for them first. */
export function toggleTraffic(columns: Columns): Columns {
  if (showsTraffic(columns)) return columns.filter((key) => !isTraffic(key));
  return columns.toSpliced(columns[1] === "status" ? 2 : 1, 0, ...trafficKeys);
}
