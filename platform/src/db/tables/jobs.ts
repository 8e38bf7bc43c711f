export interface JobTable {
  name: string;
  next_run: number;
  last_run: number | null;
  /** "done", or what went wrong. */
  last_outcome: string | null;
  /** The platform that runs it now, and until when that is believed without a sign of life. */
  lease_holder: string | null;
  lease_until: number | null;
}
