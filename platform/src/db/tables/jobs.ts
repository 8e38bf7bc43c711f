export interface JobTable {
  name: string;
  next_run: number;
  last_run: number | null;
  /** "done", or the error. */
  last_outcome: string | null;
  /** The platform that runs it now, and the time until which its lease holds without a sign of life. */
  lease_holder: string | null;
  lease_until: number | null;
}
