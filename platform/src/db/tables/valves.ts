import type { Generated, Selectable } from "kysely";

export interface BundleTable {
  id: Generated<number>;
  group_id: number;
  name: string;
  /** JSON list of schedule rows. */
  schedule: string;
  create_date: number;
  change_date: number;
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
export type ValveModeRow = Selectable<ValveModeTable>;
