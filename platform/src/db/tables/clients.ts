import type { Generated } from "kysely";

export interface ClientTable {
  id: Generated<number>;
  guid: string;
  vision_type: number;
  meta_data: string;
  create_date: number;
  /** The last time it left a group; null: never, as far as known. */
  left_group_date: number | null;
  /** 1 if it is a place where devices stand, and no device itself. */
  is_place: Generated<number>;
}

export interface ClientGroupTable {
  client_id: number;
  group_id: number;
  /** The move by which it came, Unix seconds: the group sees nothing from before. null: no move is known. */
  since: number | null;
}

export interface ClientKeyTable {
  id: Generated<number>;
  client_id: number;
  key_hash: string;
  purpose: string;
  create_date: number;
  expire_date: number | null;
}

export interface ClientStateTable {
  client_id: number;
  last_active_date: number | null;
  /** Time of its newest counted road user. */
  last_count_date: number | null;
  /** Time of the status with the values below. */
  status_date: number | null;
  battery: number | null;
  rssi: number | null;
  firmware_version: string | null;
  config_name: string | null;
  hw_type: string | null;
  /** JSON list of texts. */
  alarms: string | null;
  /** JSON object: the parameters last reported. */
  reported: string | null;
  /** Version of its configuration that the device reports, and since when. */
  config_version: number | null;
  config_version_date: number | null;
  /** The last time it sent a batch for time that was covered already, and the number of such seconds. */
  overlap_date: number | null;
  overlap_seconds: number | null;
  /** Seconds that its clock was ahead at the last report, and the time of that report. */
  clock_skew_seconds: number | null;
  clock_skew_date: number | null;
  /** Instant of the last state by the device's clock, and its arrival by ours. */
  state_said: number | null;
  state_came: number | null;
  /** The same for the end of the last batch. */
  batch_said: number | null;
  batch_came: number | null;
}
