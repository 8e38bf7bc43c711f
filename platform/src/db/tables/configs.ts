export interface ConfigVersionTable {
  client_id: number;
  version: number;
  /** JSON. */
  data: string;
  change_date: number;
  changed_by: number | null;
  restored_from: number | null;
}
