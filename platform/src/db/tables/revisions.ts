/** What somebody edits, as it was after a change; version 0 is what was there before the first change that is known. */
export interface RevisionTable {
  kind: string;
  item_id: number;
  version: number;
  /** Null for version 0. */
  time: number | null;
  /** Null for version 0, and where no person did it. */
  user_id: number | null;
  /** The row of the audit log that tells of the change. */
  audit_id: number | null;
  /** JSON; null where the item was removed. */
  content: string | null;
}
