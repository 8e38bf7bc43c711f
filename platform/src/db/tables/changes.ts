export interface KeptAnswerTable {
  /** The kind of caller, its id and its group. */
  asker: string;
  /** The caller's Idempotency-Key. */
  key: string;
  /** Hash of the call with its input. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  create_date: number;
}
