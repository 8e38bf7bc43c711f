import type { Coverage } from "./coverage.js";
import type { Records } from "./records.js";

/** A batch as it is stored. */
export interface StoredBatch extends Records {
  from: number;
  to: number;
  /** What it covers: all of its time, or that of its intervals alone. */
  covered: Coverage;
  /** Whether its day may be packed already. */
  late: boolean;
  /** Of what was sent. */
  hash: string;
}
