export interface ConfigVersionTable {
  client_id: number;
  version: number;
  /** JSON. */
  data: string;
  change_date: number;
  changed_by: number | null;
  restored_from: number | null;
  /** The row of the audit log that tells of it; null where it was made before that was noted, or by no call. */
  audit_id: number | null;
}
