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
  /** The key that signs messages. It can't be stored as a hash. */
  webhook_secret: string | null;
  webhook_secret_date: number | null;
  quiet: number;
  /** Minutes of the local day. */
  quiet_from: number;
  quiet_to: number;
  /** Null: the zone of the person's group. */
  quiet_zone: string | null;
  alarms_pass: number;
  /** 1 for all clients that the person sees; otherwise those of notification_client. */
  all_clients: number;
}
export type NotificationPreferenceRow = Selectable<NotificationPreferenceTable>;

export interface NotificationClientTable {
  user_id: number;
  client_id: number;
}

/** One row: the last look at clients, and how long nobody had looked before. */
export interface NotificationScanTable {
  id: number;
  scan_date: number;
  /** When the platform last resumed looking after it was away. Silence counts from here at the earliest. */
  resume_date: number;
  /** The last look before that. */
  away_date: number;
  /** When it had resumed before that. */
  earlier_resume_date: number;
}
export type NotificationScanRow = Selectable<NotificationScanTable>;

/**
 * The last notification of a person about a client's silence or its valve's deviation; no row: nothing is
 * wrong.
 */
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
  /** Silences since then without a notification. */
  untold: number;
}

export interface NotificationAlarmTable {
  client_id: number;
  /** JSON list of alarms that are already known. */
  known: string;
}

/** Notifications that are sent together, by one channel or more. */
export interface NotificationMessageTable {
  id: Generated<number>;
  /** The id by which receivers recognise it, however often it is sent. */
  uid: string;
  user_id: number;
  create_date: number;
  due_date: number;
  /** 1 while later notifications still join it. */
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
  /** Time of the next try; null if there is none. */
  next_date: number | null;
  attempts: number;
  last_date: number | null;
  /** The reason why the last try failed, or why there is none. */
  reason: string | null;
  /** The receiver's answer: a status of HTTP or SMTP. */
  status: number | null;
  /** The platform that sends it now, and the end of its lease. */
  lease_holder: string | null;
  lease_until: number | null;
}
export type NotificationDeliveryRow = Selectable<NotificationDeliveryTable>;
