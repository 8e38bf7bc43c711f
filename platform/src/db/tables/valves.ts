import type { Generated, Selectable } from "kysely";

export interface BundleTable {
  id: Generated<number>;
  group_id: number;
  name: string;
  /** JSON list of schedule rows. */
  schedule: string;
  create_date: number;
  /** Of schedule, name or valves; the version counts these changes from 1. */
  change_date: number;
  version: Generated<number>;
  changed_by: number | null;
  /** Its valves keep to no schedule until then. */
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
  /** When a manual run ends; null: not by itself. */
  manual_until: number | null;
  /** The mode that follows it. */
  mode_after: string | null;
  change_date: number;
  changed_by: number | null;
}

/** What a valve was ordered to do, from an instant on: a row where that changed. The first one holds for all time before. */
export interface ValveOrdersTable {
  client_id: number;
  since: number;
  /** JSON of Orders. */
  orders: string;
  changed_by: number | null;
  /** mode, schedule, bundle, pause, rain or off. */
  reason: string;
}

/** The orders that a device fetched last. */
export interface ValveHeardTable {
  client_id: number;
  /** JSON of Orders. */
  orders: string;
  /** When it fetched them first. */
  heard_date: number;
}
