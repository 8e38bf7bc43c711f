import type { Generated, Selectable } from "kysely";

export interface BundleTable {
  id: Generated<number>;
  group_id: number;
  name: string;
  /** JSON list of schedule rows. */
  schedule: string;
  create_date: number;
  /** Change of schedule, name or valves. The version counts these changes from 1. */
  change_date: number;
  version: Generated<number>;
  changed_by: number | null;
  /** Its valves follow no schedule until then. */
  paused_until: number | null;
}
export type BundleRow = Selectable<BundleTable>;

export interface BundleClientTable {
  client_id: number;
  bundle_id: number;
}

export interface ValveModeTable {
  client_id: number;
  /** schedule, manualOn or manualOff. */
  mode: string;
  /** End of a manual run; null: it does not end by itself. */
  manual_until: number | null;
  /** The mode after it. */
  mode_after: string | null;
  change_date: number;
  changed_by: number | null;
}

/** A valve's orders from an instant on: one row per change. The first one holds for all earlier time. */
export interface ValveOrdersTable {
  client_id: number;
  since: number;
  /** JSON of Orders. */
  orders: string;
  changed_by: number | null;
  /** mode, schedule, bundle, pause, rain or off. */
  reason: string;
}

/** The last orders that a device fetched. */
export interface ValveHeardTable {
  client_id: number;
  /** JSON of Orders. */
  orders: string;
  /** First fetch of these orders. */
  heard_date: number;
}
