import type { Generated, Selectable } from "kysely";

export interface ReportScheduleTable {
  id: Generated<number>;
  /** null: an administrator's, over all groups. */
  group_id: number | null;
  created_by: number | null;
  name: string;
  /** A preset, such as week. */
  interval: string;
  cron: string;
  time_zone: string;
  /** JSON list of e-mails. */
  recipients: string;
  enabled: number;
  create_date: number;
  next_run_date: number | null;
  last_run_date: number | null;
  /** succeeded or failed. */
  last_outcome: string | null;
  last_message: string | null;
  /** The run under way, and until when its runner has to tell how it went. */
  run_id: string | null;
  lease_until: number | null;
}
export type ReportScheduleRow = Selectable<ReportScheduleTable>;

export interface ReportScheduleClientTable {
  schedule_id: number;
  client_id: number;
}
