import type { Kysely } from "kysely";
import type { AccountLinkTable, AccountMailTable } from "./tables/accountLinks.js";
import type {
  KnownDeviceTable,
  LoginFailureTable,
  SessionTable,
  UserAccountTable,
} from "./tables/accounts.js";
import type { ActionTable } from "./tables/actions.js";
import type { ActionTemplateTable } from "./tables/actionTemplates.js";
import type { ApiKeyTable } from "./tables/apiKeys.js";
import type { AuditClientTable, AuditLogTable, AuditTagTable } from "./tables/audit.js";
import type { BackupTable } from "./tables/backups.js";
import type { KeptAnswerTable } from "./tables/changes.js";
import type { ClientGroupTable, ClientKeyTable, ClientStateTable, ClientTable } from "./tables/clients.js";
import type { ConfigVersionTable } from "./tables/configs.js";
import type { ConfigTemplateTable } from "./tables/configTemplates.js";
import type { GroupCrestTable } from "./tables/crests.js";
import type { DiagnosticTable, ReportedValueTable } from "./tables/diagnostics.js";
import type { ErrorReportTable } from "./tables/errorReports.js";
import type { EventLogTable } from "./tables/events.js";
import type { FirmwareAssignmentTable, FirmwarePartTable, FirmwareTable } from "./tables/firmware.js";
import type { UserGroupTable } from "./tables/groups.js";
import type {
  ExclusionTable,
  ImportPartTable,
  ImportPieceTable,
  ImportTable,
  KeptHourTable,
} from "./tables/imports.js";
import type { JobTable } from "./tables/jobs.js";
import type { ReadingBatchTable, ReadingDayTable, ReadingHourTable } from "./tables/measurements.js";
import type { CalendarTable, NoteTable } from "./tables/notes.js";
import type {
  NotificationAlarmTable,
  NotificationClientTable,
  NotificationDeliveryTable,
  NotificationMessageTable,
  NotificationPreferenceTable,
  NotificationScanTable,
  NotificationTable,
  NotificationWatchTable,
} from "./tables/notifications.js";
import type { DeniedMoveTable, PlaceGroupTable, SpeedLimitTable, StayTable } from "./tables/places.js";
import type { ReportKeyClientTable, ReportKeyTable } from "./tables/reportKeys.js";
import type {
  ReportDeliveryTable,
  ReportFilePartTable,
  ReportFileTable,
  ReportRunTable,
  ReportScheduleClientTable,
  ReportScheduleTable,
} from "./tables/reportSchedules.js";
import type { ResourceTable } from "./tables/resources.js";
import type { RevisionTable } from "./tables/revisions.js";
import type { StagedRolloutClientTable, StagedRolloutTable } from "./tables/rollouts.js";
import type { FactorStepTable, RecoveryCodeTable, SecondFactorTable } from "./tables/secondFactors.js";
import type { ProviderAttemptTable, ProviderLinkTable } from "./tables/signInProviders.js";
import type { RetentionTable } from "./tables/storage.js";
import type {
  BundleClientTable,
  BundleTable,
  ValveHeardTable,
  ValveModeTable,
  ValveOrdersTable,
} from "./tables/valves.js";
import type { VideoPartTable, VideoTable } from "./tables/videos.js";

/** Times are Unix seconds; booleans are 0 or 1; JSON is kept as text. */
export interface Database {
  user_account: UserAccountTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  login_failure: LoginFailureTable;
  account_link: AccountLinkTable;
  account_mail: AccountMailTable;
  provider_link: ProviderLinkTable;
  provider_attempt: ProviderAttemptTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  factor_step: FactorStepTable;
  user_group: UserGroupTable;
  group_crest: GroupCrestTable;
  client: ClientTable;
  client_group: ClientGroupTable;
  client_key: ClientKeyTable;
  client_state: ClientStateTable;
  place_group: PlaceGroupTable;
  stay: StayTable;
  denied_move: DeniedMoveTable;
  speed_limit: SpeedLimitTable;
  note: NoteTable;
  calendar: CalendarTable;
  reading_batch: ReadingBatchTable;
  reading_hour: ReadingHourTable;
  diagnostic: DiagnosticTable;
  reported_value: ReportedValueTable;
  event_log: EventLogTable;
  /** On PostgreSQL only. */
  event_outbox: EventLogTable;
  report_key: ReportKeyTable;
  report_key_client: ReportKeyClientTable;
  api_key: ApiKeyTable;
  audit_log: AuditLogTable;
  audit_client: AuditClientTable;
  audit_tag: AuditTagTable;
  revision: RevisionTable;
  backup: BackupTable;
  config_version: ConfigVersionTable;
  config_template: ConfigTemplateTable;
  action: ActionTable;
  action_template: ActionTemplateTable;
  firmware: FirmwareTable;
  firmware_part: FirmwarePartTable;
  firmware_assignment: FirmwareAssignmentTable;
  staged_rollout: StagedRolloutTable;
  staged_rollout_client: StagedRolloutClientTable;
  bundle: BundleTable;
  bundle_client: BundleClientTable;
  valve_mode: ValveModeTable;
  valve_orders: ValveOrdersTable;
  valve_heard: ValveHeardTable;
  resource: ResourceTable;
  error_report: ErrorReportTable;
  video: VideoTable;
  video_part: VideoPartTable;
  report_schedule: ReportScheduleTable;
  report_schedule_client: ReportScheduleClientTable;
  report_run: ReportRunTable;
  report_file: ReportFileTable;
  report_file_part: ReportFilePartTable;
  report_delivery: ReportDeliveryTable;
  reading_day: ReadingDayTable;
  import: ImportTable;
  import_part: ImportPartTable;
  import_piece: ImportPieceTable;
  kept_hour: KeptHourTable;
  exclusion: ExclusionTable;
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
