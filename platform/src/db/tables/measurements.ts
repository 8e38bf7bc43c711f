export interface ReadingBatchTable {
  client_id: number;
  batch_id: string;
  from_time: number;
  to_time: number;
  reading_count: number;
  /** Counted intervals. */
  interval_count: number;
  /** Packed intervals from `from_time` on; null: all from its beginning to its end. */
  coverage: Uint8Array | null;
  /** Of the sent content; null for batches from before this was recorded. */
  content_hash: string | null;
  /** Its arrival; null for batches from before this was recorded. */
  received_date: number | null;
  data: Uint8Array;
}

/** A client's batches that begin on one day, packed into one row once no more of them are expected. */
export interface ReadingDayTable {
  client_id: number;
  /** Start of the day, UTC. */
  day: number;
  /** Start of the first batch, and end of the one that ends last. */
  from_time: number;
  to_time: number;
  reading_count: number;
  interval_count: number;
  /** Packed: the batches' ids, counts, hashes and arrivals. */
  batch_ids: Uint8Array;
  /** Packed intervals from `from_time` on. */
  coverage: Uint8Array;
  data: Uint8Array;
}

export interface ReadingHourTable {
  client_id: number;
  hour_start: number;
  /**
   * The vehicles of `histogram` by speed only: enough for a summary, in a few cells however dense the
   * traffic.
   */
  speeds: Uint8Array;
  histogram: Uint8Array;
  coverage: Uint8Array;
  /** Its parts where stays begin inside; null until they are kept, and whenever its content changes. */
  parts: Uint8Array | null;
}
