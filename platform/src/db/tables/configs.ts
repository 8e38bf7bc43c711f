export interface ConfigVersionTable {
  client_id: number;
  version: number;
  /** JSON. */
  data: string;
  change_date: number;
  changed_by: number | null;
  restored_from: number | null;
  /**
   * The row of the audit log for it; null if the version was made before these were recorded, or by no call.
   */
  audit_id: number | null;
}
