/** The content of an edited thing after a change. Version 0 is its content before the first known change. */
export interface RevisionTable {
  kind: string;
  item_id: number;
  version: number;
  /** Null for version 0. */
  time: number | null;
  /** Null for version 0, and if no person did it. */
  user_id: number | null;
  /** The row of the audit log for the change. */
  audit_id: number | null;
  /** JSON; null if the item was removed. */
  content: string | null;
}
