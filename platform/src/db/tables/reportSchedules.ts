import type { Generated, Selectable } from "kysely";

export interface ReportScheduleTable {
  id: Generated<number>;
  /** null: an administrator's, over all groups. */
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

/** One time that a schedule's report is made. */
export interface ReportRunTable {
  id: Generated<number>;
  schedule_id: number;
  due_date: number;
  /** Whether somebody asked for it; 0: it was due. */
  manual: number;
  /** What its report is about. */
  start_time: number;
  end_time: number;
  language: string;
  /** waiting, running, succeeded or failed. */
  state: string;
  /** Times that it was claimed. */
  attempts: number;
  /** Of the next try; null where none waits. */
  next_date: number | null;
  /** Who makes it now, and until when that is believed. */
  claim: string | null;
  lease_until: number | null;
  /** Of the last try. */
  start_date: number | null;
  end_date: number | null;
  /** Why it failed: one of the RUN_REASONS. */
  reason: string | null;
  /** Clients that the last try was about. */
  client_count: number | null;
}
export type ReportRunRow = Selectable<ReportRunTable>;

/** A report as it was printed. */
export interface ReportFileTable {
  id: Generated<number>;
  /** Null once the run is gone: its parts are to go, too. */
  run_id: number | null;
  create_date: number;
  /** What an upload under way does not know yet is null. */
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
  /** 0, 1, 2 …; all but the last of one size. */
  part: number;
  data: Uint8Array;
}

/** A report on its way to one recipient. */
export interface ReportDeliveryTable {
  run_id: number;
  recipient: string;
  /** The name under which the recipient's mail server knows it, however often it is sent. */
  uid: string;
  /** waiting, sent or failed. */
  state: string;
  attempts: number;
  /** Of the next try; null where there is none. */
  next_date: number | null;
  sent_date: number | null;
  /** Why the last try failed: one of the MAIL_FAULTS. */
  reason: string | null;
  /** The platform that sends it now, and until when that is believed. */
  lease_holder: string | null;
  lease_until: number | null;
}
export type ReportDeliveryRow = Selectable<ReportDeliveryTable>;
