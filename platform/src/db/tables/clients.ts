import type { Generated } from "kysely";

export interface ClientTable {
  id: Generated<number>;
  guid: string;
  vision_type: number;
  meta_data: string;
  create_date: number;
  /** When it last left a group; null: it never did, as far as is known. */
  left_group_date: number | null;
}

export interface ClientGroupTable {
  client_id: number;
  group_id: number;
  /** The move by which it came, Unix seconds: of before the group sees nothing. null: nothing is known of a move. */
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
  /** Of the newest road user that it counted. */
  last_count_date: number | null;
  /** Time of the status that the values below are from. */
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
  /** Of its configuration, as the device says; since when it says so. */
  config_version: number | null;
  config_version_date: number | null;
  /** When it last sent a batch of time that another one covered already, and of how many seconds. */
  overlap_date: number | null;
  overlap_seconds: number | null;
  /** How far its clock was ahead when that was last told, and when. */
  clock_skew_seconds: number | null;
  clock_skew_date: number | null;
  /** The instant of the last state that came, by the device's clock, and when it came, by ours. */
  state_said: number | null;
  state_came: number | null;
  /** The same of the last batch's end. */
  batch_said: number | null;
  batch_came: number | null;
}
