export interface ReportKeyTable {
  key_hash: string;
  /** The person who asked for it, or the script by its key. */
  user_id: number | null;
  api_key_id: number | null;
  group_id: number | null;
  start_time: number;
  end_time: number;
  expire_date: number;
}

export interface ReportKeyClientTable {
  key_hash: string;
  client_id: number;
}
