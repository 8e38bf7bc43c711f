/**
 * Where the rows of each table are once a database is dealt out to several servers (`npm run deal-out`,
 * docs/decisions/0035-dealing-clients-out.md). A new table belongs on one of these lists; a test asks.
 */

/** They grow with the traffic: each client's rows go to one server, together. */
export const DEALT_OUT = [
  "reading_batch",
  "reading_day",
  "reading_hour",
  "diagnostic",
  "reported_value",
  "import_piece",
  "kept_hour",
] as const;

/** What those refer to: each server has all of it. A table comes after those that it refers to itself. */
export const ON_EACH_SERVER = ["client", "import"] as const;

/** By which they are dealt out; in each of their keys. */
export const DEALT_BY = "client_id";

/** On the coordinator: all others. These have a few rows a client, and are read together with what has none. */
export const WHOLE_OF_CLIENTS = [
  ...["action", "api_key", "audit_client", "bundle_client", "client_group", "client_key", "client_state"],
  ...["config_version", "denied_move", "event_log", "event_outbox", "exclusion", "firmware_assignment"],
  ...["note", "notification", "notification_alarm", "notification_client", "notification_watch"],
  ...["report_key_client", "report_schedule_client", "speed_limit", "staged_rollout_client", "stay"],
  ...["valve_heard", "valve_mode", "valve_orders"],
] as const;

export const WHOLE_OF_NO_CLIENT = [
  ...["account_link", "account_mail", "action_template", "audit_log", "audit_tag", "backup", "bundle"],
  ...["calendar", "config_template", "error_report", "factor_step", "firmware", "firmware_part"],
  ...["group_crest", "import_part", "job", "kept_answer", "known_device"],
  ...["kysely_migration", "kysely_migration_lock", "login_failure", "notification_delivery"],
  ...["notification_message", "notification_preference", "notification_scan", "place_group"],
  ...["provider_attempt", "provider_link", "recovery_code", "report_delivery", "report_file"],
  ...["report_file_part", "report_key", "report_run", "report_schedule", "resource", "retention"],
  ...["revision", "second_factor", "session", "staged_rollout", "user_account", "user_group"],
  ...["video", "video_part"],
] as const;
