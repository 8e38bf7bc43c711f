/** Instants before which aged data is deleted, or may be. */
export interface RetentionTable {
  name: string;
  deleted_before: number;
}
