import type { Coverage } from "./coverage.js";
import type { Records } from "./records.js";

export interface StoredBatch extends Records {
  from: number;
  to: number;
  /** Its coverage: all of its time, or only the time of its intervals. */
  covered: Coverage;
  /** True if its day may be packed already. */
  late: boolean;
  /** Of the sent content. */
  hash: string;
}
