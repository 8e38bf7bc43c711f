import type { Generated, Kysely, Selectable } from "kysely";

/** Times are Unix seconds; booleans are 0 or 1; JSON is kept as text. */
export interface Database {
  user_account: UserAccountTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  user_group: UserGroupTable;
  client: ClientTable;
  client_group: ClientGroupTable;
  client_key: ClientKeyTable;
  client_state: ClientStateTable;
  reading_batch: ReadingBatchTable;
  reading_hour: ReadingHourTable;
  diagnostic: DiagnosticTable;
  reported_value: ReportedValueTable;
  event_log: EventLogTable;
  report_key: ReportKeyTable;
  api_key: ApiKeyTable;
  audit_log: AuditLogTable;
  config_version: ConfigVersionTable;
  config_template: ConfigTemplateTable;
  action: ActionTable;
  action_template: ActionTemplateTable;
  firmware: FirmwareTable;
  firmware_part: FirmwarePartTable;
  firmware_assignment: FirmwareAssignmentTable;
  bundle: BundleTable;
  bundle_client: BundleClientTable;
  valve_mode: ValveModeTable;
  resource: ResourceTable;
  error_report: ErrorReportTable;
  video: VideoTable;
  report_schedule: ReportScheduleTable;
  report_schedule_client: ReportScheduleClientTable;
  reading_day: ReadingDayTable;
  retention: RetentionTable;
  job: JobTable;
  kept_answer: KeptAnswerTable;
  notification_preference: NotificationPreferenceTable;
  notification_client: NotificationClientTable;
  notification_scan: NotificationScanTable;
  notification_watch: NotificationWatchTable;
  notification_alarm: NotificationAlarmTable;
  notification_message: NotificationMessageTable;
  notification: NotificationTable;
  notification_delivery: NotificationDeliveryTable;
}

/** A connection or a transaction on one. */
export type Db = Kysely<Database>;

export interface UserAccountTable {
  id: Generated<number>;
  email: string;
  /** Lower-case e-mail, unique. */
  email_key: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  /** Lower-case name, to be searched in. */
  name_key: Generated<string>;
  phone: string | null;
  admin: number;
  confirmed: number;
  group_id: number | null;
  create_date: number;
  /** The language of the person's screens; null: the browser's. */
  language: string | null;
  /** May see and label traffic videos. */
  labeller: Generated<number>;
}
export type UserRow = Selectable<UserAccountTable>;

interface SessionTable {
  token_hash: string;
  user_id: number;
  create_date: number;
  last_used_date: number;
  user_agent: string | null;
  address: string | null;
}

interface LoginFailureTable {
  id: Generated<number>;
  email_key: string;
  address: string;
  failed_date: number;
}

export interface UserGroupTable {
  id: Generated<number>;
  name: string;
  meta_data: string;
  time_zone: string;
  create_date: number;
  /** Whether it is a location of irrigation valves, as its metadata says. */
  valve: Generated<number>;
}
export type GroupRow = Selectable<UserGroupTable>;

interface ClientTable {
  id: Generated<number>;
  guid: string;
  vision_type: number;
  meta_data: string;
  create_date: number;
}

interface ClientGroupTable {
  client_id: number;
  group_id: number;
}

interface ClientKeyTable {
  id: Generated<number>;
  client_id: number;
  key_hash: string;
  purpose: string;
  create_date: number;
  expire_date: number | null;
}

export interface ClientStateTable {
  client_id: number;
  last_active_date: number | null;
  /** Of the newest road user that it counted. */
  last_count_date: number | null;
  /** Time of the status that the values below are from. */
  status_date: number | null;
  battery: number | null;
  rssi: number | null;
  firmware_version: string | null;
  config_name: string | null;
  hw_type: string | null;
  /** JSON list of texts. */
  alarms: string | null;
  /** JSON object: the parameters last reported. */
  reported: string | null;
}

