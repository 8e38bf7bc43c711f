export interface ReadingBatchTable {
  client_id: number;
  batch_id: string;
  from_time: number;
  to_time: number;
  reading_count: number;
  /** Counted intervals. */
  interval_count: number;
  /** Packed intervals from `from_time` on; null: it covers all from its beginning to its end. */
  coverage: Uint8Array | null;
  /** Of what was sent; null for batches from before this was noted. */
  content_hash: string | null;
  /** When it came; null for batches from before this was noted. */
  received_date: number | null;
  data: Uint8Array;
}

/** The batches of a client that begin on one day, in one row once no more of them are expected. */
export interface ReadingDayTable {
  client_id: number;
  /** Where the day begins, UTC. */
  day: number;
  /** Of the first batch, and of the one that ends last. */
  from_time: number;
  to_time: number;
  reading_count: number;
  interval_count: number;
  /** Packed: the batches' ids, their counts and hashes, and when they came. */
  batch_ids: Uint8Array;
  /** Packed intervals from `from_time` on. */
  coverage: Uint8Array;
  data: Uint8Array;
}

export interface ReadingHourTable {
  client_id: number;
  hour_start: number;
  /** The vehicles of `histogram` by speed alone: all that a summary needs, in a few cells however dense the traffic. */
  speeds: Uint8Array;
  histogram: Uint8Array;
  coverage: Uint8Array;
}
