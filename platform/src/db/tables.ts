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
  phone: string | null;
  admin: number;
  confirmed: number;
  group_id: number | null;
  create_date: number;
}
export type UserRow = Selectable<UserAccountTable>;

interface SessionTable {
  token_hash: string;
  user_id: number;
  create_date: number;
  last_used_date: number;
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

interface EventLogTable {
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
  user_id: number;
  group_id: number | null;
  start_time: number;
  end_time: number;
  expire_date: number;
}
