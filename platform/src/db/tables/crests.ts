import type { Selectable } from "kysely";

export interface GroupCrestTable {
  group_id: number;
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  set_date: number;
}
export type GroupCrestRow = Selectable<GroupCrestTable>;
