import type { Generated, Selectable } from "kysely";

export interface ReportScheduleTable {
  id: Generated<number>;
  /** null: of an administrator, over all groups. */
  group_id: number | null;
  created_by: number | null;
  name: string;
  /** A preset, such as week. */
  interval: string;
  /** sl or en. */
  language: string;
  cron: string;
  time_zone: string;
  /** JSON list of e-mails. */
  recipients: string;
  enabled: number;
  create_date: number;
  next_run_date: number | null;
}
export type ReportScheduleRow = Selectable<ReportScheduleTable>;

export interface ReportScheduleClientTable {
  schedule_id: number;
  client_id: number;
}

/** One run of a report schedule. */
export interface ReportRunTable {
  id: Generated<number>;
  schedule_id: number;
  due_date: number;
  /** 1 if somebody asked for it; 0: it was due. */
  manual: number;
  /** The period of its report. */
  start_time: number;
  end_time: number;
  language: string;
  /** waiting, running, succeeded or failed. */
  state: string;
  /** How often it was claimed. */
  attempts: number;
  /** Time of the next try; null if none waits. */
  next_date: number | null;
  /** The claim of its current renderer, and the end of that claim. */
  claim: string | null;
  lease_until: number | null;
  /** Of the last try. */
  start_date: number | null;
  end_date: number | null;
  /** The reason why it failed: one of the RUN_REASONS. */
  reason: string | null;
  /** Number of clients in the last try. */
  client_count: number | null;
}
export type ReportRunRow = Selectable<ReportRunTable>;

/** A printed report. */
export interface ReportFileTable {
  id: Generated<number>;
  /** Null once the run is gone: its parts will be deleted, too. */
  run_id: number | null;
  create_date: number;
  /** Null while an upload does not know it yet. */
  name: string | null;
  /** Bytes. */
  size: number | null;
  /** Hexadecimal. */
  sha256: string | null;
  /** 0 while it is uploaded. */
  complete: number;
}
export type ReportFileRow = Selectable<ReportFileTable>;

export interface ReportFilePartTable {
  file_id: number;
  /** 0, 1, 2 …; all but the last have the same size. */
  part: number;
  data: Uint8Array;
}

/** A report on its way to one recipient. */
export interface ReportDeliveryTable {
  run_id: number;
  recipient: string;
  /** The id by which the recipient's mail server recognises it, however often it is sent. */
  uid: string;
  /** waiting, sent or failed. */
  state: string;
  attempts: number;
  /** Time of the next try; null if there is none. */
  next_date: number | null;
  sent_date: number | null;
  /** The reason why the last try failed: one of the MAIL_FAULTS. */
  reason: string | null;
  /** The platform that sends it now, and the end of its lease. */
  lease_holder: string | null;
  lease_until: number | null;
}
export type ReportDeliveryRow = Selectable<ReportDeliveryTable>;