export interface ReadingBatchTable {
  client_id: number;
  batch_id: string;
  from_time: number;
  to_time: number;
  reading_count: number;
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

export interface DiagnosticTable {
  client_id: number;
  time: number;
  battery: number | null;
  rssi: number | null;
  sig: number | null;
  brightness: number | null;
  brightness_average: number | null;
}

interface ReportedValueTable {
  client_id: number;
  parameter: string;
  time: number;
  /** JSON: number, text or boolean. */
  value: string;
}

export interface EventLogTable {
  id: Generated<number>;
  time: number;
  type: string;
  client_id: number;
  /** JSON list of the ids of the groups that may see it; admins see all. */
  audience: string;
  data: string;
}

interface ReportKeyTable {
  key_hash: string;
  client_id: number;
  /** Who asked for it: a person, or a script by its key. */
  user_id: number | null;
  api_key_id: number | null;
  group_id: number | null;
  start_time: number;
  end_time: number;
  expire_date: number;
}

interface ApiKeyTable {
  id: Generated<number>;
  key_hash: string;
  /** The key itself, of view-only keys alone: embeds show it anyway. */
  key_text: string | null;
  client_id: number | null;
  group_id: number | null;
  view_only: number;
  /** JSON list; empty: any. */
  origins: string;
  name: string | null;
  created_by: number | null;
  create_date: number;
  last_used_date: number | null;
}
export type ApiKeyRow = Selectable<ApiKeyTable>;

interface AuditLogTable {
  id: Generated<number>;
  time: number;
  user_id: number | null;
  key_id: number | null;
  /** The person's e-mail, as it was. */
  who: string | null;
  acting_group_id: number | null;
  request_id: string;
  /** Method and route. */
  call: string;
  /** JSON: the ids that the call named, and the names of the fields that it set. */
  target: string;
  /** "done", or the code of the refusal. */
  result: string;
}
export type AuditRow = Selectable<AuditLogTable>;

interface ConfigVersionTable {
  client_id: number;
  version: number;
  /** JSON. */
  data: string;
  change_date: number;
  changed_by: number | null;
  restored_from: number | null;
}
export type ConfigVersionRow = Selectable<ConfigVersionTable>;

interface ConfigTemplateTable {
  id: Generated<number>;
  name: string;
  version: number;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  create_date: number;
  change_date: number;
}
export type ConfigTemplateRow = Selectable<ConfigTemplateTable>;

interface ActionTable {
  id: Generated<number>;
  client_id: number;
  /** JSON. */
  data: string;
  /** created, accepted, succeeded or failure. */
  status: string;
  enabled: number;
  message: string | null;
  created_by: number | null;
  create_date: number;
  accept_date: number | null;
  done_date: number | null;
}
export type ActionRow = Selectable<ActionTable>;

interface ActionTemplateTable {
  id: Generated<number>;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  user_visible: number;
  create_date: number;
  change_date: number;
}
export type ActionTemplateRow = Selectable<ActionTemplateTable>;

interface FirmwareTable {
  id: Generated<number>;
  /** What an upload under way does not know yet is null. */
  version: string | null;
  hardware_type: string | null;
  description: string | null;
  sha256: string | null;
  /** Bytes. */
  size: number;
  /** 0 while it is uploaded. */
  complete: number;
  created_by: number | null;
  create_date: number;
}
export type FirmwareRow = Selectable<FirmwareTable>;

interface FirmwarePartTable {
  firmware_id: number;
  /** 0, 1, 2 …; all but the last of one size. */
  part: number;
  data: Uint8Array;
}

interface FirmwareAssignmentTable {
  client_id: number;
  firmware_id: number;
  assign_date: number;
  assigned_by: number | null;
  /** The device began to fetch the file. */
  download_date: number | null;
  /** The device last asked for the file or a range of it. */
  request_date: number | null;
  /** The device was sent the file's last byte. */
  downloaded_date: number | null;
  /** The device last told a version; not moved on once that settles how the rollout went. */
  report_date: number | null;
  reported_version: string | null;
  attempts: number;
}
export type FirmwareAssignmentRow = Selectable<FirmwareAssignmentTable>;

interface BundleTable {
  id: Generated<number>;
  group_id: number;
  name: string;
  /** JSON list of schedule rows. */
  schedule: string;
  create_date: number;
  change_date: number;
}
export type BundleRow = Selectable<BundleTable>;

interface BundleClientTable {
  client_id: number;
  bundle_id: number;
}

interface ValveModeTable {
  client_id: number;
  /** schedule, manualOn or manualOff. */
  mode: string;
  /** When a manual run ends; null: not by itself. */
  manual_until: number | null;
  /** The mode that follows it. */
  mode_after: string | null;
  change_date: number;
  changed_by: number | null;
}
export type ValveModeRow = Selectable<ValveModeTable>;

interface ResourceTable {
  id: Generated<number>;
  bucket: string;
  /** JSON. */
  data: string;
  /** JSON. */
  meta_data: string;
  create_date: number;
  change_date: number;
}
export type ResourceRow = Selectable<ResourceTable>;

interface ErrorReportTable {
  id: Generated<number>;
  user_id: number | null;
  /** The person's e-mail, as it was. */
  who: string;
  message: string;
  page: string | null;
  user_agent: string | null;
  done: number;
  create_date: number;
}
export type ErrorReportRow = Selectable<ErrorReportTable>;

interface VideoTable {
  id: Generated<number>;
  url: string;
  /** Frames a second. */
  frame_rate: number;
  /** JSON list. */
  vehicles: string;
  checked: number;
  create_date: number;
  checked_date: number | null;
  labeller_id: number | null;
  /** Until when the video is kept for its labeller. */
  lease_until: number | null;
  plates_removed: number;
}
export type VideoRow = Selectable<VideoTable>;

interface ReportScheduleTable {
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

interface ReportScheduleClientTable {
  schedule_id: number;
  client_id: number;
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
  /** Packed: the batches' ids and their counts. */
  batch_ids: Uint8Array;
  /** Packed intervals from `from_time` on. */
  coverage: Uint8Array;
  data: Uint8Array;
}

/** How far back what grows old is deleted, or may be. */
interface RetentionTable {
  name: string;
  deleted_before: number;
}

interface JobTable {
  name: string;
  next_run: number;
  last_run: number | null;
  /** "done", or what went wrong. */
  last_outcome: string | null;
  /** The platform that runs it now, and until when that is believed without a sign of life. */
  lease_holder: string | null;
  lease_until: number | null;
}

interface KeptAnswerTable {
  /** The kind of caller, its id and its group. */
  asker: string;
  /** The caller's Idempotency-Key. */
  key: string;
  /** Hash of the call with its input. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  create_date: number;
}

interface NotificationPreferenceTable {
  user_id: number;
  silent: number;
  back: number;
  alarm: number;
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

interface NotificationClientTable {
  user_id: number;
  client_id: number;
}

/** One row: when clients were looked at last, and how long nobody had looked before that. */
interface NotificationScanTable {
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

/** What a person was last told of a client; none: it reports. */
interface NotificationWatchTable {
  user_id: number;
  client_id: number;
  /** known, held, told or active. */
  state: string;
  /** The last activity before the silence; null while it is active. */
  active_date: number | null;
  told_date: number | null;
  /** Silences since then that were not told. */
  untold: number;
}
export type NotificationWatchRow = Selectable<NotificationWatchTable>;

interface NotificationAlarmTable {
  client_id: number;
  /** JSON list of the alarms that are no news. */
  known: string;
}

/** What is sent at once, by one channel or more. */
interface NotificationMessageTable {
  id: Generated<number>;
  /** The name under which receivers know it, however often it is sent. */
  uid: string;
  user_id: number;
  create_date: number;
  due_date: number;
  /** Whether what happens until then joins it. */
  gathering: number;
}

interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  message_id: number;
  /** silent, back, alarm or test. */
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

interface NotificationDeliveryTable {
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
