import type { Generated } from "kysely";

/** A firmware on its way to devices, pilots first. */
export interface StagedRolloutTable {
  id: Generated<number>;
  firmware_id: number;
  /** pilots, rest, stopped or done. */
  state: string;
  /** pilots or rest: its current stage, or the one in which it stopped. */
  stage: string;
  /** Reason of a stopped one: failures or person. */
  stop_reason: string | null;
  /** Number of pilots. */
  pilots: number;
  /** It stops with one more failure. */
  failures_at_most: number;
  /** A pilot that has not settled this long after its assignment counts as failed; null: no deadline. */
  pilot_deadline_hours: number | null;
  create_date: number;
  created_by: number | null;
  /** When it stopped or was done. */
  end_date: number | null;
}

export interface StagedRolloutClientTable {
  rollout_id: number;
  client_id: number;
  /** Its place in the rollout order. */
  place: number;
  pilot: number;
  /** 1 if a person resumed the rollout after the device had failed. It no longer counts as failed. */
  forgiven: number;
  /**
   * given: its row in firmware_assignment belongs to this rollout, and has its progress; else one of the
   * device states.
   */
  state: string;
  /** Its progress, once it is no longer given. */
  assign_date: number | null;
  download_date: number | null;
  downloaded_date: number | null;
  report_date: number | null;
  reported_version: string | null;
  /** How often it was assigned. While it is given, firmware_assignment has the current number. */
  attempts: number;
}
