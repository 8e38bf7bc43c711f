import type { Generated } from "kysely";

/** A firmware on its way to devices, pilots first. */
export interface StagedRolloutTable {
  id: Generated<number>;
  firmware_id: number;
  /** pilots, rest, stopped or done. */
  state: string;
  /** pilots or rest: where it is, or was when it stopped. */
  stage: string;
  /** Of one that is stopped: failures or person. */
  stop_reason: string | null;
  /** How many get it first. */
  pilots: number;
  /** With one more it stops. */
  failures_at_most: number;
  /** A pilot that has not settled so long after it was given the firmware counts as failed; null: it is waited for. */
  pilot_deadline_hours: number | null;
  create_date: number;
  created_by: number | null;
  /** When it stopped or was done. */
  end_date: number | null;
}

/** A device of a rollout. */
export interface StagedRolloutClientTable {
  rollout_id: number;
  client_id: number;
  /** Its place in the order in which they get it. */
  place: number;
  pilot: number;
  /** A person let the rollout go on after it had failed: 1. It does not count among the failed ones any more. */
  forgiven: number;
  /** given: its row in firmware_assignment is this rollout's, and tells how far it is; else one of the device states. */
  state: string;
  /** How far it was, once it is not given any more. */
  assign_date: number | null;
  download_date: number | null;
  downloaded_date: number | null;
  report_date: number | null;
  reported_version: string | null;
  /** Times that it was assigned, until the last before it is given. */
  attempts: number;
}
