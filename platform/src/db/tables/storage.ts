/** How far back what grows old is deleted, or may be. */
export interface RetentionTable {
  name: string;
  deleted_before: number;
}
