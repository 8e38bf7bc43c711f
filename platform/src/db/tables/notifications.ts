import type { Generated, Selectable } from "kysely";

export interface NotificationPreferenceTable {
  user_id: number;
  silent: number;
  back: number;
  alarm: number;
  valve: Generated<number>;
  /** Minutes. */
  silent_after: number;
  email: number;
  webhook: number;
  webhook_url: string | null;
  /** What messages are signed with: it can't be a hash. */
  webhook_secret: string | null;
  webhook_secret_date: number | null;
  quiet: number;
  /** Minutes of the local day. */
  quiet_from: number;
  quiet_to: number;
  /** Null: that of the person's group. */
  quiet_zone: string | null;
  alarms_pass: number;
  /** Whether all that the person sees; else those of notification_client. */
  all_clients: number;
}
export type NotificationPreferenceRow = Selectable<NotificationPreferenceTable>;

export interface NotificationClientTable {
  user_id: number;
  client_id: number;
}

/** One row: when clients were looked at last, and how long nobody had looked before that. */
export interface NotificationScanTable {
  id: number;
  scan_date: number;
  /** When the platform last began to look again after it was away; silence counts from here at the earliest. */
  resume_date: number;
  /** The last look before that. */
  away_date: number;
  /** When it had begun to look again before that one. */
  earlier_resume_date: number;
}
export type NotificationScanRow = Selectable<NotificationScanTable>;

/** What a person was last told of a client's silence or of how its valve deviates; none: nothing is wrong. */
export interface NotificationWatchTable {
  user_id: number;
  client_id: number;
  /** silence, flows or dry. */
  about: string;
  /** known, held, told or active. */
  state: string;
  /** The last activity before the silence; null while it is active. */
  active_date: number | null;
  told_date: number | null;
  /** Silences since then that were not told. */
  untold: number;
}

export interface NotificationAlarmTable {
  client_id: number;
  /** JSON list of the alarms that are no news. */
  known: string;
}

/** What is sent at once, by one channel or more. */
export interface NotificationMessageTable {
  id: Generated<number>;
  /** The name under which receivers know it, however often it is sent. */
  uid: string;
  user_id: number;
  create_date: number;
  due_date: number;
  /** Whether what happens until then joins it. */
  gathering: number;
}

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  message_id: number;
  /** silent, back, alarm, valveFlows, valveDry, valveObeys or test. */
  event: string;
  client_id: number | null;
  time: number;
  /** The last activity before a silence. */
  since: number | null;
  /** JSON list of texts. */
  alarms: string;
  untold: number;
}
export type NotificationRow = Selectable<NotificationTable>;

export interface NotificationDeliveryTable {
  message_id: number;
  /** email or webhook. */
  channel: string;
  /** waiting, sent, failed or dropped. */
  state: string;
  /** Of the next try; null where there is none. */
  next_date: number | null;
  attempts: number;
  last_date: number | null;
  /** Why the last try failed, or why there is none. */
  reason: string | null;
  /** What the receiver answered: a status of HTTP or SMTP. */
  status: number | null;
  /** The platform that sends it now, and until when that is believed. */
  lease_holder: string | null;
  lease_until: number | null;
}
export type NotificationDeliveryRow = Selectable<NotificationDeliveryTable>;
