import { type ColumnKey, type Columns, trafficKeys } from "../../../shared/clients/columns/columnKeys";
import type { Column } from "../../../shared/clients/columns/columns";
import type { KeyOf } from "../../../shared/clients/list/sorting";

/** What passed by the devices, as the table takes it in. */
export type Traffic = {
  columns: readonly Column[];
  /** What its columns sort by. */
  keyOf: Partial<Record<ColumnKey, KeyOf>>;
};

const isTraffic = (key: ColumnKey): boolean => trafficKeys.some((other) => other === key);

export const showsTraffic = (columns: Columns): boolean => columns.some(isTraffic);

/** Takes the columns of traffic out, or in: behind the name and the state, as it is what people look for first. */
export function toggleTraffic(columns: Columns): Columns {
  if (showsTraffic(columns)) return columns.filter((key) => !isTraffic(key));
  return columns.toSpliced(columns[1] === "status" ? 2 : 1, 0, ...trafficKeys);
}
