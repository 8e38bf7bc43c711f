/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A one-time link. */
export type AccountLinkInput = {
  /** What follows `#token=` in the link. */
  token: string;
};

/** What a one-time link of an account is for. */
export type AccountLinkPurpose =
  /** Confirms a new e-mail. */
  | 'EMAIL'
  /** Sets the first password of somebody who was invited. */
  | 'INVITATION'
  /** Sets a new password. */
  | 'RESET';

/** The order of a list of actions; those without a value come last. */
export type ActionSort =
  /** The first accepted first. */
  | 'ACCEPT_DATE_ASC'
  /** The last accepted first. */
  | 'ACCEPT_DATE_DESC'
  /** By device, and of each in the order they were asked for. */
  | 'CLIENT'
  /** The oldest first. */
  | 'CREATE_DATE_ASC'
  /** The newest first. */
  | 'CREATE_DATE_DESC'
  /** By the e-mail of who asked. */
  | 'CREATOR'
  /** The first done first. */
  | 'DONE_DATE_ASC'
  /** The last done first. */
  | 'DONE_DATE_DESC'
  /** By status. */
  | 'STATUS';

/** How far an action is; the device alone moves it on. */
export type ActionStatus =
  /** The device has taken it. */
  | 'ACCEPTED'
  /** The device has not seen it yet. */
  | 'CREATED'
  /** The device could not do it; its message says why. */
  | 'FAILED'
  /** The device has done it. */
  | 'SUCCEEDED';

/** A period that is to be left out. */
export type AddExclusionInput = {
  /** The device. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** First second that is left out. */
  from: number;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Why, in words; up to 500 characters. */
  reason: string;
  /** First second that counts again; 92 days after `from` at most. */
  to: number;
};

/** A second factor that works. */
export type AddSecondFactorInput = {
  /** Six digits of the app. */
  code?: string | null | undefined;
  /** What the person calls it. */
  name: string;
  /** What the browser's passkey answers (WebAuthn). */
  passkey?: Record<string, unknown> | null | undefined;
  /** What the mutation before told. */
  token: string;
};

/** Devices that are to come to a rollout. */
export type AddToRolloutInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Also devices whose hardware is another, or not known; without it these are refused. */
  force?: boolean;
  /** The rollout. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** A new video. */
export type AddTrafficVideoInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Frames a second, 1 to 240. */
  frameRate: number;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** When its first frame was taken. */
  recordedDate?: number | null | undefined;
  /** What people call it; up to 200 characters. */
  title?: string | null | undefined;
  /** Where the film is: an https address, or a path on this origin; 1,000 characters at most. */
  url: string;
  /** What the camera saw; 250 at most, more of them with saveTrafficVideoLabels. */
  vehicles?: Array<NewVideoVehicleInput>;
};

/** A template, and the devices that are to have its configuration. */
export type ApplyConfigTemplateInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The template. */
  templateId: string;
};

/** Whose password is forgotten. */
export type AskForPasswordInput = {
  /** The account's e-mail. */
  email: string;
  /** Of the mail, where the account has none. */
  language?: Language | null | undefined;
};

/** A configuration for devices: typed, a whole document, or a change of what they have. */
export type AssignConfigInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Laid over what each device has: what is left out stays, null takes it away, lists are given whole. Two calls a device. */
  config?: DeviceConfigInput | null | undefined;
  /** The whole document, in the place of what the devices have. */
  document?: Record<string, unknown> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** A JSON merge patch (RFC 7386) of each device's document, e.g. `{ BasicConfig: { vMax: 120 } }`: null takes away, lists are given whole. Two calls a device. */
  mergePatch?: Record<string, unknown> | null | undefined;
};

/** A firmware, and the devices that are to have it. */
export type AssignFirmwareInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The firmware. */
  firmwareId: string;
  /** Also to devices whose hardware is another, or not known; without it they FAIL. */
  force?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Leaves out devices that tell this version already: they are SKIPPED, where the platform can tell (FIRMWARE_SKIP). */
  skipRunning?: boolean;
};

/** Serial numbers of several devices. */
export type AssignSerialNumbersInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 250 at most; of a device that is given twice the first counts. */
  items: Array<SerialNumberInput>;
};

/** How a backup went. */
export type BackupOutcome =
  /** What was copied is damaged. */
  | 'DAMAGED'
  /** It was made. */
  | 'DONE'
  /** The command said why. */
  | 'FAILED'
  /** There was a file of that name. */
  | 'FILE_EXISTS'
  /** The folder is not there, or may not be written to. */
  | 'NO_ACCESS'
  /** The database's own program for backups is not installed. */
  | 'NO_PROGRAM'
  /** The disk was full. */
  | 'NO_ROOM';

/** What every sign is told: radar, display, brightness, modem. */
export type BasicConfigInput = {
  /** Eight levels from night to full sun, each 0 to 255 and not below the one before. */
  brightnessLevels?: Array<number> | null | undefined;
  /** Whether there is an SHT sensor of temperature and humidity. */
  climateSensor?: boolean | null | undefined;
  /** What its maker calls this configuration. */
  configVersion?: string | null | undefined;
  /** The maker's type of device; set by administrators alone. */
  deviceType?: string | null | undefined;
  /** Digits that the display has: 0 to 8. */
  digits?: number | null | undefined;
  /** What of the display is switched off. */
  displayOff?: DisplayOff | null | undefined;
  /** Polarity of the matrix's brightness signal: 0 or 1. */
  matrixBrightnessPolarity?: number | null | undefined;
  /** What drives the LED matrix. */
  matrixController?: MatrixController | null | undefined;
  /** Faster ones are not measured: km/h, 0 to 300, not below minSpeed. */
  maxSpeed?: number | null | undefined;
  /** How often measurements are sent: 300, 900, 1800 or 3600 s. */
  measurementInterval?: number | null | undefined;
  /** Slower ones are not measured: km/h, 0 to 300. */
  minSpeed?: number | null | undefined;
  /** Speed of the modem's line, baud, as the firmware names it. */
  modemBaud?: string | null | undefined;
  /** The modem, as the firmware names it. */
  modemType?: string | null | undefined;
  /** How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone. */
  pingInterval?: number | null | undefined;
  /** After how long the radar's buffer is cleared: 0 to 65535, in the firmware's own unit. */
  radarClearTimeout?: number | null | undefined;
  /** Added to what the radar measures: -10 to 10 km/h. */
  radarSpeedOffset?: number | null | undefined;
  /** The radar that the device is built with. */
  radarType?: RadarType | null | undefined;
  /** Whether there is a memory card to write to. */
  sdCard?: boolean | null | undefined;
  /** What the maker printed on the hardware; set by administrators alone. */
  serialNumber?: string | null | undefined;
};

/** What is to be added. */
export type BeginSecondFactorInput = {
  /** What it is. */
  kind: SecondFactorKind;
  /** The own password; whoever has none has to have signed in within the last ten minutes. */
  password?: string | null | undefined;
};

/** How one item of a bulk change went. */
export type BulkStatus =
  /** Changed; with a dry run: would have been changed. */
  | 'DONE'
  /** Refused or failed; `error` says why. */
  | 'FAILED'
  /** Nothing to do, given twice, or not begun; where it was not begun, `error` says why. */
  | 'SKIPPED';

/** Why a calendar could not be read again. */
export type CalendarFault =
  /** It is not written in UTF-8. */
  | 'CALENDAR_NOT_UTF8'
  /** The server does not answer. */
  | 'CALENDAR_NO_ANSWER'
  /** The server can't be reached. */
  | 'CALENDAR_NO_CONNECTION'
  /** It holds no event that can be taken in. */
  | 'CALENDAR_NO_EVENTS'
  /** The address leads on too often. */
  | 'CALENDAR_REDIRECTS'
  /** The server refuses the address. */
  | 'CALENDAR_REFUSED'
  /** The file is too large. */
  | 'CALENDAR_TOO_LARGE'
  /** It holds more events than are kept. */
  | 'CALENDAR_TOO_MANY_EVENTS'
  /** What is there is no iCalendar file. */
  | 'NOT_A_CALENDAR'
  /** The address leads into a private network. */
  | 'NOT_PUBLIC';

/** Why something of a calendar's file was not taken in. */
export type CalendarLeftOutReason =
  /** It is cancelled. */
  | 'CANCELLED'
  /** Its end is before its beginning. */
  | 'ENDS_BEFORE_START'
  /** The file ends within it. */
  | 'FILE_CUT'
  /** A task, or something else that is no event. */
  | 'NOT_AN_EVENT'
  /** It has no beginning. */
  | 'NO_START'
  /** It has no title. */
  | 'NO_TEXT'
  /** It lasts longer than a note may. */
  | 'TOO_LONG'
  /** It comes more often than a calendar of days can hold. */
  | 'TOO_OFTEN'
  /** Nobody knows the time zone that it names. */
  | 'UNKNOWN_ZONE'
  /** It is not written as it must be. */
  | 'UNREADABLE';

/** Another e-mail for the own account. */
export type ChangeEmailInput = {
  /** The new one. A link is mailed there. */
  email: string;
  /** The account's password. */
  password: string;
};

/** The own password, and the one that is to be. */
export type ChangePasswordInput = {
  /** The password as it is. */
  currentPassword: string;
  /** 8 to 256 characters, none of the common passwords. */
  newPassword: string;
};

/** Whether a figure has changed by more than chance, at 5 %. */
export type ChangeVerdict =
  /** It is higher after. */
  | 'HIGHER'
  /** It is lower after. */
  | 'LOWER'
  /** It differs by no more than chance may do. */
  | 'NO_CHANGE'
  /** Too little was measured to say. */
  | 'TOO_FEW';

/** What was changed. */
export type ChangedKind =
  /** A prepared action. */
  | 'ACTION_TEMPLATE'
  /** What is said of a key. */
  | 'API_KEY'
  /** A calendar of a group. */
  | 'CALENDAR'
  /** What people set of a device. */
  | 'CLIENT'
  /** The groups of a device. */
  | 'CLIENT_GROUPS'
  /** The configuration of a device. */
  | 'CONFIG'
  /** A configuration to begin with. */
  | 'CONFIG_TEMPLATE'
  /** The crest or logo of a group, by its digest and size; by the group's id. */
  | 'CREST'
  /** What is said of a firmware. */
  | 'FIRMWARE'
  /** A group, with the arrangement of its summary. */
  | 'GROUP'
  /** A note on time. */
  | 'NOTE'
  /** What a person is told of; by the person's id. */
  | 'NOTIFICATION_PREFERENCES'
  /** A report that is made by itself. */
  | 'REPORT_SCHEDULE'
  /** Something that all groups share. */
  | 'RESOURCE'
  /** The speed limits that were in force when; by the id of the device or place. */
  | 'SPEED_LIMITS'
  /** Where a device was, and when; by the device's id. */
  | 'STAYS'
  /** An account. */
  | 'USER'
  /** Valves that share a schedule. */
  | 'VALVE_BUNDLE'
  /** The rain delay of a location; by its group's id. */
  | 'VALVE_LOCATION'
  /** How a valve is controlled; by its device's id. */
  | 'VALVE_MODE';

/** Whether to clear all actions that succeeded, or only to try. */
export type ClearSucceededActionsInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** The notes of one device. */
export type ClientNotesInput = {
  /** The device. */
  clientId: string;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What to know about it, up to 20 000 characters; null takes the notes away. */
  notes?: string | null | undefined;
};

/** What is left out stays; null takes it away. */
export type ClientSettingsInput = {
  /** The device's own texts, whole; 200 at most. */
  customTexts?: Array<CustomTextInput> | null | undefined;
  /** What people call the two directions there; null takes both names away. */
  directionNames?: DirectionNamesInput | null | undefined;
  /** What the sign shows beside the speed; what is left out of it stays. */
  displayConfiguration?: DisplayConfigurationInput | null | undefined;
  /** Postal address; up to 300 characters. */
  locationAddress?: string | null | undefined;
  /** What the place is called; up to 200 characters. */
  locationName?: string | null | undefined;
  /** Where it stands on the map. */
  markerPosition?: MarkerPositionInput | null | undefined;
  /** Detection distance, metres, 0 to 1000. */
  measureDistance?: number | null | undefined;
  /** What to know about the device; up to 20 000 characters. */
  notes?: string | null | undefined;
  /** What the maker printed on the hardware; up to 100 characters. Administrators' alone: others' is dropped. */
  serialNumber?: string | null | undefined;
  /** km/h, 1 to 200. */
  speedLimit?: number | null | undefined;
  /** Whether the sign blinks at a speeding vehicle. */
  speedingBlink?: boolean | null | undefined;
};

/** One side of a comparison. */
export type ComparedInput = {
  /** The device. */
  clientId: string;
  /** The period, in the device's time zone; 400 days at most. */
  interval: IntervalInput;
};

/** A new prepared action. */
export type CreateActionTemplateInput = {
  /** What it is good for: 2000 characters at most. */
  description?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What people call it: 1 to 200 characters. */
  name: string;
  /** First parameter: 1000 characters at most. */
  param1?: string | null | undefined;
  /** Second parameter: 1000 characters at most. */
  param2?: string | null | undefined;
  /** What is to be done, as the firmware names it: 1 to 100 characters. */
  type: string;
  /** Whether users may have it done, too. */
  userVisible?: boolean;
};

/** A new key, of one device or of a group: give one of both. */
export type CreateApiKeyInput = {
  /** The one device that it is to open. */
  clientId?: string | null | undefined;
  /** When it is to end by itself; left out: never. */
  expireDate?: number | null | undefined;
  /** The group whose devices it is to open. */
  groupId?: string | null | undefined;
  /** What people call it; up to 100 characters. */
  name?: string | null | undefined;
  /** Sites that browsers may use it on, as `https://www.example.si`; left out: any. 50 at most. */
  origins?: Array<string> | null | undefined;
  /** Whether it is to read no more than embeds and public pages show. */
  viewOnly: boolean;
};

/** A new calendar of a group. */
export type CreateCalendarInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Else the text of an iCalendar file, 800 kB at most. */
  file?: string | null | undefined;
  /** The group. */
  groupId: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Of its notes. */
  kind: NoteKind;
  /** What it is to be called; up to 200 characters. */
  name: string;
  /** The https address of an iCalendar file, read again each day; up to 1,000 characters. */
  url?: string | null | undefined;
};

/** A new device. */
export type CreateClientInput = {
  /** Only try: everything is checked, nothing is added. */
  dryRun?: boolean;
  /** What is known of it from the beginning. */
  settings?: ClientSettingsInput | null | undefined;
  /** What a camera in it counts. */
  visionType?: VisionType;
};

/** A new template: empty, typed, or a whole document. */
export type CreateConfigTemplateInput = {
  /** Its configuration. */
  config?: DeviceConfigInput | null | undefined;
  /** Its configuration, as a whole document. */
  document?: Record<string, unknown> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The type of hardware that it is for: one of hardwareTypes, or the hash that is a device's own type. */
  hardwareType: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
};

/** Which device gets a key. */
export type CreateDeviceKeyInput = {
  /** The device. */
  clientId: string;
  /** What the key is for. */
  purpose: DeviceKeyPurpose;
};

/** A new group. */
export type CreateGroupInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Whether counts are shown by direction. */
  inOutGraphs?: boolean;
  /** What it is to be called; up to 200 characters. */
  name: string;
  /** IANA zone in which its hours and days are counted; Europe/Ljubljana where left out. */
  timeZone?: string | null | undefined;
  /** What its overview is to show. */
  type?: GroupType;
};

/** A new note on time. */
export type CreateNoteInput = {
  /** The device or place that it is about; of a device that moved it becomes the place's where it stood then. */
  clientId?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Its beginning. */
  from: number;
  /** Else the group whose devices and places it is about. */
  groupId?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What it is about. */
  kind: NoteKind;
  /** In words; up to 500 characters. */
  text: string;
  /** First second after it; 800 days after `from` at most. */
  to: number;
};

/** A new report schedule. */
export type CreateReportScheduleInput = {
  /** The devices that the report is about; 1 to 50. */
  clientIds: Array<string>;
  /** Minute, hour, day, month, weekday, in local time, e.g. `0 7 * * 1`; once an hour at most. */
  cron: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Whether it runs. */
  enabled?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The period of each report, as it is when it is due. */
  interval: IntervalPreset;
  /** What it is written in; left out: Slovenian. */
  language?: ReportLanguage | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** E-mail addresses, 20 at most; none: the report is kept to be downloaded. */
  recipients: Array<string>;
  /** IANA zone of `cron`; left out: the group's. */
  timeZone?: string | null | undefined;
};

/** A new resource: custom texts, or a document. */
export type CreateResourceInput = {
  /** What it is for. */
  bucket: ResourceBucket;
  /** Its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own. */
  customTexts?: Array<CustomTextInput> | null | undefined;
  /** The whole document: an object or a list. */
  data?: unknown;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What people call it. */
  name?: string | null | undefined;
  /** Its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before. */
  penaltySteps?: Array<PenaltyStepInput> | null | undefined;
};

/** A new bundle. */
export type CreateValveBundleInput = {
  /** Valves of the location that are in no other bundle; 250 at most. */
  clientIds?: Array<string> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The location to which it belongs. */
  locationId: string;
  /** 1 to 200 characters. */
  name: string;
  /** When its valves are open; 50 rows at most. */
  schedule?: Array<ScheduleRowInput> | null | undefined;
};

/** A text that people wrote for signs. */
export type CustomTextInput = {
  /** How many texts it has, and where they stand. */
  layout: CustomTextLayout;
  /** What people call it. */
  name: string;
  /** As many as the layout has: none to three. */
  texts: Array<CustomTextLineInput>;
  /** Names it where it is used. */
  uuid: string;
};

/** How many texts stand on a sign, and where. */
export type CustomTextLayout =
  /** One text, 8 or 12 pixels high. */
  | 'A'
  /** Two texts, 8 pixels high. */
  | 'B'
  /** Three texts: the first 8 or 12 pixels high, the others 8. */
  | 'C'
  /** No text. */
  | 'NONE';

/** One text of a custom text. */
export type CustomTextLineInput = {
  /** Pixels: 8 or 12, as the layout allows. */
  fontSize: number;
  /** Where it stands in its part of the sign. */
  horizontalAlignment: HorizontalAlignment;
  /** What it says; 100 characters at most. */
  text: string;
  /** Where it stands in its part of the sign. */
  verticalAlignment: VerticalAlignment;
};

/** A text program that people wrote. */
export type CustomTextProgramInput = {
  /** Two at most. The document's count of them follows. */
  texts?: Array<DisplayTextInput> | null | undefined;
  /** Number of the window layout that it uses: 0 to 255. */
  windowLayoutId?: number | null | undefined;
};

/** What a platform keeps its data in. */
export type DatabaseEngine =
  /** A database server. */
  | 'POSTGRESQL'
  /** A file of its own. */
  | 'SQLITE';

/** Days whose traffic is alike. */
export type DayType =
  /** A work-free holiday, whatever day of the week it is. */
  | 'HOLIDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Monday to Friday; where holidays are not known, they count as the day that they fall on. */
  | 'WORKING_DAY';

/** Which calendar to take away. */
export type DeleteCalendarInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The calendar. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Which period is to count again. */
export type DeleteExclusionInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The exclusion. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Which to take away. */
export type DeleteInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 250 at most. */
  ids: Array<string>;
};

/** Which note to take away. */
export type DeleteNoteInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The note. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Which place is to go. */
export type DeletePlaceInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The place. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Why something was not sent, or not yet. */
export type DeliveryReason =
  /** The webhook's address is not on the public internet. */
  | 'ADDRESS_NOT_PUBLIC'
  /** The mail server does not take mail for this address. */
  | 'ADDRESS_REFUSED'
  /** The person has turned the channel off meanwhile. */
  | 'CHANNEL_OFF'
  /** The person does not see the device any more, or has not chosen it. */
  | 'NOT_IN_SIGHT'
  /** The server knows no mail server. */
  | 'NOT_SET_UP'
  /** The receiver did not answer in time. */
  | 'NO_ANSWER'
  /** The receiver could not be reached. */
  | 'NO_CONNECTION'
  /** The receiver answered with another status than success. */
  | 'REFUSED';

/** How far a message has come. */
export type DeliveryState =
  /** Not sent, as it was not to be any more. */
  | 'DROPPED'
  /** Given up. */
  | 'FAILED'
  /** The receiver has taken it. */
  | 'SENT'
  /** For its turn, the end of quiet hours, or the next try. */
  | 'WAITING';

/** Which device did not move. */
export type DenyMoveInput = {
  /** The device. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** It did not move until then: `noticed` of its `moveHint`. */
  until: number;
};

/** What a device is told to do. What is left out of an input stays as it is, null takes it away; lists are given whole. */
export type DeviceConfigInput = {
  /** Radar, display, brightness, modem. */
  basic?: BasicConfigInput | null | undefined;
  /** What sets the buzzers off; three at most. */
  buzzerSpeedTriggers?: Array<SpeedTriggerInput> | null | undefined;
  /** As the firmware wants them, whose fields differ by maker; three at most. */
  buzzers?: Array<Record<string, unknown>> | null | undefined;
  /** KB0, the document's form. */
  cfgId?: string | null | undefined;
  /** Texts that people wrote. The document's count of them follows. */
  customTextPrograms?: Array<CustomTextProgramInput> | null | undefined;
  /** What sets the flashers off; three at most. */
  flasherSpeedTriggers?: Array<SpeedTriggerInput> | null | undefined;
  /** What else sets the flashers off; three at most. */
  flasherTriggers?: Array<SpeedTriggerInput> | null | undefined;
  /** Lamps on the sign; three at most. */
  flashers?: Array<FlasherInput> | null | undefined;
  /** What is shown, by speed. The document's count of them follows. */
  programs?: Array<DisplayProgramInput> | null | undefined;
  /** What sets the road flashers off; three at most. */
  roadFlasherSpeedTriggers?: Array<SpeedTriggerInput> | null | undefined;
  /** Lamps in the road; three at most. */
  roadFlashers?: Array<FlasherInput> | null | undefined;
  /** Faces by speed; three at most. */
  smileys?: Array<SmileyRangeInput> | null | undefined;
  /** How the LED panel is divided, by number. */
  windowLayouts?: Array<WindowLayoutInput> | null | undefined;
};

/** What a device key is for. */
export type DeviceKeyPurpose =
  /** The device's own: the one before ends at once. */
  | 'DEVICE'
  /** Posts readings of any age on the device's behalf, for a day. */
  | 'IMPORT';

/** A value of a device that is followed over time. */
export type DiagnosticKind =
  /** Display brightness, 0 to 255. */
  | 'BRIGHTNESS'
  /** Mean display brightness, 0 to 255. */
  | 'BRIGHTNESS_AVERAGE'
  /** Signal quality as the modem reports it. */
  | 'SIG'
  /** Received signal strength, dBm. */
  | 'SIGNAL_STRENGTH'
  /** Battery, volts. */
  | 'VOLTAGE';

/** Where a road user was going. */
export type Direction =
  /** Towards the device. */
  | 'INCOMING'
  /** Away from the device. */
  | 'OUTGOING';

/** Names of the two directions; what is left out stays, null takes a name away. */
export type DirectionNamesInput = {
  /** Of those who come towards the device; up to 200 characters. */
  incoming?: string | null | undefined;
  /** Of those who go away from it; up to 200 characters. */
  outgoing?: string | null | undefined;
};

/** What a sign shows beside the speed; what is left out stays. */
export type DisplayConfigurationInput = {
  /** On the left, over the limit; null: no text. */
  overLimitLeft?: DisplaySlotInput | null | undefined;
  /** On the right, over the limit; null: no text. */
  overLimitRight?: DisplaySlotInput | null | undefined;
  /** The resource with the penalty points, for type PENALTY. */
  selectedResourceId?: string | null | undefined;
  /** What kind of thing it shows. */
  type?: DisplayType | null | undefined;
  /** On the left, up to the limit; null: no text. */
  underLimitLeft?: DisplaySlotInput | null | undefined;
  /** On the right, up to the limit; null: no text. */
  underLimitRight?: DisplaySlotInput | null | undefined;
};

/** What of a sign's display is switched off. */
export type DisplayOff =
  /** Speed and text are off. */
  | 'ALL'
  /** All of it shows. */
  | 'NOTHING'
  /** The speed is off. */
  | 'SPEED'
  /** The text is off. */
  | 'TEXT';

/** What a sign shows to who drives at a speed or faster. */
export type DisplayProgramInput = {
  /** How often the speed blinks: 0 to 255. */
  blinkCount?: number | null | undefined;
  /** Share of a blink in which the speed is lit: 0 to 100 %. */
  blinkRatio?: number | null | undefined;
  /** How long it is shown: 0 to 65535, in the firmware's own unit; 1500 is usual. */
  displayTime?: number | null | undefined;
  /** From which speed on: km/h, 0 to 300. */
  fromSpeed?: number | null | undefined;
  /** Text programs beside the speed. The document's count of them follows. */
  texts?: Array<ProgramTextInput> | null | undefined;
};

/** A place of a display, and the text that stands there. */
export type DisplaySlotInput = {
  /** Which one of that kind; null for no text. */
  textId?: string | null | undefined;
  /** Where the text comes from. */
  textType: DisplayTextType;
  /** Of a shared text: its uuid. Then that text is meant, wherever it stands by now; left out: whatever stands at the place. */
  textUuid?: string | null | undefined;
};

/** A text in a window of the LED panel. */
export type DisplayTextInput = {
  /** How it comes and goes, as the firmware names it. */
  effect?: string | null | undefined;
  /** Pixels: 8, 12, 16, 24 or 32. */
  fontSize?: number | null | undefined;
  /** As the firmware names it. */
  fontStyle?: string | null | undefined;
  /** Where it stands in the window. */
  horizontalAlignment?: HorizontalAlignment | null | undefined;
  /** Pixels, 0 to 15. */
  lineSpacing?: number | null | undefined;
  /** Of the effect: 0 to 65535, in the firmware's own unit. */
  speed?: number | null | undefined;
  /** How long it stays: 0 to 65535, in the firmware's own unit. */
  stayTime?: number | null | undefined;
  /** What it says; 1000 characters at most. */
  text?: string | null | undefined;
  /** Where it stands in the window. */
  verticalAlignment?: VerticalAlignment | null | undefined;
  /** Number of the window that it stands in, from 0. */
  window?: number | null | undefined;
};

/** Where a display's text comes from. */
export type DisplayTextType =
  /** One of the device's own custom texts; its uuid names it. */
  | 'CUSTOM'
  /** No text. */
  | 'NONE'
  /** One that the sign's maker built in; its id names it. */
  | 'STATIC'
  /** One of the custom texts that all devices share; its place among them names it, with its uuid beside. */
  | 'STATIC_CUSTOM';

/** What a sign shows beside the speed. */
export type DisplayType =
  /** Nothing. */
  | 'NONE'
  /** The penalty points of the speed, by a resource. */
  | 'PENALTY'
  /** Texts, by whether the vehicle is over the limit. */
  | 'TEXT';

/** Notifications by e-mail. */
export type EmailChannelInput = {
  /** Whether the person wants them. */
  enabled?: boolean | null | undefined;
};

/** Which session is to end. */
export type EndSessionInput = {
  /** Of `mySessions`. */
  id: string;
};

/** The closed list of error codes, as in `extensions.code` of an error. */
export type ErrorCode =
  /** The request or a value in it is faulty; `fields` says which. */
  | 'BAD_USER_INPUT'
  /** It does not fit what is there: a name that is taken, a key used for another change. */
  | 'CONFLICT'
  /** Not for this caller. */
  | 'FORBIDDEN'
  /** Unforeseen; the operator finds it by the request's id. */
  | 'INTERNAL_SERVER_ERROR'
  /** Not there, or not the caller's to see. */
  | 'NOT_FOUND'
  /** The portal's platform lacks what this needs; it won't work later either. */
  | 'NOT_OFFERED'
  /** More bytes than are taken. */
  | 'PAYLOAD_TOO_LARGE'
  /** Too often; again after `retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** No session or key, or one that has ended. */
  | 'UNAUTHENTICATED'
  /** The platform failed. */
  | 'UPSTREAM_ERROR'
  /** The platform answered what nobody understands. */
  | 'UPSTREAM_INVALID_RESPONSE'
  /** The platform took too long; the same again later. */
  | 'UPSTREAM_TIMEOUT'
  /** The platform is away; the same again later. */
  | 'UPSTREAM_UNAVAILABLE'
  /** A rule forbids a value; `fields` says which. */
  | 'VALIDATION_FAILED';

/** A figure of a measurement that may be an estimate. */
export type EstimatedFigure =
  /** `averagePerHour`. */
  | 'AVERAGE_PER_HOUR'
  /** `averageSpeed`. */
  | 'AVERAGE_SPEED'
  /** `dailyTable`; each day says it of itself. */
  | 'DAILY_TABLE'
  /** `histogram`. */
  | 'HISTOGRAM'
  /** `hourOfWeek`. */
  | 'HOUR_OF_WEEK'
  /** `lengthClasses`; each says it of itself. */
  | 'LENGTH_CLASSES'
  /** `ownClasses`; each says it of itself. */
  | 'OWN_CLASSES'
  /** `percentageOverLimit`. */
  | 'PERCENTAGE_OVER_LIMIT'
  /** `percentiles`. */
  | 'PERCENTILES'
  /** `percentilesPerHour`. */
  | 'PERCENTILES_PER_HOUR'
  /** Radar samples by hour. */
  | 'READINGS_PER_HOUR'
  /** `resultsTable`; each day says it of itself. */
  | 'RESULTS_TABLE'
  /** Hours of `pedestrians` and `cyclists`. */
  | 'ROAD_USERS'
  /** `speedClasses`; each says it of itself. */
  | 'SPEED_CLASSES'
  /** `speedPerHour`. */
  | 'SPEED_PER_HOUR'
  /** `standardDeviation`. */
  | 'STANDARD_DEVIATION'
  /** `totalMeasurements`. */
  | 'TOTAL_MEASUREMENTS'
  /** `totalVehicles`: an interval reaches over the period's borders. */
  | 'TOTAL_VEHICLES'
  /** `vehiclesPerDay`. */
  | 'VEHICLES_PER_DAY'
  /** `vehicleCount`: intervals are longer than hours. */
  | 'VEHICLE_COUNT'
  /** `vehicleCountIncoming`. */
  | 'VEHICLE_COUNT_INCOMING'
  /** `vehicleCountOutgoing`. */
  | 'VEHICLE_COUNT_OUTGOING'
  /** `vehicleOverLimitCount`. */
  | 'VEHICLE_OVER_LIMIT_COUNT';

/** How a lamp flashes. */
export type FlasherInput = {
  /** How long of each flash it is lit: 0 to 65535, in the firmware's own unit. */
  duty?: number | null | undefined;
  /** How often: 0 to 65535, in the firmware's own unit. */
  frequency?: number | null | undefined;
  /** 0 to 255, not below minBrightness. */
  maxBrightness?: number | null | undefined;
  /** 0 to 255. */
  minBrightness?: number | null | undefined;
  /** How it flashes, as the firmware names it. */
  mode?: string | null | undefined;
};

/** Whether water flows, as the device reported within the last hour. */
export type FlowState =
  /** It does not. */
  | 'CLOSED'
  /** It flows. */
  | 'OPEN'
  /** The device told nothing of it lately, which is not closed. */
  | 'UNKNOWN';

/** Which device, and what would be so. */
export type GeneratedConfigInput = {
  /** The device. */
  clientId: string;
  /** What is left out is as the device has it. */
  settings?: ClientSettingsInput | null | undefined;
  /** What is left out is as the device has it. */
  sign?: SignSettingsInput | null | undefined;
};

/** Which devices come to a group, or leave it. */
export type GroupClientsInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group. */
  groupId: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** What a person may do in the group. */
export type GroupRole =
  /** Changes settings, schedules and keys, too: all of the group's. */
  | 'EDITOR'
  /** Invites people into the group and removes them, too. */
  | 'MANAGER'
  /** Moves valves and sends actions, too. */
  | 'OPERATOR'
  /** Sees. */
  | 'VIEWER';

/** What a group's overview shows. */
export type GroupType =
  /** Signs and counters, with their traffic. */
  | 'SPEED'
  /** Irrigation valves, with their schedules. */
  | 'VALVE';

/** Which users come to a group. */
export type GroupUsersInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group. */
  groupId: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The users; 250 at most. */
  userIds: Array<string>;
};

/** Where a text stands from left to right. */
export type HorizontalAlignment =
  /** In the middle. */
  | 'CENTER'
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** What a person says of one column of a file. */
export type ImportColumnOptionInput = {
  /** Of counts: incoming or outgoing. */
  direction?: string | null | undefined;
  /** The column, from 0. */
  index: number;
  /** Of counts: vehicle, pedestrian or bicycle. */
  kind?: string | null | undefined;
  /** What it says, as `ImportColumn.role`; null: it is not used. */
  role?: string | null | undefined;
  /** Of speeds, lengths and times, as `ImportColumn.unit`. */
  unit?: string | null | undefined;
};

/** Which import. */
export type ImportInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The import. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** What a person says of a file of records, and of what is to become of it; what is left out is found from the file. */
export type ImportOptionsInput = {
  /** Columns of which something is said. */
  columns?: Array<ImportColumnOptionInput> | null | undefined;
  /** DMY, MDY or YMD. */
  dateOrder?: string | null | undefined;
  /** What values mean: incoming or outgoing; `+` and `-` are the signs of speeds. null, of values of a column of directions: lines with it are left out, as the total of both. */
  directions?: Record<string, unknown> | null | undefined;
  /** first or second: in which pass records of the hour are that autumn doubles. */
  doubledHour?: string | null | undefined;
  /** utf-8, utf-16le, utf-16be or windows-1250. */
  encoding?: string | null | undefined;
  /** Silence that lasts longer was not heard. */
  gapSeconds?: number | null | undefined;
  /** The line that names columns, from 1; 0: there is none. */
  headerLine?: number | null | undefined;
  /** How long the intervals are that were counted. */
  intervalSeconds?: number | null | undefined;
  /** How long single records are kept: asNew (where left out) from the day of the import, byAge from their own time. */
  keep?: string | null | undefined;
  /** What was counted, where the file does not say it: vehicle, pedestrian, bicycle. */
  kind?: string | null | undefined;
  /** What values mean: vehicle, pedestrian or bicycle. */
  kinds?: Record<string, unknown> | null | undefined;
  /** Where an interval has no row of a direction or kind that the file tells at other times: nobody (nobody passed) or notHeard (as an empty cell). */
  missingRows?: string | null | undefined;
  /** Of a file of several places, the one that is meant. */
  only?: ImportPlaceOptionInput | null | undefined;
  /** replace (where left out) supersedes earlier imports of the same time, add counts beside all, fill takes only what nothing covers. */
  overlap?: string | null | undefined;
  /** What stands between the cells of a text. */
  separator?: string | null | undefined;
  /** Of a workbook: the sheet that is read. */
  sheet?: string | null | undefined;
  /** IANA zone of local times; left out: the device's. */
  timeZone?: string | null | undefined;
};

/** Of a file of several places, the one that is read. */
export type ImportPlaceOptionInput = {
  /** The column that names places, from 0. */
  column: number;
  /** The place, as it stands in the file. */
  value: string;
};

/** How far an import is. */
export type ImportState =
  /** It counts. */
  | 'APPLIED'
  /** It is being brought in: see `progress`. */
  | 'APPLYING'
  /** Its questions must be answered before it can be read. */
  | 'ASKING'
  /** It was read: `look` says what it would bring in. Nothing counts yet. */
  | 'READ'
  /** It is being taken back: see `progress`. */
  | 'UNDOING'
  /** It was taken back, and does not count. */
  | 'UNDONE'
  /** It can't be read: see `understanding.faults`. */
  | 'UNREADABLE'
  /** It waits to be read, or is being read: see `progress`. */
  | 'UPLOADED';

/** A preset, a period of the calendar, or from and to. */
export type IntervalInput = {
  /** A year, quarter, month, ISO week or day in the device's time zone: 2026, 2026-Q3, 2026-10, 2026-W41 or 2026-10-05. One that is not over goes until now; compared with the one before. */
  calendar?: string | null | undefined;
  /** First second of the period. */
  from?: number | null | undefined;
  /** A period by its name. */
  preset?: IntervalPreset | null | undefined;
  /** First second after the period. */
  to?: number | null | undefined;
};

/** Periods that end now, and whole ones before now, in the device's time zone. */
export type IntervalPreset =
  /** The last 86 400 seconds. */
  | 'LAST_24H'
  /** The calendar month before this one. */
  | 'LAST_MONTH'
  /** The calendar quarter before this one. */
  | 'LAST_QUARTER'
  /** The calendar week before this one, Monday to Sunday. */
  | 'LAST_WEEK'
  /** The calendar year before this one. */
  | 'LAST_YEAR'
  /** Since the same wall time 31 days ago. */
  | 'MONTH'
  /** Since local midnight; trends compare with the same part of yesterday. */
  | 'TODAY'
  /** Since the same wall time 14 days ago. */
  | 'TWO_WEEKS'
  /** Since the same wall time 7 days ago. */
  | 'WEEK'
  /** The calendar day before this one. */
  | 'YESTERDAY';

/** How the mail with an invitation went. */
export type InvitationMail =
  /** It could not be sent; no more tries are made. */
  | 'FAILED'
  /** The mail server took it. */
  | 'SENT'
  /** It waits to be sent, perhaps again. */
  | 'WAITING';

/** Who is invited. */
export type InviteUserInput = {
  /** Whether the person will be an administrator, who belongs to no group. */
  admin?: boolean;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** What the person will sign in with. */
  email: string;
  /** Up to 100 characters. */
  firstName?: string | null | undefined;
  /** The person's group; null: none. A manager's own group counts without it. */
  groupId?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Of the invitation and the screens; null: as the browser says. */
  language?: Language | null | undefined;
  /** Up to 100 characters. */
  lastName?: string | null | undefined;
  /** Whether the link is mailed; otherwise `makeAccountLink` makes one. */
  mail: boolean;
  /** What the person may do in the group; null: an editor. */
  role?: GroupRole | null | undefined;
};

/** How a run of a job went. */
export type JobOutcome =
  /** It came to its end. */
  | 'DONE'
  /** Why is in the platform's log. */
  | 'FAILED'
  /** The platform was stopped meanwhile; it goes on at the next start. */
  | 'STOPPED';

/** A language of the screens. */
export type Language =
  /** English. */
  | 'EN'
  /** Slovenian. */
  | 'SL';

/** Why a day is in no mean. */
export type LeftOutDay =
  /** The period holds a part of it. */
  | 'CUT'
  /** Vehicles were not listened for from its first second to its last. */
  | 'NOT_COVERED'
  /** It is not over. */
  | 'NOT_OVER';

/** Whom to mail a link. */
export type MailAccountLinkInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The user. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Whom to make a link for. */
export type MakeAccountLinkInput = {
  /** The user. */
  id: string;
};

/** WGS 84, degrees. */
export type MarkerPositionInput = {
  /** Latitude, -90 to 90. */
  lat: number;
  /** Longitude, -180 to 180. */
  lng: number;
};

/** What drives a sign's LED matrix. */
export type MatrixController =
  /** AniVIEW. */
  | 'ANIVIEW'
  /** CPOWER. */
  | 'CPOWER'
  /** Nothing: there is no matrix. */
  | 'DISABLED';

/** Where a device is, and since when: at one of `placeId`, `settings` and `toStore`. */
export type MoveClientInput = {
  /** The device. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Since when; now where it is left out. */
  from?: number | null | undefined;
  /** The `etag` of the `config` that a dry run of this move told: CONFLICT naming `generatedIfMatch` where the device would be given another one by now. Left out: whatever follows. */
  generatedIfMatch?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What is said of the place that it leaves, where its settings were changed before the move was told: `before` of `moveHint`. */
  leaves?: ClientSettingsInput | null | undefined;
  /** A place that there is. */
  placeId?: string | null | undefined;
  /** A new place: its name, address, position, speed limit and distance; of the rest nothing is taken. */
  settings?: ClientSettingsInput | null | undefined;
  /** It is in the store. */
  toStore?: boolean;
  /** Until when; where it is left out until its next move on record. */
  until?: number | null | undefined;
};

/** What speaks for a move that nobody told of. */
export type MoveSign =
  /** Its marker was set elsewhere. */
  | 'POSITION'
  /** It got quite another name and address. */
  | 'TEXTS'
  /** After hours of silence it saw quite other traffic. */
  | 'TRAFFIC';

/** Which valves are to go where. */
export type MoveValvesInput = {
  /** The bundle of their location that is to have them; null or left out: none. */
  bundleId?: string | null | undefined;
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** A road user that the camera saw. */
export type NewVideoVehicleInput = {
  /** When it passed. */
  datetime?: number | null | undefined;
  /** Which way it goes. */
  direction?: Direction | null | undefined;
  /** Whether the camera was wrong: no vehicle. */
  faultyReading?: boolean | null | undefined;
  /** The film's frame that shows it best; the first is 0. */
  frame?: number | null | undefined;
  /** Its number within the video; left out: by its place. */
  id?: string | null | undefined;
  /** Its plate, 1 to 20 characters. */
  plate?: string | null | undefined;
  /** What it is, 1 to 50 characters. */
  vehicleType?: string | null | undefined;
};

/** Why there is no peak hour. */
export type NoPeak =
  /** Nobody passed in those that are known. */
  | 'NO_VEHICLES'
  /** No four successive quarters are known whole. */
  | 'NO_WHOLE_HOUR';

/** Why there is no annual mean. */
export type NotAnnual =
  /** The period is not a year between local midnights. */
  | 'NOT_A_YEAR'
  /** No day is known of some weekday and month. */
  | 'NOT_EVERY_WEEK_DAY';

/** What a note on time is about. */
export type NoteKind =
  /** A run, a fair, a concert. */
  | 'EVENT'
  /** Anything else. */
  | 'OTHER'
  /** Road works, a closure, a detour. */
  | 'ROAD_WORKS'
  /** No school. */
  | 'SCHOOL_HOLIDAYS';

/** How somebody is told. */
export type NotificationChannel =
  /** By e-mail to the account's address. */
  | 'EMAIL'
  /** By a signed HTTP request to the person's own address. */
  | 'WEBHOOK';

/** How the person is to be told; what is left out stays. */
export type NotificationChannelsInput = {
  /** By e-mail. */
  email?: EmailChannelInput | null | undefined;
  /** By HTTP requests. */
  webhook?: WebhookChannelInput | null | undefined;
};

/** What somebody is told of. */
export type NotificationEvent =
  /** A device raises an alarm. */
  | 'ALARM'
  /** A device that was silent reports again. */
  | 'BACK'
  /** A device has been silent for longer than the person allows. */
  | 'SILENT'
  /** The person asked for a test. */
  | 'TEST'
  /** A valve reports closed though it should be open. */
  | 'VALVE_DRY'
  /** Water flows though the valve should be closed; comes in quiet hours, too. */
  | 'VALVE_FLOWS'
  /** A valve that did not is as it should be again. */
  | 'VALVE_OBEYS';

/** What the person is to be told of; what is left out stays. */
export type NotificationEventsInput = {
  /** That a device raises an alarm. */
  alarm?: boolean | null | undefined;
  /** That a device which was silent reports again. */
  back?: boolean | null | undefined;
  /** That a device has been silent for long. */
  silent?: boolean | null | undefined;
  /** That a valve is not as it should be, and that it is again. */
  valve?: boolean | null | undefined;
};

/** A class; it begins where the one before ends. */
export type OwnClassInput = {
  /** What it is called; up to 200 characters. */
  name?: string | null | undefined;
  /** Speeds: the highest whole km/h, which belongs to it. Lengths: metres that all are shorter than, whole ones or 2.5 or 5.2. null of the last one alone, which has no end. */
  to?: number | null | undefined;
};

/** Own classes, whole; what is left out has none. */
export type OwnClassesInput = {
  /** By length, ascending; 21 at most. */
  lengths?: Array<OwnClassInput> | null | undefined;
  /** By speed, ascending; 21 at most. */
  speeds?: Array<OwnClassInput> | null | undefined;
};

/** A part of the LED panel, which is 64 pixels wide and 16 high. */
export type PanelWindowInput = {
  /** Pixels; ends within the panel. */
  height?: number | null | undefined;
  /** Pixels; ends within the panel. */
  width?: number | null | undefined;
  /** Left edge: pixels, 0 to 64. */
  x?: number | null | undefined;
  /** Upper edge: pixels, 0 to 16. */
  y?: number | null | undefined;
};

/** Who may sign in by a password. */
export type PasswordsFor =
  /** Administrators; all others sign in by an organisation. */
  | 'ADMINISTRATORS'
  /** Whoever has an account. */
  | 'EVERYBODY';

/** For how long a bundle's schedule is to open nothing. */
export type PauseValveBundleInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The bundle. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** Until when, within 60 days; a local midnight cuts no run in two. Null or left out: the pause ends now. */
  until?: number | null | undefined;
};

/** What signs show of who drives too fast by so much. */
export type PenaltyStepInput = {
  /** How many texts it has, and where they stand. */
  layout: CustomTextLayout;
  /** From so many km/h above the limit on: 1 to 150. */
  overLimitBy: number;
  /** As many as the layout has: none to three. */
  texts: Array<CustomTextLineInput>;
};

/** Something that the portal's platform may offer. What needs an offer that is not there answers NOT_OFFERED. */
export type PortalOffer =
  /** Changes a person's names, e-mail, group and rights with one call, held to what was read. */
  | 'ACCOUNT_EDIT'
  /** Lets people set a password by a link, and invites people. */
  | 'ACCOUNT_LINKS'
  /** Mails people links: for a forgotten password, an invitation, and to confirm a new e-mail. */
  | 'ACCOUNT_MAIL'
  /** Clears all actions that succeeded with one call. */
  | 'ACTION_CLEAR'
  /** Holds actions back from their devices. */
  | 'ACTION_HOLD'
  /** Tells the actions of one device, to users too. */
  | 'ACTION_LIST'
  /** Lets keys end by themselves, at an instant that people set. */
  | 'APIKEY_ENDS'
  /** Lists, names, limits and ends keys, and makes them for groups. */
  | 'APIKEY_MANAGE'
  /** Names who sees the same, so that one stream and one answer serve them all. */
  | 'AUDIENCES'
  /** Tells who changed what. */
  | 'AUDIT'
  /** Changes what a camera in a device counts. */
  | 'CLIENT_EDIT'
  /** Tells of devices only what is asked for. */
  | 'CLIENT_FIELDS'
  /** Moves a device to another group in one step. */
  | 'CLIENT_MOVE'
  /** Says whether two periods differ by more than chance. */
  | 'COMPARISON'
  /** Keeps the versions of configurations. */
  | 'CONFIG_HISTORY'
  /** Tells the configurations of many devices with one call. */
  | 'CONFIG_LIST'
  /** Makes new keys for devices. */
  | 'DEVICE_KEY'
  /** Tries a change without making it. */
  | 'DRY_RUN'
  /** Takes and keeps what people say is wrong. */
  | 'ERROR_REPORTS'
  /** Tells at once what has changed. */
  | 'EVENTS'
  /** Leaves a period out of what a device sent. */
  | 'EXCLUSIONS'
  /** Makes files of a device's period. */
  | 'EXPORTS'
  /** Tells how far devices are with their firmware, and tries again. */
  | 'FIRMWARE_PROGRESS'
  /** Leaves out devices that run a firmware already, where several are given it. */
  | 'FIRMWARE_SKIP'
  /** Tells how much was heard of all devices. */
  | 'FLEET'
  /** Keeps the crest or logo that a group's reports carry. */
  | 'GROUP_CREST'
  /** Shows a group nothing of what a device measured and did for other groups before. */
  | 'GROUP_PAST'
  /** Says what each person may do in the group, and lets managers invite people into it. */
  | 'GROUP_ROLES'
  /** Counts the hours of each group by a zone of its own. */
  | 'GROUP_ZONE'
  /** Makes a change once, however often it is sent. */
  | 'IDEMPOTENCY_KEY'
  /** Asks about, and changes, several devices with one call. */
  | 'ID_LISTS'
  /** Takes files of records in, and takes them back. */
  | 'IMPORTS'
  /** Tells people by mail of sign-ins by devices that their account does not know. */
  | 'KNOWN_DEVICES'
  /** Keeps which speed limits were in force when, and tells figures as if another one had been. */
  | 'LIMIT_HISTORY'
  /** Tells parts and further figures of measurements. */
  | 'MEASUREMENT_PARTS'
  /** Tells the main figures of many devices with one call. */
  | 'MEASUREMENT_SUMMARY'
  /** Keeps metadata that a change does not name. */
  | 'METADATA_MERGE'
  /** Keeps notes on time, by hand and from calendars, and tells holidays and what figures leave out. */
  | 'NOTES'
  /** Tells people of devices that go silent or raise alarms. */
  | 'NOTIFICATIONS'
  /** Keeps a group's own classes of speed and length, and tells figures by these or by any others. */
  | 'OWN_CLASSES'
  /** Tells everybody, by the same calls, just the devices and groups that they may see. */
  | 'OWN_LISTS'
  /** Tells long lists in pages, sorted and filtered by itself. */
  | 'PAGING'
  /** Takes passkeys, as a second factor and as a sign-in by themselves. */
  | 'PASSKEYS'
  /** Keeps what was measured in a street with the street, and moves devices between streets. */
  | 'PLACES'
  /** Keeps people's names, and lets them change their password. */
  | 'PROFILE'
  /** Lets all schedules of a location rest. */
  | 'RAIN_DELAY'
  /** Says whether it can serve. */
  | 'READINESS'
  /** Tells single road users. */
  | 'READINGS'
  /** Gives out keys that open one report for some minutes. */
  | 'REPORT_KEY'
  /** Has reports made and sent by themselves. */
  | 'REPORT_SCHEDULES'
  /** Keeps what was edited, by whom and when, and tells whoever was overtaken by somebody else. */
  | 'REVISIONS'
  /** Brings firmware out in stages. */
  | 'ROLLOUTS'
  /** Asks who signs in by a password for a second factor: a code of an app, or a recovery code. */
  | 'SECOND_FACTOR'
  /** Tells where a person is signed in, and ends sessions. */
  | 'SESSIONS'
  /** Lets people sign in by their organisation (OpenID Connect). */
  | 'SIGN_IN_PROVIDERS'
  /** Tells how it is itself. */
  | 'SYSTEM'
  /** Moves the places by which displays name shared texts along with these, and keeps texts that displays show. */
  | 'TEXT_PLACES'
  /** Tells figures for traffic engineers: mean daily traffic, the peak hour by quarter hours, and speeds in free flow. */
  | 'TRAFFIC_FIGURES'
  /** Confirms sign-ups, and makes administrators and labellers. */
  | 'USER_RIGHTS'
  /** Holds what valves reported against what they were told. */
  | 'VALVE_HISTORY'
  /** Moves valves between bundles. */
  | 'VALVE_MOVE'
  /** Closes all valves of a location with one call. */
  | 'VALVE_OFF'
  /** Works out what a schedule would do. */
  | 'VALVE_PREVIEW'
  /** Ends what is done to valves by hand, and pauses of schedules, by itself. */
  | 'VALVE_TIMER'
  /** Keeps traffic videos with their films and labels. */
  | 'VIDEOS';

/** A text program that a display program shows. */
export type ProgramTextInput = {
  /** How often it blinks: 0 to 255. */
  blinkCount?: number | null | undefined;
  /** Share of a blink in which it is lit: 0 to 100 %. */
  blinkRatio?: number | null | undefined;
  /** How long it stands: 0 to 65535, in the firmware's own unit. */
  displayTime?: number | null | undefined;
  /** Which text program: 0 to 65535; custom ones begin at 100. */
  programId?: number | null | undefined;
};

/** Why a quarter of an hour is in no rolling hour. */
export type QuarterLack =
  /** The period holds a part of it. */
  | 'CUT'
  /** Its single records are deleted. */
  | 'DELETED'
  /** It was counted by intervals that reach over its borders. */
  | 'LONG_INTERVALS'
  /** Vehicles were not listened for all the time. */
  | 'NOT_COVERED';

/** What devices are to do: a type, or what a template says. */
export type QueueActionsInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** First parameter; left out: the template's. */
  param1?: string | null | undefined;
  /** Second parameter; left out: the template's. */
  param2?: string | null | undefined;
  /** A template, in the place of a type. */
  templateId?: string | null | undefined;
  /** What is to be done, as the firmware names it; left out where a template says it. */
  type?: string | null | undefined;
};

/** When the person is to be left alone; what is left out stays. */
export type QuietHoursInput = {
  /** Whether alarms are sent all the same. */
  alarmsPass?: boolean | null | undefined;
  /** Whether there are any. */
  enabled?: boolean | null | undefined;
  /** When they begin, to the minute. */
  from?: string | null | undefined;
  /** IANA zone of their clock; null: of the person's group. */
  timeZone?: string | null | undefined;
  /** When they end, to the minute; before `from`: on the next day. */
  to?: string | null | undefined;
};

/** A radar that a device is built with. */
export type RadarType =
  /** Falcon. */
  | 'FALCON'
  /** None, or one that needs no configuration. */
  | 'NONE';

/** Which calendar to read again. */
export type RefreshCalendarInput = {
  /** The calendar. */
  id: string;
};

/** Whose crest is to go. */
export type RemoveGroupCrestInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group. */
  groupId: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
};

/** Which one is removed. */
export type RemoveSecondFactorInput = {
  /** Of `mySecondFactors`. */
  id: string;
  /** The own password; whoever has none has to have signed in within the last ten minutes. */
  password?: string | null | undefined;
};

/** Who asks. */
export type RenewRecoveryCodesInput = {
  /** The own password; whoever has none has to have signed in within the last ten minutes. */
  password?: string | null | undefined;
};

/** How the secret is made. */
export type RenewWebhookSecretInput = {
  /** Only try: nothing is changed, and the secret opens nothing. */
  dryRun?: boolean;
};

/** Why a report was not mailed. */
export type ReportDeliveryReason =
  /** The mail server does not take mail for this address. */
  | 'ADDRESS_REFUSED'
  /** No mail server is set up. */
  | 'NOT_SET_UP'
  /** The mail server did not answer in time. */
  | 'NO_ANSWER'
  /** The mail server could not be reached. */
  | 'NO_CONNECTION'
  /** The mail server refused the mail. */
  | 'REFUSED'
  /** The report is too large for the mail server. */
  | 'TOO_LARGE';

/** Something that is wrong. */
export type ReportErrorInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What is wrong, 1 to 5,000 characters. */
  message: string;
  /** The page on which it shows, 500 characters at most. */
  page?: string | null | undefined;
};

/** What a report is written in. */
export type ReportLanguage =
  /** English. */
  | 'EN'
  /** Slovenian. */
  | 'SL';

/** Why a report was not made. */
export type ReportRunReason =
  /** The report could not be made. */
  | 'FAILED'
  /** The report's devices can't be read any more. */
  | 'GONE'
  /** A report of these devices and this period can't be made. */
  | 'IMPOSSIBLE'
  /** Nobody finished the report in time. */
  | 'LOST'
  /** Whoever made the schedule may see none of its devices any more. */
  | 'NOBODY'
  /** The report renderer has no browser. */
  | 'NO_BROWSER'
  /** The report's data could not be read. */
  | 'NO_DATA'
  /** The report renderer can't reach the portal. */
  | 'NO_PORTAL'
  /** The schedule was paused before the report was made. */
  | 'PAUSED'
  /** The report renderer was stopped. */
  | 'STOPPED'
  /** The report is too large to be kept. */
  | 'TOO_LARGE'
  /** The report took too long. */
  | 'TOO_LONG';

/** How far a run of a report schedule is. */
export type ReportRunState =
  /** Given up. */
  | 'FAILED'
  /** The report is being made. */
  | 'RUNNING'
  /** The report is made; `deliveries` tell of the mail. */
  | 'SUCCEEDED'
  /** For its turn, or for the next try. */
  | 'WAITING';

/** Whose report is to be sent again. */
export type ResendReportInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The run. */
  runId: string;
};

/** How finely the ends of a period can be told. */
export type ResolutionUnit =
  /** Of whole hours at its ends: their single readings are deleted. */
  | 'HOUR'
  /** Of the period as it was asked for. */
  | 'SECOND';

/** What a resource is for. */
export type ResourceBucket =
  /** Texts that any sign may show. */
  | 'GLOBAL_CUSTOM_TEXTS'
  /** What is known of types of hardware. */
  | 'HARDWARE_CONFIGURATION'
  /** What signs show of penalties. */
  | 'SPEED_LIMIT_PENALTY_PROGRAM_CONFIG';

/** An earlier version that a device is to have again. */
export type RestoreConfigInput = {
  /** The device. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** The earlier version. */
  version: number;
};

/** An earlier version of something that people edit. */
export type RestoreRevisionInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Of a client: the `etag` of the configuration that a dry run told: CONFLICT naming `generatedIfMatch` where the device would be given another one by now. */
  generatedIfMatch?: string | null | undefined;
  /** Which one. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What it is. */
  kind: RevisionKind;
  /** As `revisions` tells it. */
  version: number;
};

/** A rollout that is to be tried once more where it failed. */
export type RetryRolloutInput = {
  /** Of these devices, 250 at most; left out: of all. */
  clientIds?: Array<string> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The rollout. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** A video that its labeller can't finish. */
export type ReturnTrafficVideoInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The video. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** What was edited. */
export type RevisionKind =
  /** A prepared action. */
  | 'ACTION_TEMPLATE'
  /** What is said of a key. */
  | 'API_KEY'
  /** A calendar of a group. */
  | 'CALENDAR'
  /** What people set of a device. */
  | 'CLIENT'
  /** A configuration to begin with. */
  | 'CONFIG_TEMPLATE'
  /** The crest or logo of a group, by its digest and size; by the group's id. */
  | 'CREST'
  /** What is said of a firmware. */
  | 'FIRMWARE'
  /** A group, with the arrangement of its summary. */
  | 'GROUP'
  /** A note on time. */
  | 'NOTE'
  /** What a person is told of; by the person's id. */
  | 'NOTIFICATION_PREFERENCES'
  /** A report that is made by itself. */
  | 'REPORT_SCHEDULE'
  /** Something that all groups share. */
  | 'RESOURCE'
  /** The speed limits that were in force when; by the id of the device or place. */
  | 'SPEED_LIMITS'
  /** Where a device was, and when; by the device's id. */
  | 'STAYS'
  /** An account. */
  | 'USER'
  /** Valves that share a schedule. */
  | 'VALVE_BUNDLE';

/** How far a device of a rollout is. */
export type RolloutDeviceState =
  /** It has not fetched it yet. */
  | 'ASSIGNED'
  /** It has the whole file, and has not told its new version yet. */
  | 'DOWNLOADED'
  /** It is fetching it. */
  | 'DOWNLOADING'
  /** It told another version after it got the file, or gave up fetching it. */
  | 'FAILED'
  /** It tells this version. */
  | 'INSTALLED'
  /** It was given another firmware before it settled. */
  | 'REPLACED'
  /** Its turn has not come. */
  | 'WAITING'
  /** It had not begun to fetch it when the rollout stopped. */
  | 'WITHDRAWN';

/** Which rollout. */
export type RolloutInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The rollout. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** How far a device is with a firmware that it was assigned. */
export type RolloutState =
  /** It has not fetched it yet. */
  | 'ASSIGNED'
  /** It has the whole file, and has not told its new version yet. */
  | 'DOWNLOADED'
  /** It is fetching it. */
  | 'DOWNLOADING'
  /** It told another version after it got the file, or gave up fetching it. */
  | 'FAILED'
  /** It tells this version. */
  | 'INSTALLED';

/** Which report schedule is to run. */
export type RunReportScheduleInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The report schedule, also one that is not enabled. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Labels of a video. */
export type SaveTrafficVideoLabelsInput = {
  /** Whether all of it is labelled now. */
  checked: boolean;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The video. */
  id: string;
  /** Road users whose labels changed; those that are left out stay. 250 at most, the rest in a next one. */
  vehicles: Array<VideoVehicleInput>;
};

/** When valves open, and until when: give endTime or duration. */
export type ScheduleRowInput = {
  /** How long they stay open, 1 to 86 400 seconds. */
  duration?: number | null | undefined;
  /** When they close, by the location's clocks: the next day where it is before the start. */
  endTime?: string | null | undefined;
  /** When they open, by the location's clocks. */
  startTime: string;
  /** The days on which it starts, 7 at most; none: it never runs. */
  weekDays: Array<WeekDay>;
};

/** What somebody shows beside the password. */
export type SecondFactorKind =
  /** A passkey or security key. */
  | 'PASSKEY'
  /** An app that tells codes. */
  | 'TOTP';

/** How the test is sent. */
export type SendTestNotificationInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** The serial number of one device. */
export type SerialNumberInput = {
  /** The device. */
  clientId: string;
  /** What the maker printed on it, up to 100 characters; null takes it away. */
  serialNumber?: string | null | undefined;
};

/** Actions to hold back, or to let go. */
export type SetActionsEnabledInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** False: their devices don't get them. */
  enabled: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The actions; 250 at most. */
  ids: Array<string>;
};

/** Which devices, and the one group that they are to belong to. */
export type SetClientsGroupInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group; null: none. It must be said. */
  groupId?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Which reports are dealt with, or not. */
export type SetErrorReportsDoneInput = {
  /** Whether they are dealt with. */
  done: boolean;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 250 at most. */
  ids: Array<string>;
};

/** What is said of a file that does not count yet: whole, in place of what was said. */
export type SetImportOptionsInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The import. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** All that is said of it; it is read again with that. */
  options: ImportOptionsInput;
};

/** A link, and the new password. */
export type SetPasswordByLinkInput = {
  /** 8 to 256 characters, none of the common passwords. */
  password: string;
  /** What follows `#token=` in the link. */
  token: string;
};

/** For how long no schedule of a location is to open a valve. */
export type SetRainDelayInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The location. */
  locationId: string;
  /** Until when, within 14 days; a local midnight cuts no run in two. Null or left out: the delay ends now. */
  until?: number | null | undefined;
};

/** Which speed limits were in force when. */
export type SetSpeedLimitsInput = {
  /** The device or place; of a device that moved, its places are asked. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** All of them, in the order of time; the last one is the setting. */
  limits: Array<SpeedLimitInput>;
};

/** How valves are to be controlled. */
export type SetValveModeInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** With MANUAL_ON, instead of until: seconds until the run ends, 86 400 at most. */
  duration?: number | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** By schedule, or by hand. */
  mode: ValveMode;
  /** With MANUAL_ON: when the run ends and what was before it goes on, within 24 hours. Without until and duration it has no end. */
  until?: number | null | undefined;
};

/** What a passkey answered. */
export type SignInByPasskeyInput = {
  /** What the browser's passkey answers (WebAuthn). */
  passkey: Record<string, unknown>;
  /** What the mutation before told. */
  token: string;
};

/** Who signs in. */
export type SignInInput = {
  /** The account's e-mail. */
  email: string;
  /** The account's password. */
  password: string;
};

/** One of what can be shown. */
export type SignInSecondStepInput = {
  /** Six digits of the app. */
  code?: string | null | undefined;
  /** What the browser's passkey answers (WebAuthn). */
  passkey?: Record<string, unknown> | null | undefined;
  /** One of the recovery codes. */
  recoveryCode?: string | null | undefined;
  /** What the mutation before told. */
  token: string;
};

/** What people set of a device that only its configuration keeps; what is left out stays. */
export type SignSettingsInput = {
  /** Eight levels from night to full sun, each 0 to 255 and not below the one before. */
  brightnessLevels?: Array<number> | null | undefined;
  /** Whether the sign shows anything: speed and text, or neither of them. */
  displayOn?: boolean | null | undefined;
  /** How often measurements are sent: 300, 900, 1800 or 3600 s. */
  measurementInterval?: number | null | undefined;
  /** How often the device asks what there is to do: 15, 30, 60, 300 or 900 s; set by administrators alone. */
  pingInterval?: number | null | undefined;
};

/** Who wants an account. */
export type SignUpInput = {
  /** What the person will sign in with. */
  email: string;
  /** Up to 100 characters. */
  firstName?: string | null | undefined;
  /** Up to 100 characters. */
  lastName?: string | null | undefined;
  /** 8 to 256 characters, none of the common passwords. */
  password: string;
  /** Up to 50 characters. */
  phone?: string | null | undefined;
};

/** A face that a sign shows. */
export type SmileyIcon =
  /** For who keeps to the limit. */
  | 'HAPPY'
  /** For who drives too fast. */
  | 'SAD';

/** The face that a sign shows to some speeds. */
export type SmileyRangeInput = {
  /** km/h, 0 to 200. */
  fromSpeed?: number | null | undefined;
  /** The face. */
  icon?: SmileyIcon | null | undefined;
  /** The last speed that sees it: km/h, 0 to 200, not below fromSpeed. */
  toSpeed?: number | null | undefined;
};

/** A speed limit in force from an instant on. */
export type SpeedLimitInput = {
  /** Since when, at the beginning of its local hour; null of the first: from ever. */
  from?: number | null | undefined;
  /** km/h. */
  speedLimit: number;
};

/** What sets something off. */
export type SpeedTriggerInput = {
  /** Whether it flashes while nobody passes, too. */
  idleFlash?: boolean | null | undefined;
  /** What measures it, as the firmware names it. */
  sensorType?: string | null | undefined;
  /** From which speed on: km/h, 0 to 300. */
  speed?: number | null | undefined;
  /** How long it lasts: 0 to 65535, in the firmware's own unit. */
  timeout?: number | null | undefined;
};

/** How far a rollout is. */
export type StagedRolloutState =
  /** No device waits, and none is under way. */
  | 'DONE'
  /** The pilots have it; the others wait until each of them has settled. */
  | 'PILOTS'
  /** All devices have it. */
  | 'REST'
  /** Nothing more is assigned; what no device had begun to fetch is withdrawn. */
  | 'STOPPED';

/** Why a rollout stopped. */
export type StagedRolloutStopReason =
  /** More devices failed than may; it stopped by itself. */
  | 'FAILURES'
  /** Somebody stopped it. */
  | 'PERSON'
  /** Pilots were waited for in vain; with what failed besides they are more than may. It stopped by itself. */
  | 'SILENCE';

/** A firmware, the devices that are to have it, and how careful to be. */
export type StartRolloutInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** How many may fail, 0 to their number; with one more the rollout stops by itself. */
  failuresAtMost: number;
  /** The firmware. */
  firmwareId: string;
  /** Also to devices whose hardware is another, or not known; without it these are refused. */
  force?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** How many hours a pilot is waited for: one that has not settled by then counts as failed. 1 to 8760; null: without end; left out: 72. */
  pilotDeadlineHours?: number | null | undefined;
  /** How many get it first: the first of clientIds that do not tell its version yet; those that do are left out. 1 to their number. */
  pilots: number;
};

/** Where all valves are to be closed. */
export type StopValveLocationInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The location. */
  locationId: string;
};

/** Devices that the summary screen shows together. */
export type SummaryGroupInput = {
  /** Devices of the group; 250 at most. */
  clientIds: Array<string>;
  /** What it is called on screens; up to 200 characters. */
  name: string;
};

/** A family of hardware that takes the same configurations, whatever the radar. */
export type SuperType =
  /** Signs that show the speed. */
  | 'K200'
  /** Signs with flashing lamps. */
  | 'K200_FL'
  /** Signs that show a face, too. */
  | 'K200_SMILEY'
  /** All others. */
  | 'UNKNOWN';

/** Who has lost them. */
export type TakeSecondFactorsInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The user. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** What is to change of a prepared action; what is left out stays. */
export type UpdateActionTemplateInput = {
  /** What it is good for: 2000 characters at most. */
  description?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The template. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What people call it: 1 to 200 characters. */
  name?: string | null | undefined;
  /** First parameter; null takes it away. */
  param1?: string | null | undefined;
  /** Second parameter; null takes it away. */
  param2?: string | null | undefined;
  /** What is to be done, as the firmware names it: 1 to 100 characters. */
  type?: string | null | undefined;
  /** Whether users may have it done, too. */
  userVisible?: boolean | null | undefined;
};

/** Corrects what is said of a key; what is left out stays. */
export type UpdateApiKeyInput = {
  /** When it is to end by itself; null: never. Left out, it stays. */
  expireDate?: number | null | undefined;
  /** The key. */
  id: string;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What people call it; up to 100 characters. */
  name?: string | null | undefined;
  /** Sites that browsers may use it on, as `https://www.example.si`; empty: any. 50 at most. */
  origins?: Array<string> | null | undefined;
};

/** Which calendar, and how it is to be; without another address or file its events stay. */
export type UpdateCalendarInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Else the text of an iCalendar file, 800 kB at most. */
  file?: string | null | undefined;
  /** The calendar. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** Of its notes. */
  kind: NoteKind;
  /** What it is to be called; up to 200 characters. */
  name: string;
  /** The https address of an iCalendar file, read again each day; up to 1,000 characters. */
  url?: string | null | undefined;
};

/** Notes of several devices. */
export type UpdateClientNotesInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 250 at most; of a device that is given twice the first counts. */
  items: Array<ClientNotesInput>;
};

/** Which device, and what is to be so. */
export type UpdateClientSettingsInput = {
  /** The device. */
  clientId: string;
  /** The `etag` of the configuration that `sign` was made from: CONFLICT naming `configIfMatch` where it is another by now. `none`: there was none. Left out: whatever there is. */
  configIfMatch?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The `etag` of the `generatedConfig` that was shown for this change: CONFLICT naming `generatedIfMatch` where the device would be given another one by now, as a shared text or its configuration was changed meanwhile. Left out: whatever follows. */
  generatedIfMatch?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What is left out stays; null takes it away. */
  settings: ClientSettingsInput;
  /** What is left out stays. */
  sign?: SignSettingsInput | null | undefined;
};

/** Which devices, and what is to be so for all of them. */
export type UpdateClientsInput = {
  /** The devices; 250 at most. */
  clientIds: Array<string>;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What a camera in them counts. */
  visionType: VisionType;
};

/** What is to change of a template; what is left out stays. */
export type UpdateConfigTemplateInput = {
  /** Laid over its configuration: what is left out stays, null takes it away, lists are given whole. */
  config?: DeviceConfigInput | null | undefined;
  /** A whole document in the place of its configuration. */
  document?: Record<string, unknown> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The type of hardware that it is for: one of hardwareTypes, or the hash that is a device's own type. */
  hardwareType?: string | null | undefined;
  /** The template. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
};

/** What is to be corrected of a firmware; what is left out stays. */
export type UpdateFirmwareInput = {
  /** What it is good for: 2000 characters at most. */
  description?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The type of hardware that it is for: one of hardwareTypes that takes firmware, or the hash that is a device's own type. */
  hardwareType?: string | null | undefined;
  /** The firmware. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** As devices tell it: 1 to 100 characters; one of a kind among those for its hardware. */
  version?: string | null | undefined;
};

/** Which group, and what is to be so; what is left out stays. */
export type UpdateGroupInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** Whether its users may bring files of records into its devices. */
  importsAllowed?: boolean | null | undefined;
  /** Whether counts are shown by direction. */
  inOutGraphs?: boolean | null | undefined;
  /** What it is called; up to 200 characters. */
  name?: string | null | undefined;
  /** Its own classes of speed and length, whole; null takes them away. */
  ownClasses?: OwnClassesInput | null | undefined;
  /** Whether its users need a second factor to sign in by a password. */
  secondFactor?: boolean | null | undefined;
  /** How the summary screen arranges its devices, whole; null takes the summary away. */
  summaryGroups?: Array<SummaryGroupInput> | null | undefined;
  /** IANA zone in which its hours and days are counted; what is stored is counted anew. */
  timeZone?: string | null | undefined;
  /** What its overview shows. */
  type?: GroupType | null | undefined;
};

/** Which note, and what it is to say. */
export type UpdateNoteInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Its beginning. */
  from: number;
  /** The note. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What it is about. */
  kind: NoteKind;
  /** In words; up to 500 characters. */
  text: string;
  /** First second after it; 800 days after `from` at most. */
  to: number;
};

/** What is to change of the own preferences; what is left out stays. */
export type UpdateNotificationPreferencesInput = {
  /** Whether it is about all devices that the person sees; else those chosen. */
  allClients?: boolean | null | undefined;
  /** How the person is told. */
  channels?: NotificationChannelsInput | null | undefined;
  /** All devices that are to be chosen; they count where `allClients` is false. 250 at most. */
  clientIds?: Array<string> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** What the person is told of. */
  events?: NotificationEventsInput | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** When the person is left alone. */
  quietHours?: QuietHoursInput | null | undefined;
  /** After how many minutes a device counts as silent, 10 to 1440. */
  silentAfter?: number | null | undefined;
};

/** What is left out stays; null takes it away. */
export type UpdateProfileInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Up to 100 characters. */
  firstName?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** Of the screens; null: as the browser says. */
  language?: Language | null | undefined;
  /** Up to 100 characters. */
  lastName?: string | null | undefined;
  /** Up to 50 characters. */
  phone?: string | null | undefined;
};

/** What is to change of a report schedule; what is left out stays. */
export type UpdateReportScheduleInput = {
  /** All devices that it is to have, 1 to 50. */
  clientIds?: Array<string> | null | undefined;
  /** Minute, hour, day, month, weekday, in local time. */
  cron?: string | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** Whether it runs. */
  enabled?: boolean | null | undefined;
  /** The report schedule. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** The period of each report. */
  interval?: IntervalPreset | null | undefined;
  /** What it is written in. */
  language?: ReportLanguage | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** All e-mail addresses that it is to have, 20 at most. */
  recipients?: Array<string> | null | undefined;
  /** IANA zone of `cron`. */
  timeZone?: string | null | undefined;
};

/** What is to change of a resource; what is left out stays. */
export type UpdateResourceInput = {
  /** All its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own. */
  customTexts?: Array<CustomTextInput> | null | undefined;
  /** A whole document in the place of what it has: an object or a list. */
  data?: unknown;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The resource. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** What people call it; null takes the name away. */
  name?: string | null | undefined;
  /** All its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before. */
  penaltySteps?: Array<PenaltyStepInput> | null | undefined;
};

/** What is left out stays; null takes a name or the group away. */
export type UpdateUserInput = {
  /** Whether it is an administrator, who leaves the group. */
  admin?: boolean | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** What the person signs in with. The old and the new one get a notice; not of the own account. */
  email?: string | null | undefined;
  /** Up to 100 characters. */
  firstName?: string | null | undefined;
  /** The person's group. An administrator has none. */
  groupId?: string | null | undefined;
  /** The user. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The `etag` of what the change was made from: CONFLICT naming `ifMatch`, and nothing is changed, where it is another by now. `none`: there was none of it. Left out: whatever there is. */
  ifMatch?: string | null | undefined;
  /** Whether the person may see and label traffic videos. */
  labeller?: boolean | null | undefined;
  /** Up to 100 characters. */
  lastName?: string | null | undefined;
  /** What the person may do in the group. */
  role?: GroupRole | null | undefined;
};

/** Which accounts, and what is to be so for all of them; what is left out stays. */
export type UpdateUsersInput = {
  /** Whether they are administrators. */
  admin?: boolean | null | undefined;
  /** Whether they may sign in; false ends their sessions. */
  confirmed?: boolean | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The group that they go to; null takes them out of theirs. Not of administrators. */
  groupId?: string | null | undefined;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The users; 250 at most. */
  ids: Array<string>;
  /** Whether they may see and label traffic videos. */
  labeller?: boolean | null | undefined;
  /** What they may do in the group. */
  role?: GroupRole | null | undefined;
};

/** What is to change of a bundle; what is left out stays. */
export type UpdateValveBundleInput = {
  /** For administrators: all valves that it is to have: of its location, and in no other bundle; 250 at most. */
  clientIds?: Array<string> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The bundle. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** For administrators: 1 to 200 characters. */
  name?: string | null | undefined;
  /** All rows that it is to have; 50 at most. */
  schedule?: Array<ScheduleRowInput> | null | undefined;
  /** The version that the change was made from: CONFLICT, and nothing is changed, where the bundle has another by now. Left out: whatever it has. */
  version?: number | null | undefined;
};

/** Which users leave their group. */
export type UsersBulkInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** The users; 250 at most. */
  userIds: Array<string>;
};

/** How a valve is controlled. */
export type ValveMode =
  /** By hand, closed. */
  | 'MANUAL_OFF'
  /** By hand, open. */
  | 'MANUAL_ON'
  /** By the schedule of its bundle; closed without one. */
  | 'SCHEDULE';

/** How far what a valve is to do has come. */
export type ValveOrderState =
  /** The device has reported since that it does it. */
  | 'CONFIRMED'
  /** The device has fetched it. */
  | 'HEARD'
  /** The device has not fetched it yet. */
  | 'WAITING';

/** Why water flows. */
export type ValveRunKind =
  /** Somebody opened it by hand. */
  | 'MANUAL'
  /** The schedule of its bundle has the valve open. */
  | 'SCHEDULED'
  /** Nothing has it open: it flowed for longer than a device takes to obey. */
  | 'UNEXPECTED';

/** How a run went. */
export type ValveRunOutcome =
  /** No water flowed. */
  | 'MISSED'
  /** Water flowed for a part of it only. */
  | 'PARTLY'
  /** It is still to come. */
  | 'PLANNED'
  /** Water flowed as expected. */
  | 'RAN'
  /** It is under way. */
  | 'RUNNING'
  /** A pause or a rain delay kept the valve shut. */
  | 'SKIPPED'
  /** The device reported too little of that time. */
  | 'UNKNOWN';

/** Where a text stands from top to bottom. */
export type VerticalAlignment =
  /** At the lower edge. */
  | 'BOTTOM'
  /** In the middle. */
  | 'CENTER'
  /** At the upper edge. */
  | 'TOP';

/** Labels of one road user; what is left out is not known, and cleared. */
export type VideoVehicleInput = {
  /** When it passed. */
  datetime?: number | null | undefined;
  /** Which way it goes. */
  direction?: Direction | null | undefined;
  /** Whether the camera was wrong: no vehicle. */
  faultyReading?: boolean | null | undefined;
  /** The film's frame that shows it best; the first is 0. */
  frame?: number | null | undefined;
  /** Its number within the video; a new number adds one. */
  id: string;
  /** Its plate, 1 to 20 characters. */
  plate?: string | null | undefined;
  /** What it is, 1 to 50 characters. */
  vehicleType?: string | null | undefined;
};

/** What a camera in the device counts. */
export type VisionType =
  /** It has no camera. */
  | 'NO_VISION'
  /** Cyclists and pedestrians. */
  | 'VISION_BIKE'
  /** Vehicles. */
  | 'VISION_VEHICLES';

/** Notifications by signed HTTP requests. */
export type WebhookChannelInput = {
  /** Whether the person wants them; there must be a `url` and a secret. */
  enabled?: boolean | null | undefined;
  /** https, to port 443, 80 or 8443 of a public address; null takes it away. 500 characters at most. */
  url?: string | null | undefined;
};

/** A day of the week. */
export type WeekDay =
  /** Petek. */
  | 'FRIDAY'
  /** Ponedeljek. */
  | 'MONDAY'
  /** Sobota. */
  | 'SATURDAY'
  /** Nedelja. */
  | 'SUNDAY'
  /** Četrtek. */
  | 'THURSDAY'
  /** Torek. */
  | 'TUESDAY'
  /** Sreda. */
  | 'WEDNESDAY';

/** How the LED panel is divided. */
export type WindowLayoutInput = {
  /** Its parts. The document's count of them follows. */
  windows?: Array<PanelWindowInput> | null | undefined;
};

export type ActionTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionTemplatesQuery = { actionTemplates: Array<{ etag: string | null, id: string, name: string | null, description: string | null, type: string | null, param1: string | null, param2: string | null, userVisible: boolean | null, changeDate: number | null }> | null };

export type CreateActionTemplateMutationVariables = Exact<{
  input: CreateActionTemplateInput;
}>;


export type CreateActionTemplateMutation = { createActionTemplate: { template: { etag: string | null, id: string, name: string | null, description: string | null, type: string | null, param1: string | null, param2: string | null, userVisible: boolean | null, changeDate: number | null } | null } };

export type UpdateActionTemplateMutationVariables = Exact<{
  input: UpdateActionTemplateInput;
}>;


export type UpdateActionTemplateMutation = { updateActionTemplate: { template: { etag: string | null, id: string, name: string | null, description: string | null, type: string | null, param1: string | null, param2: string | null, userVisible: boolean | null, changeDate: number | null } | null } };

export type DeleteActionTemplatesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteActionTemplatesMutation = { deleteActionTemplates: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type ActionTemplateRowFragment = { etag: string | null, id: string, name: string | null, description: string | null, type: string | null, param1: string | null, param2: string | null, userVisible: boolean | null, changeDate: number | null };

export type ActionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort?: ActionSort;
  status?: ActionStatus | null | undefined;
  clientId?: string | null | undefined;
}>;


export type ActionsQuery = { actions: { totalCount: number | null, nodes: Array<{ id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, client: { id: string, name: string } | null, createdBy: { id: string | null, email: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ActionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActionChangedSubscription = { actionChanged: { actionId: string | null, action: { id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, client: { id: string, name: string } | null, createdBy: { id: string | null, email: string | null } | null } | null } };

export type DeleteActionsMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteActionsMutation = { deleteActions: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type SetActionsEnabledMutationVariables = Exact<{
  input: SetActionsEnabledInput;
}>;


export type SetActionsEnabledMutation = { setActionsEnabled: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type ClearSucceededActionsMutationVariables = Exact<{
  input: ClearSucceededActionsInput;
}>;


export type ClearSucceededActionsMutation = { clearSucceededActions: { deleted: number | null } };

export type ActionRowFragment = { id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, client: { id: string, name: string } | null, createdBy: { id: string | null, email: string | null } | null };

export type AdminClientQueryVariables = Exact<{
  id: string;
  actions: number;
  withFirmware?: boolean;
}>;


export type AdminClientQuery = { client: { id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, superType: SuperType, timeZone: string, etag: string | null, createDate: number | null, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, statusDate: number | null, hasConfig: boolean | null, groups: Array<{ id: string, name: string }> | null, info: { firmwareVersion: string | null, configName: string | null, configVersion: number | null, configVersionDate: number | null, batteryVoltage: number | null, rssi: number | null, clockSkewSeconds: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, config: { version: number | null, changeDate: number | null, changedBy: { id: string | null, email: string | null } | null } | null, firmwareAssignment?: { state: RolloutState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, attempts: number | null, firmware: { id: string, version: string | null } | null } | null, actions: { totalCount: number | null, nodes: Array<{ id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, createdBy: { id: string | null, email: string | null } | null }> } | null } | null };

export type AdminClientRecordsQueryVariables = Exact<{
  id: string;
  withChanges?: boolean;
  withValues?: boolean;
}>;


export type AdminClientRecordsQuery = { client: { id: string, apiKeys: Array<{ id: string }> | null, diagnostics: Array<{ kind: DiagnosticKind, points: Array<{ time: number, value: number | null }> | null }> | null } | null, auditLog?: { totalCount: number | null, nodes: Array<{ id: string, time: number | null, who: string | null, apiKeyId: string | null, call: string | null, done: boolean | null, changes?: { known: boolean | null, itemCount: number | null, items: Array<{ kind: ChangedKind | null, id: string, name: string | null, made: boolean | null, removed: boolean | null, changeCount: number | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }> | null } | null }> } | null };

export type AdminClientStatusSubscriptionVariables = Exact<{
  id: string;
}>;


export type AdminClientStatusSubscription = { clientStatus: { id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, statusDate: number | null, alarms: Array<{ text: string }> | null, info: { firmwareVersion: string | null, configName: string | null, configVersion: number | null, configVersionDate: number | null, batteryVoltage: number | null, rssi: number | null, clockSkewSeconds: number | null, alarmLastActiveDate: number | null } } };

export type ClientActionChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientActionChangedSubscription = { actionChanged: { actionId: string | null, action: { id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, createdBy: { id: string | null, email: string | null } | null } | null } };

export type ChangeVisionMutationVariables = Exact<{
  input: UpdateClientsInput;
}>;


export type ChangeVisionMutation = { updateClients: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type AdminClientInfoFragment = { firmwareVersion: string | null, configName: string | null, configVersion: number | null, configVersionDate: number | null, batteryVoltage: number | null, rssi: number | null, clockSkewSeconds: number | null, alarmLastActiveDate: number | null };

export type CreateClientMutationVariables = Exact<{
  input: CreateClientInput;
}>;


export type CreateClientMutation = { createClient: { guid: string | null, deviceKey: string | null, client: { id: string, name: string } | null } };

export type ClientFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientFactsQuery = { clients: Array<{ id: string, hasConfig: boolean | null, wantedConfigVersion: number | null, info: { configVersion: number | null, clockSkewSeconds: number | null, overlapDate: number | null } }> | null };

export type TrafficVideosQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TrafficVideosQuery = { trafficVideos: { totalCount: number | null, nodes: Array<{ id: string, title: string | null, recordedDate: number | null, url: string | null, fileSize: number | null, frameRate: number | null, checked: boolean | null, createDate: number | null, checkedDate: number | null, leaseUntil: number | null, vehicleCount: number | null, labelledCount: number | null, faultyReadingCount: number | null, platesRemoved: boolean | null, labeller: { id: string, email: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, trafficVideoCounts: { waiting: number | null, inWork: number | null, done: number | null } | null };

export type AddTrafficVideoMutationVariables = Exact<{
  input: AddTrafficVideoInput;
}>;


export type AddTrafficVideoMutation = { addTrafficVideo: { video: { id: string, title: string | null, recordedDate: number | null, url: string | null, fileSize: number | null, frameRate: number | null, checked: boolean | null, createDate: number | null, checkedDate: number | null, leaseUntil: number | null, vehicleCount: number | null, labelledCount: number | null, faultyReadingCount: number | null, platesRemoved: boolean | null, labeller: { id: string, email: string | null } | null } | null } };

export type DeleteTrafficVideosMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteTrafficVideosMutation = { deleteTrafficVideos: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type VideoProgressFragment = { id: string, title: string | null, recordedDate: number | null, url: string | null, fileSize: number | null, frameRate: number | null, checked: boolean | null, createDate: number | null, checkedDate: number | null, leaseUntil: number | null, vehicleCount: number | null, labelledCount: number | null, faultyReadingCount: number | null, platesRemoved: boolean | null, labeller: { id: string, email: string | null } | null };

export type ApiKeysQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ApiKeysQuery = { apiKeys: { totalCount: number | null, nodes: Array<{ etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ClientEmbedQueryVariables = Exact<{
  id: string;
  withGroupKeys?: boolean;
}>;


export type ClientEmbedQuery = { client: { id: string, name: string, visionType: VisionType | null, hardwareType: string | null, settings: { markerPosition: { lat: number, lng: number } | null }, apiKeys: Array<{ etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null }> | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null, apiKeys?: Array<{ etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null }> | null }> | null } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { apiKey: { etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null } } };

export type UpdateApiKeyMutationVariables = Exact<{
  input: UpdateApiKeyInput;
}>;


export type UpdateApiKeyMutation = { updateApiKey: { apiKey: { etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null } } };

export type DeleteApiKeysMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteApiKeysMutation = { deleteApiKeys: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type ApiKeyRowFragment = { etag: string | null, id: string, key: string | null, start: string | null, viewOnly: boolean | null, name: string | null, origins: Array<string> | null, createDate: number | null, lastUsedDate: number | null, lastUsedAddress: string | null, isUsed: boolean | null, expireDate: number | null, hasEnd: boolean | null, client: { id: string, name: string, visionType: VisionType | null } | null, group: { id: string, name: string, type: GroupType } | null };

export type AuditLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  call?: string | null | undefined;
  clientId?: string | null | undefined;
  groupId?: string | null | undefined;
  field?: string | null | undefined;
  requestId?: string | null | undefined;
  done?: boolean | null | undefined;
  from?: number | null | undefined;
  to?: number | null | undefined;
  grouped?: boolean;
  withValues?: boolean;
}>;


export type AuditLogQuery = { auditLog: { nodes: Array<{ id: string, time: number | null, who: string | null, apiKeyId: string | null, call: string | null, done: boolean | null, refusal: ErrorCode | null, requestId: string | null, callCount: number | null, refusedCount: number | null, firstTime: number | null, actingGroup: { id: string, name: string } | null, target: { ids: Record<string, unknown> | null, fields: Array<string> | null } | null, changes?: { known: boolean | null, itemCount: number | null, items: Array<{ kind: ChangedKind | null, id: string, name: string | null, made: boolean | null, removed: boolean | null, changeCount: number | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }> | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AuditChangesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditChangesQuery = { auditChanges: { nodes: Array<{ kind: ChangedKind | null, id: string, name: string | null, made: boolean | null, removed: boolean | null, changeCount: number | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GroupCalendarsQueryVariables = Exact<{
  id: string;
}>;


export type GroupCalendarsQuery = { group: { id: string, name: string, timeZone: string, calendars: Array<{ id: string, groupId: string, name: string, kind: NoteKind, url: string | null, checkedDate: number | null, takenDate: number | null, fault: CalendarFault | null, events: number | null, outside: number | null, etag: string | null, leftOut: Array<{ line: number, reason: CalendarLeftOutReason | null, text: string | null }> }> | null } | null };

export type CreateCalendarMutationVariables = Exact<{
  input: CreateCalendarInput;
}>;


export type CreateCalendarMutation = { createCalendar: { calendar: { id: string, groupId: string, name: string, kind: NoteKind, url: string | null, checkedDate: number | null, takenDate: number | null, fault: CalendarFault | null, events: number | null, outside: number | null, etag: string | null, leftOut: Array<{ line: number, reason: CalendarLeftOutReason | null, text: string | null }> }, taken: Array<{ text: string, from: number, to: number }> } };

export type UpdateCalendarMutationVariables = Exact<{
  input: UpdateCalendarInput;
}>;


export type UpdateCalendarMutation = { updateCalendar: { calendar: { id: string, groupId: string, name: string, kind: NoteKind, url: string | null, checkedDate: number | null, takenDate: number | null, fault: CalendarFault | null, events: number | null, outside: number | null, etag: string | null, leftOut: Array<{ line: number, reason: CalendarLeftOutReason | null, text: string | null }> }, taken: Array<{ text: string, from: number, to: number }> } };

export type RefreshCalendarMutationVariables = Exact<{
  input: RefreshCalendarInput;
}>;


export type RefreshCalendarMutation = { refreshCalendar: { calendar: { id: string, groupId: string, name: string, kind: NoteKind, url: string | null, checkedDate: number | null, takenDate: number | null, fault: CalendarFault | null, events: number | null, outside: number | null, etag: string | null, leftOut: Array<{ line: number, reason: CalendarLeftOutReason | null, text: string | null }> } } };

export type DeleteCalendarMutationVariables = Exact<{
  input: DeleteCalendarInput;
}>;


export type DeleteCalendarMutation = { deleteCalendar: { isDeleted: boolean } };

export type CalendarFactsFragment = { id: string, groupId: string, name: string, kind: NoteKind, url: string | null, checkedDate: number | null, takenDate: number | null, fault: CalendarFault | null, events: number | null, outside: number | null, etag: string | null, leftOut: Array<{ line: number, reason: CalendarLeftOutReason | null, text: string | null }> };

export type ClientTrafficQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
  asIfLimit?: number | null | undefined;
}>;


export type ClientTrafficQuery = { client: { groupSince: number | null, isPlace: boolean, id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, directionNamesSince: number | null, measurement: { from: number, to: number, timeZone: string | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, totalMeasurements: number | null, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number | null, speedLimit: number | null, isAssumedLimit: boolean | null, zeroSpeedCount: number | null, histogramWidth: number | null, histogramAbove: number | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number | null } | null, speedClasses: Array<{ from: number, to: number | null, vehicles: number | null, measurements: number | null, isEstimate: boolean | null }> | null, vehiclesPerDay: Array<{ time: number, value: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null, lengthClasses: Array<{ from: number, to: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, pedestrians: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, cyclists: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, columns: { histogram: { speed: Array<number>, vehicles: Array<number | null> } | null, vehicleCount: { time: Array<number>, value: Array<number | null> } | null, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> } | null, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> } | null, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> } | null, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } | null, hourOfWeek: { weekDay: Array<WeekDay>, hour: Array<number>, coveredSeconds: Array<number | null>, vehicles: Array<number | null>, averageSpeed: Array<number | null>, v85: Array<number | null> } | null }, speedThresholds: Array<{ above: number | null, overLimit: number | null, vehicles: number | null, percentage: number | null, isEstimate: boolean | null }> | null, byDirection: Array<{ direction: Direction, vehicles: number | null, sampleSize: number | null, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null, isEstimate: boolean | null }> | null, peakHour: { time: number, vehicles: number | null, shareOfDay: number | null } | null, ownClasses: { speeds: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null, lengths: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null } | null } | null, directionNames: { incoming: string | null, outgoing: string | null } | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null, importsAllowed: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number } } | null };

export type ClientDisplayQueryVariables = Exact<{
  id: string;
}>;


export type ClientDisplayQuery = { client: { id: string, config: { config: { basic: { displayOff: DisplayOff | null } | null } | null } | null } | null };

export type ClientClockQueryVariables = Exact<{
  id: string;
}>;


export type ClientClockQuery = { client: { id: string, info: { clockSkewSeconds: number | null } } | null };

export type ClientMeasurementSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientMeasurementSubscription = { clientMeasurement: { clientId: string, from: number | null, to: number | null, vehicles: number | null } };

export type TrafficDetailsFragment = { speedThresholds: Array<{ above: number | null, overLimit: number | null, vehicles: number | null, percentage: number | null, isEstimate: boolean | null }> | null, byDirection: Array<{ direction: Direction, vehicles: number | null, sampleSize: number | null, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null, isEstimate: boolean | null }> | null, peakHour: { time: number, vehicles: number | null, shareOfDay: number | null } | null, columns: { hourOfWeek: { weekDay: Array<WeekDay>, hour: Array<number>, coveredSeconds: Array<number | null>, vehicles: Array<number | null>, averageSpeed: Array<number | null>, v85: Array<number | null> } | null }, ownClasses: { speeds: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null, lengths: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null } | null };

export type ClientNotesQueryVariables = Exact<{
  id: string;
}>;


export type ClientNotesQuery = { client: { id: string, etag: string | null, settings: { notes: string | null } } | null };

export type FirmwareChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmwareChoicesQuery = { firmwares: Array<{ id: string, version: string | null, description: string | null, hardwareType: string | null, createDate: number | null }> | null };

export type ActionChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionChoicesQuery = { actionTemplates: Array<{ id: string, name: string | null, description: string | null, type: string | null, param1: string | null, param2: string | null }> | null };

export type SerialNumberOfClientQueryVariables = Exact<{
  id: string;
}>;


export type SerialNumberOfClientQuery = { client: { id: string, settings: { serialNumber: string | null }, config: { version: number | null } | null } | null };

export type AssignFirmwareMutationVariables = Exact<{
  input: AssignFirmwareInput;
}>;


export type AssignFirmwareMutation = { assignFirmware: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type QueueActionsMutationVariables = Exact<{
  input: QueueActionsInput;
}>;


export type QueueActionsMutation = { queueActions: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type SetClientsGroupMutationVariables = Exact<{
  input: SetClientsGroupInput;
}>;


export type SetClientsGroupMutation = { setClientsGroup: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type UpdateClientNotesMutationVariables = Exact<{
  input: UpdateClientNotesInput;
}>;


export type UpdateClientNotesMutation = { updateClientNotes: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type AssignSerialNumbersMutationVariables = Exact<{
  input: AssignSerialNumbersInput;
}>;


export type AssignSerialNumbersMutation = { assignSerialNumbers: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type DeleteClientsMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteClientsMutation = { deleteClients: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type BulkProgressSubscriptionVariables = Exact<{
  idempotencyKey: string;
}>;


export type BulkProgressSubscription = { bulkProgress: { total: number, done: number, failed: number, skipped: number } };

export type ClientConfigQueryVariables = Exact<{
  id: string;
}>;


export type ClientConfigQuery = { client: { id: string, guid: string, name: string, hardwareType: string | null, superType: SuperType, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, hasConfig: boolean | null, groups: Array<{ id: string, name: string }> | null, info: { configVersion: number | null, configVersionDate: number | null }, config: { version: number | null, changeDate: number | null, document: Record<string, unknown> | null, etag: string | null, changedBy: { id: string | null, email: string | null } | null } | null } | null };

export type ConfigHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConfigHistoryQuery = { client: { id: string, configHistory: { nodes: Array<{ version: number | null, changeDate: number | null, restoredFrom: number | null, changeCount: number | null, changedBy: { id: string | null, email: string | null } | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type ConfigDocumentQueryVariables = Exact<{
  id: string;
  version: number;
}>;


export type ConfigDocumentQuery = { client: { id: string, configVersion: { version: number | null, document: Record<string, unknown> | null } | null } | null };

export type AssignConfigMutationVariables = Exact<{
  input: AssignConfigInput;
}>;


export type AssignConfigMutation = { assignConfig: { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ configChangeCount: number | null, id: string, status: BulkStatus, configChanges: Array<{ path: string | null, before: unknown, after: unknown }> | null, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type RestoreConfigMutationVariables = Exact<{
  input: RestoreConfigInput;
}>;


export type RestoreConfigMutation = { restoreConfig: { version: number, changed: boolean } };

export type ClientStatusFragment = { id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null };

export type ClientRowFragment = { guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, createDate: number | null, id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null };

export type ClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientsQuery = { clients: Array<{ guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, createDate: number | null, id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null }> | null, groups: Array<{ id: string, name: string, type: GroupType, timeZone: string, summaryGroups: Array<{ name: string }> | null }> | null };

export type RefreshClientQueryVariables = Exact<{
  id: string;
}>;


export type RefreshClientQuery = { client: { guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, createDate: number | null, id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null } | null };

export type ClientStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClientStatusSubscription = { clientStatus: { id: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null } };

export type PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalQuery = { portal: { tileUrl: string | null, tileAttribution: string, reportCompany: string, reports: { available: boolean, reason: string | null } } };

export type PlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesQuery = { places: Array<{ id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, stays: { list: Array<{ clientId: string, guid: string, from: number | null, until: number | null }> } | null }> | null };

export type PlaceRowFragment = { id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, stays: { list: Array<{ clientId: string, guid: string, from: number | null, until: number | null }> } | null };

export type CompareQueryVariables = Exact<{
  before: ComparedInput;
  after: ComparedInput;
  beforeId: string;
  beforeInterval: IntervalInput;
  afterId: string;
  afterInterval: IntervalInput;
  asIfLimit?: number | null | undefined;
}>;


export type CompareQuery = { comparison: { before: { from: number, to: number, speedLimit: number | null, isAssumedLimit: boolean | null, totalVehicles: number | null, sampleSize: number | null, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, isEstimate: boolean | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null }, after: { from: number, to: number, speedLimit: number | null, isAssumedLimit: boolean | null, totalVehicles: number | null, sampleSize: number | null, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, isEstimate: boolean | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null }, averageSpeed: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, v85: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, percentageOverLimit: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, vehiclesPerHour: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict } } | null, before: { id: string, measurement: { estimates: Array<EstimatedFigure> | null, averageSpeed: number | null, percentageOverLimit: number | null, histogramWidth: number | null, histogramAbove: number | null, percentiles: { v85: number | null, sampleSize: number | null } | null, histogram: Array<{ speed: number, vehicles: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null } | null } | null, after: { id: string, measurement: { estimates: Array<EstimatedFigure> | null, averageSpeed: number | null, percentageOverLimit: number | null, histogramWidth: number | null, histogramAbove: number | null, percentiles: { v85: number | null, sampleSize: number | null } | null, histogram: Array<{ speed: number, vehicles: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null } | null } | null };

export type ComparedPeriodFragment = { from: number, to: number, speedLimit: number | null, isAssumedLimit: boolean | null, totalVehicles: number | null, sampleSize: number | null, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, isEstimate: boolean | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null };

export type FigureChangeFragment = { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict };

export type ComparedSeriesFragment = { estimates: Array<EstimatedFigure> | null, averageSpeed: number | null, percentageOverLimit: number | null, histogramWidth: number | null, histogramAbove: number | null, percentiles: { v85: number | null, sampleSize: number | null } | null, histogram: Array<{ speed: number, vehicles: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null };

export type ConfigTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfigTemplatesQuery = { configTemplates: Array<{ id: string, name: string | null, hardwareType: string | null, superType: SuperType, version: number | null, changeDate: number | null }> | null };

export type HardwareTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type HardwareTypesQuery = { hardwareTypes: Array<{ name: string, superType: SuperType }> };

export type ConfigTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ConfigTemplateQuery = { configTemplate: { document: Record<string, unknown> | null, etag: string | null, id: string, name: string | null, hardwareType: string | null, superType: SuperType, version: number | null, changeDate: number | null } | null };

export type CreateConfigTemplateMutationVariables = Exact<{
  input: CreateConfigTemplateInput;
}>;


export type CreateConfigTemplateMutation = { createConfigTemplate: { template: { id: string, name: string | null, hardwareType: string | null, superType: SuperType, version: number | null, changeDate: number | null } | null } };

export type UpdateConfigTemplateMutationVariables = Exact<{
  input: UpdateConfigTemplateInput;
}>;


export type UpdateConfigTemplateMutation = { updateConfigTemplate: { template: { etag: string | null, id: string, name: string | null, hardwareType: string | null, superType: SuperType, version: number | null, changeDate: number | null } | null } };

export type DeleteConfigTemplatesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteConfigTemplatesMutation = { deleteConfigTemplates: { failed: number, results: Array<{ id: string, status: BulkStatus, error: { message: string } | null }> } };

export type ApplyConfigTemplateMutationVariables = Exact<{
  input: ApplyConfigTemplateInput;
}>;


export type ApplyConfigTemplateMutation = { applyConfigTemplate: { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ configChangeCount: number | null, id: string, status: BulkStatus, configChanges: Array<{ path: string | null, before: unknown, after: unknown }> | null, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type ConfigTemplateRowFragment = { id: string, name: string | null, hardwareType: string | null, superType: SuperType, version: number | null, changeDate: number | null };

export type GroupCrestQueryVariables = Exact<{
  id: string;
}>;


export type GroupCrestQuery = { group: { id: string, crest: { picture: string, width: number | null, height: number | null, setDate: number | null, etag: string | null } | null } | null };

export type RemoveGroupCrestMutationVariables = Exact<{
  input: RemoveGroupCrestInput;
}>;


export type RemoveGroupCrestMutation = { removeGroupCrest: { group: { id: string, crest: { picture: string, width: number | null, height: number | null, setDate: number | null, etag: string | null } | null } | null } };

export type CrestFragment = { crest: { picture: string, width: number | null, height: number | null, setDate: number | null, etag: string | null } | null };

export type SharedResourceFragment = { id: string, name: string | null, data: unknown, changeDate: number | null, etag: string | null };

export type SharedResourcesQueryVariables = Exact<{
  bucket: ResourceBucket;
}>;


export type SharedResourcesQuery = { resources: Array<{ id: string, name: string | null, data: unknown, changeDate: number | null, etag: string | null }> | null };

export type CreateSharedResourceMutationVariables = Exact<{
  input: CreateResourceInput;
}>;


export type CreateSharedResourceMutation = { createResource: { resource: { id: string, name: string | null, data: unknown, changeDate: number | null, etag: string | null } | null } };

export type UpdateSharedResourceMutationVariables = Exact<{
  input: UpdateResourceInput;
}>;


export type UpdateSharedResourceMutation = { updateResource: { resource: { id: string, name: string | null, data: unknown, changeDate: number | null, etag: string | null } | null } };

export type DeleteSharedResourcesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteSharedResourcesMutation = { deleteResources: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, fields: Array<{ path: string }> | null } | null }> } };

export type CreateDeviceKeyMutationVariables = Exact<{
  input: CreateDeviceKeyInput;
}>;


export type CreateDeviceKeyMutation = { createDeviceKey: { key: string | null } };

export type ReportErrorMutationVariables = Exact<{
  input: ReportErrorInput;
}>;


export type ReportErrorMutation = { reportError: { id: string, createDate: number | null } };

export type ErrorReportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  done?: boolean | null | undefined;
}>;


export type ErrorReportsQuery = { errorReports: { totalCount: number | null, nodes: Array<{ id: string, createDate: number | null, who: string | null, page: string | null, userAgent: string | null, message: string | null, done: boolean | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type OpenErrorReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenErrorReportsQuery = { errorReports: { totalCount: number | null } | null };

export type SetErrorReportsDoneMutationVariables = Exact<{
  input: SetErrorReportsDoneInput;
}>;


export type SetErrorReportsDoneMutation = { setErrorReportsDone: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type ErrorReportRowFragment = { id: string, createDate: number | null, who: string | null, page: string | null, userAgent: string | null, message: string | null, done: boolean | null };

export type ExclusionsQueryVariables = Exact<{
  clientId: string;
}>;


export type ExclusionsQuery = { client: { id: string, exclusions: Array<{ id: string, from: number, to: number, reason: string, createDate: number | null, createdBy: string | null }> | null } | null };

export type AddExclusionMutationVariables = Exact<{
  input: AddExclusionInput;
}>;


export type AddExclusionMutation = { addExclusion: { exclusion: { id: string }, removed: { vehicles: number | null, pedestrians: number | null, bicycles: number | null, coveredSeconds: number | null } | null } };

export type DeleteExclusionMutationVariables = Exact<{
  input: DeleteExclusionInput;
}>;


export type DeleteExclusionMutation = { deleteExclusion: { restored: { vehicles: number | null, pedestrians: number | null, bicycles: number | null, coveredSeconds: number | null } | null } };

export type ExclusionDifferenceFragment = { vehicles: number | null, pedestrians: number | null, bicycles: number | null, coveredSeconds: number | null };

export type ExportFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportFilesQuery = { portal: { exportFiles: Array<string> | null } };

export type FirmwaresQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmwaresQuery = { firmwares: Array<{ etag: string | null, id: string, version: string | null, hardwareType: string | null, description: string | null, size: number | null, sha256: string | null, createDate: number | null }> | null, hardwareTypes: Array<{ name: string, takesFirmware: boolean }> };

export type FirmwareAssignmentsQueryVariables = Exact<{
  id: string;
}>;


export type FirmwareAssignmentsQuery = { firmware: { id: string, rollout: Array<{ state: RolloutState | null }> | null } | null };

export type RolloutsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RolloutsQuery = { rollouts: { totalCount: number | null, nodes: Array<{ id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RolloutQueryVariables = Exact<{
  id: string;
}>;


export type RolloutQuery = { rollout: { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, devices: Array<{ isPilot: boolean | null, isOverdue: boolean | null, state: RolloutDeviceState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, reportedVersion: string | null, attempts: number | null, client: { id: string, name: string } | null }> | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null } | null };

export type UpdateFirmwareMutationVariables = Exact<{
  input: UpdateFirmwareInput;
}>;


export type UpdateFirmwareMutation = { updateFirmware: { firmware: { etag: string | null, id: string, version: string | null, hardwareType: string | null, description: string | null, size: number | null, sha256: string | null, createDate: number | null } | null } };

export type DeleteFirmwaresMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteFirmwaresMutation = { deleteFirmwares: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type StartRolloutMutationVariables = Exact<{
  input: StartRolloutInput;
}>;


export type StartRolloutMutation = { startRollout: { skippedIds: Array<string> | null, rollout: { id: string } } };

export type AddToRolloutMutationVariables = Exact<{
  input: AddToRolloutInput;
}>;


export type AddToRolloutMutation = { addToRollout: { skippedIds: Array<string> | null, rollout: { id: string } } };

export type StopRolloutMutationVariables = Exact<{
  input: RolloutInput;
}>;


export type StopRolloutMutation = { stopRollout: { rollout: { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, devices: Array<{ isPilot: boolean | null, isOverdue: boolean | null, state: RolloutDeviceState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, reportedVersion: string | null, attempts: number | null, client: { id: string, name: string } | null }> | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null } } };

export type ResumeRolloutMutationVariables = Exact<{
  input: RolloutInput;
}>;


export type ResumeRolloutMutation = { resumeRollout: { rollout: { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, devices: Array<{ isPilot: boolean | null, isOverdue: boolean | null, state: RolloutDeviceState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, reportedVersion: string | null, attempts: number | null, client: { id: string, name: string } | null }> | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null } } };

export type RetryRolloutMutationVariables = Exact<{
  input: RetryRolloutInput;
}>;


export type RetryRolloutMutation = { retryRollout: { rollout: { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, devices: Array<{ isPilot: boolean | null, isOverdue: boolean | null, state: RolloutDeviceState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, reportedVersion: string | null, attempts: number | null, client: { id: string, name: string } | null }> | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null } } };

export type FirmwareRowFragment = { etag: string | null, id: string, version: string | null, hardwareType: string | null, description: string | null, size: number | null, sha256: string | null, createDate: number | null };

export type RolloutHeadFragment = { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null };

export type RolloutWholeFragment = { id: string, state: StagedRolloutState | null, stopReason: StagedRolloutStopReason | null, pilots: number | null, failuresAtMost: number | null, pilotDeadlineHours: number | null, createDate: number | null, endDate: number | null, devices: Array<{ isPilot: boolean | null, isOverdue: boolean | null, state: RolloutDeviceState | null, assignDate: number | null, downloadDate: number | null, downloadedDate: number | null, reportDate: number | null, reportedVersion: string | null, attempts: number | null, client: { id: string, name: string } | null }> | null, createdBy: { id: string | null, email: string | null } | null, firmware: { id: string, version: string | null, hardwareType: string | null } | null, counts: { total: number | null, waiting: number | null, underWay: number | null, installed: number | null, failed: number | null, withdrawn: number | null, replaced: number | null } | null };

export type FleetHealthQueryVariables = Exact<{
  interval: IntervalInput;
}>;


export type FleetHealthQuery = { fleetHealth: { from: number, to: number, timeZone: string | null, days: Array<{ from: number | null, to: number | null, expectedSeconds: number | null, coveredSeconds: number | null, devices: number | null }> | null, devices: Array<{ expectedSeconds: number | null, coveredSeconds: number | null, client: { id: string } | null }> | null } | null };

export type FleetOverlapsQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetOverlapsQuery = { clients: Array<{ id: string, info: { overlapDate: number | null, overlapSeconds: number | null } }> | null };

export type FleetClocksQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetClocksQuery = { clients: Array<{ id: string, info: { clockSkewSeconds: number | null, clockSkewDate: number | null } }> | null };

export type FleetConfigsQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetConfigsQuery = { clients: Array<{ id: string, wantedConfigVersion: number | null, hasConfig: boolean | null, info: { configVersion: number | null, configVersionDate: number | null } }> | null };

export type ActionFactsFragment = { id: string, type: string | null, param1: string | null, param2: string | null, status: ActionStatus | null, enabled: boolean | null, message: string | null, createDate: number | null, acceptDate: number | null, doneDate: number | null, createdBy: { id: string | null, email: string | null } | null };

export type ChangedItemPartsFragment = { kind: ChangedKind | null, id: string, name: string | null, made: boolean | null, removed: boolean | null, changeCount: number | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null };

export type AuditChangesPartsFragment = { known: boolean | null, itemCount: number | null, items: Array<{ kind: ChangedKind | null, id: string, name: string | null, made: boolean | null, removed: boolean | null, changeCount: number | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }> | null };

export type BulkResultRowFragment = { id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null };

export type ConfigResultsFragment = { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ configChangeCount: number | null, id: string, status: BulkStatus, configChanges: Array<{ path: string | null, before: unknown, after: unknown }> | null, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> };

export type NoteFactsFragment = { id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null };

export type NotesOfPeriodFragment = { notes: Array<{ id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null }> | null, holidays: Array<{ date: string, from: number, to: number, name: { sl: string, en: string } }> | null, leftOut: Array<{ clientId: string, from: number, to: number, reason: string }> | null };

export type PublicLocationFragment = { id: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } };

export type ClientHeadFragment = { id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, directionNamesSince: number | null, directionNames: { incoming: string | null, outgoing: string | null } | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null, importsAllowed: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number } };

export type TrafficMeasurementFragment = { from: number, to: number, timeZone: string | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, totalMeasurements: number | null, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number | null, speedLimit: number | null, isAssumedLimit: boolean | null, zeroSpeedCount: number | null, histogramWidth: number | null, histogramAbove: number | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number | null } | null, speedClasses: Array<{ from: number, to: number | null, vehicles: number | null, measurements: number | null, isEstimate: boolean | null }> | null, vehiclesPerDay: Array<{ time: number, value: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null, lengthClasses: Array<{ from: number, to: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, pedestrians: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, cyclists: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, columns: { histogram: { speed: Array<number>, vehicles: Array<number | null> } | null, vehicleCount: { time: Array<number>, value: Array<number | null> } | null, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> } | null, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> } | null, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> } | null, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } | null } };

export type CoveredShareFragment = { coveredSeconds: number | null, totalSeconds: number | null, share: number | null };

export type HeardSecondsFragment = { vehicles: number | null, pedestrians: number | null, cyclists: number | null };

export type RoadUserCountFragment = { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } };

export type CountColumnsFragment = { time: Array<number>, value: Array<number | null> };

export type OwnClassFiguresFragment = { ownClasses: { speeds: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null, lengths: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null } | null };

export type DailyTrafficFiguresFragment = { isEstimate: boolean | null, average: { vehicles: number | null, days: number | null }, byDayType: Array<{ dayType: DayType, vehicles: number | null, days: number | null }>, annual: { vehicles: number | null, days: number | null, lacks: NotAnnual | null, missingMeans: number | null }, days: Array<{ date: number, leftOut: LeftOutDay | null }> };

export type QuarterHourFiguresFragment = { from: number, to: number, peakLacks: NoPeak | null, peak: { time: number, vehicles: number, incoming: number | null, outgoing: number | null, factor: number, busiestQuarter: { time: number, vehicles: number } } | null, columns: { time: Array<number>, vehicles: Array<number | null>, lacks: Array<QuarterLack | null> } };

export type SpeedFiguresFragment = { averageSpeed: number | null, standardDeviation: number | null, percentageOverLimit: number | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v15: number | null, v50: number | null, v85: number | null, v95: number | null, sampleSize: number | null } | null };

export type FreeFlowFiguresFragment = { gap: number, knownFrom: number | null, free: number, following: number, unknown: number, counted: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, v15: number | null, v50: number | null, v85: number | null, v95: number | null, percentageOverLimit: number | null };

export type GroupSettingsQueryVariables = Exact<{
  id: string;
}>;


export type GroupSettingsQuery = { group: { etag: string | null, id: string, name: string, type: GroupType, timeZone: string, inOutGraphs: boolean | null, importsAllowed: boolean | null, secondFactor: boolean | null, createDate: number | null, ownClasses: { speeds: Array<{ to: number | null, name: string | null }> | null, lengths: Array<{ to: number | null, name: string | null }> | null } | null, summaryGroups: Array<{ name: string, clients: Array<{ id: string, isPlace: boolean }> | null }> | null } | null };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { group: { etag: string | null, id: string, name: string, type: GroupType, timeZone: string, inOutGraphs: boolean | null, importsAllowed: boolean | null, secondFactor: boolean | null, createDate: number | null, ownClasses: { speeds: Array<{ to: number | null, name: string | null }> | null, lengths: Array<{ to: number | null, name: string | null }> | null } | null, summaryGroups: Array<{ name: string, clients: Array<{ id: string, isPlace: boolean }> | null }> | null } | null } };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { group: { etag: string | null, id: string, name: string, type: GroupType, timeZone: string, inOutGraphs: boolean | null, importsAllowed: boolean | null, secondFactor: boolean | null, createDate: number | null, ownClasses: { speeds: Array<{ to: number | null, name: string | null }> | null, lengths: Array<{ to: number | null, name: string | null }> | null } | null, summaryGroups: Array<{ name: string, clients: Array<{ id: string, isPlace: boolean }> | null }> | null } } };

export type DeleteGroupsMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteGroupsMutation = { deleteGroups: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type AssignClientsToGroupMutationVariables = Exact<{
  input: GroupClientsInput;
}>;


export type AssignClientsToGroupMutation = { assignClientsToGroup: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type RemoveClientsFromGroupMutationVariables = Exact<{
  input: GroupClientsInput;
}>;


export type RemoveClientsFromGroupMutation = { removeClientsFromGroup: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type GroupSettingsFragment = { etag: string | null, id: string, name: string, type: GroupType, timeZone: string, inOutGraphs: boolean | null, importsAllowed: boolean | null, secondFactor: boolean | null, createDate: number | null, ownClasses: { speeds: Array<{ to: number | null, name: string | null }> | null, lengths: Array<{ to: number | null, name: string | null }> | null } | null, summaryGroups: Array<{ name: string, clients: Array<{ id: string, isPlace: boolean }> | null }> | null };

export type ImportsQueryVariables = Exact<{
  clientId: string;
}>;


export type ImportsQuery = { client: { id: string, name: string, timeZone: string, directionNamesSince: number | null, directionNames: { incoming: string | null, outgoing: string | null } | null, imports: Array<{ id: string, state: ImportState, progress: number | null, fileName: string, fileSize: number | null, createDate: number | null, createdBy: string | null, appliedDate: number | null, undoneDate: number | null, undoneBy: string | null, canUndo: boolean, look: { from: number | null, to: number | null, vehicles: number | null, pedestrians: number | null, bicycles: number | null } | null }> | null } | null };

export type ImportWholeQueryVariables = Exact<{
  id: string;
}>;


export type ImportWholeQuery = { import: { keptUntil: number | null, id: string, state: ImportState, progress: number | null, fileName: string, fileSize: number | null, createDate: number | null, createdBy: string | null, appliedDate: number | null, undoneDate: number | null, undoneBy: string | null, canUndo: boolean, options: { timeZone: string | null, sheet: string | null, separator: string | null, encoding: string | null, headerLine: number | null, directions: Record<string, unknown> | null, kinds: Record<string, unknown> | null, dateOrder: string | null, kind: string | null, intervalSeconds: number | null, gapSeconds: number | null, doubledHour: string | null, missingRows: string | null, overlap: string | null, keep: string | null, columns: Array<{ index: number, role: string | null, unit: string | null, kind: string | null, direction: string | null }> | null, only: { column: number, value: string } | null }, understanding: { form: string | null, compression: string | null, format: string | null, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerLine: number | null, preambleLines: number | null, commentLines: number | null, lines: number | null, records: string | null, dateOrder: string | null, timeZone: string | null, zoneNeeded: boolean | null, intervalSeconds: number | null, heardBy: string | null, gapSeconds: number | null, directions: Record<string, unknown>, columns: Array<{ index: number, name: string, role: string | null, unit: string | null, unitFrom: string | null, kind: string | null, direction: string | null, examples: Array<string> }>, assumptions: Array<{ code: string, params: Record<string, unknown>, message: string }>, questions: Array<{ code: string, params: Record<string, unknown>, message: string, column: number | null, answers: Array<string>, values: Array<string> }>, faults: Array<{ code: string, params: Record<string, unknown>, message: string }> } | null, look: { vehicles: number | null, pedestrians: number | null, bicycles: number | null, readings: number | null, intervals: number | null, incoming: number | null, outgoing: number | null, withoutDirection: number | null, withoutSpeed: number | null, first: Array<Record<string, unknown>>, from: number | null, to: number | null, coveredSeconds: number | null, coveredHours: number | null, coveredDays: number | null, gapCount: number | null, refused: number | null, deviceSeconds: number | null, partlyTaken: number | null, partlyLeftOut: number | null, sameAs: string | null, months: Array<{ month: string, users: number | null }>, gaps: Array<{ from: number, to: number }>, refusedByCode: Array<{ code: string, params: Record<string, unknown>, message: string, count: number | null }>, overlapped: Array<{ id: string, fileName: string, seconds: number | null, vehicles: number | null, pedestrians: number | null, bicycles: number | null, partlyKept: number | null, partlyReplaced: number | null }> } | null } | null };

export type SetImportOptionsMutationVariables = Exact<{
  input: SetImportOptionsInput;
}>;


export type SetImportOptionsMutation = { setImportOptions: { import: { id: string, state: ImportState, progress: number | null } } };

export type ApplyImportMutationVariables = Exact<{
  input: ImportInput;
}>;


export type ApplyImportMutation = { applyImport: { import: { id: string, state: ImportState, progress: number | null } } };

export type UndoImportMutationVariables = Exact<{
  input: ImportInput;
}>;


export type UndoImportMutation = { undoImport: { import: { id: string, state: ImportState, progress: number | null } } };

export type DeleteImportMutationVariables = Exact<{
  input: ImportInput;
}>;


export type DeleteImportMutation = { deleteImport: { id: string } };

export type ImportRowFragment = { id: string, state: ImportState, progress: number | null, fileName: string, fileSize: number | null, createDate: number | null, createdBy: string | null, appliedDate: number | null, undoneDate: number | null, undoneBy: string | null, canUndo: boolean };

export type PeriodNotesQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type PeriodNotesQuery = { client: { id: string, notes: Array<{ id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null }> | null, holidays: Array<{ date: string, from: number, to: number, name: { sl: string, en: string } }> | null, leftOut: Array<{ clientId: string, from: number, to: number, reason: string }> | null } | null };

export type NotesAroundQueryVariables = Exact<{
  id: string;
  earlier: IntervalInput;
  later: IntervalInput;
}>;


export type NotesAroundQuery = { client: { id: string, earlier: Array<{ id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null }> | null, later: Array<{ id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null }> | null } | null };

export type CreateNoteMutationVariables = Exact<{
  input: CreateNoteInput;
}>;


export type CreateNoteMutation = { createNote: { note: { id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null } } };

export type UpdateNoteMutationVariables = Exact<{
  input: UpdateNoteInput;
}>;


export type UpdateNoteMutation = { updateNote: { note: { id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null } } };

export type DeleteNoteMutationVariables = Exact<{
  input: DeleteNoteInput;
}>;


export type DeleteNoteMutation = { deleteNote: { isDeleted: boolean } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: { etag: string | null, silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean, valve: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } } | null };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: UpdateNotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: { notificationPreferences: { etag: string | null, silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean, valve: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } } } };

export type SendTestNotificationMutationVariables = Exact<{
  input: SendTestNotificationInput;
}>;


export type SendTestNotificationMutation = { sendTestNotification: { notification: { id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> } } };

export type RenewWebhookSecretMutationVariables = Exact<{
  input: RenewWebhookSecretInput;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, secretDate: number } };

export type NotificationSettingsFragment = { etag: string | null, silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean, valve: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } };

export type NotificationLineFragment = { id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> };

export type ClientStaysQueryVariables = Exact<{
  id: string;
}>;


export type ClientStaysQuery = { client: { id: string, isPlace: boolean, permissions: { editSettings: boolean } | null, stays: { etag: string | null, list: Array<{ clientId: string, guid: string, placeId: string | null, from: number | null, until: number | null, client: { id: string, hardwareType: string | null, settings: { serialNumber: string | null } } | null, place: { id: string, name: string } | null }> } | null } | null };

export type StayPartsFragment = { clientId: string, guid: string, placeId: string | null, from: number | null, until: number | null, place: { id: string, name: string } | null };

export type StayingDeviceFragment = { id: string, hardwareType: string | null, settings: { serialNumber: string | null } };

export type PlaceSettingsFragment = { locationName: string | null, locationAddress: string | null, speedLimit: number, measureDistance: number, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null };

export type MoveChoicesQueryVariables = Exact<{
  id: string;
}>;


export type MoveChoicesQuery = { client: { id: string, name: string, timeZone: string, visionType: VisionType | null, hardwareType: string | null, groups: Array<{ id: string, name: string }> | null, settings: { locationName: string | null, locationAddress: string | null, speedLimit: number, measureDistance: number, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null }, stays: { etag: string | null, list: Array<{ clientId: string, guid: string, placeId: string | null, from: number | null, until: number | null, place: { id: string, name: string } | null }> } | null } | null, places: Array<{ id: string, name: string, settings: { locationAddress: string | null }, groups: Array<{ id: string, name: string }> | null, stays: { list: Array<{ until: number | null, clientId: string, guid: string, client: { id: string, hardwareType: string | null, settings: { serialNumber: string | null } } | null }> } | null }> | null };

export type MoveClientMutationVariables = Exact<{
  input: MoveClientInput;
}>;


export type MoveClientMutation = { moveClient: { stays: { etag: string | null, list: Array<{ clientId: string, guid: string, placeId: string | null, from: number | null, until: number | null, place: { id: string, name: string } | null }> }, settings: { locationName: string | null, locationAddress: string | null, speedLimit: number, measureDistance: number, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null } | null } };

export type DeletePlaceMutationVariables = Exact<{
  input: DeletePlaceInput;
}>;


export type DeletePlaceMutation = { deletePlace: { id: string } };

export type PlacesOfDevicesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PlacesOfDevicesQuery = { clients: Array<{ id: string, stays: { list: Array<{ placeId: string | null, place: { id: string, name: string } | null }> } | null }> | null };

export type MoveHintQueryVariables = Exact<{
  id: string;
}>;


export type MoveHintQuery = { client: { id: string, moveHint: { since: number, noticed: number, signs: Array<MoveSign>, metres: number | null, before: { locationName: string | null, locationAddress: string | null, speedLimit: number, measureDistance: number, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null } | null } | null } | null };

export type DenyMoveMutationVariables = Exact<{
  input: DenyMoveInput;
}>;


export type DenyMoveMutation = { denyMove: { clientId: string } };

export type ProfilePartsFragment = { etag: string | null, id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null, hasPassword: boolean | null };

export type OwnSessionPartsFragment = { id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { etag: string | null, id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null, hasPassword: boolean | null } | null };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { profile: { etag: string | null, id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null, hasPassword: boolean | null } } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { changed: boolean } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { mailed: boolean } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> } };

export type PublicLocationsQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type PublicLocationsQuery = { locations: Array<{ id: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } }> | null };

export type PublicLocationQueryVariables = Exact<{
  id: string;
}>;


export type PublicLocationQuery = { client: { id: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } } | null };

export type PublicSummariesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type PublicSummariesQuery = { locations: Array<{ id: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, summary: { from: number, to: number, totalVehicles: number | null, averageSpeed: number | null, maxSpeed: number | null, v85: number | null, isEstimate: boolean | null, leftOutSeconds: number | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null } | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } }> | null };

export type PublicPeopleQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type PublicPeopleQuery = { clients: Array<{ id: string, measurement: { pedestrians: { total: number | null } | null, cyclists: { total: number | null } | null } | null }> | null };

export type PublicPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPageQuery = { session: { group: { id: string, name: string, type: GroupType, timeZone: string } | null } | null, portal: { tileUrl: string | null, tileAttribution: string } };

export type PublicArrivalsSubscriptionVariables = Exact<{
  clientId?: string | null | undefined;
}>;


export type PublicArrivalsSubscription = { clientMeasurement: { clientId: string, to: number | null } };

export type PublicTrafficQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type PublicTrafficQuery = { client: { directionNamesSince: number | null, id: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, directionNames: { incoming: string | null, outgoing: string | null } | null, measurement: { leftOutSeconds: number | null, from: number, to: number, timeZone: string | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, totalMeasurements: number | null, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number | null, speedLimit: number | null, isAssumedLimit: boolean | null, zeroSpeedCount: number | null, histogramWidth: number | null, histogramAbove: number | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number | null } | null, speedClasses: Array<{ from: number, to: number | null, vehicles: number | null, measurements: number | null, isEstimate: boolean | null }> | null, vehiclesPerDay: Array<{ time: number, value: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null, lengthClasses: Array<{ from: number, to: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, pedestrians: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, cyclists: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, columns: { histogram: { speed: Array<number>, vehicles: Array<number | null> } | null, vehicleCount: { time: Array<number>, value: Array<number | null> } | null, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> } | null, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> } | null, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> } | null, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } | null } } | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } } | null };

export type ReportQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
  isShort: boolean;
  asIfLimit?: number | null | undefined;
  gap?: number | null | undefined;
}>;


export type ReportQuery = { portal: { reportCompany: string, tileUrl: string | null, tileAttribution: string }, client: { isPlace: boolean, id: string, guid: string, name: string, visionType: VisionType | null, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, hasReported: boolean | null, lastCountDate: number | null, hasCounted: boolean | null, directionNamesSince: number | null, stays: { list: Array<{ clientId: string, guid: string, from: number | null, until: number | null }> } | null, settings: { measureDistance: number, locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null }, config: { document: Record<string, unknown> | null } | null, measurement: { from: number, to: number, timeZone: string | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, totalMeasurements: number | null, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number | null, speedLimit: number | null, isAssumedLimit: boolean | null, zeroSpeedCount: number | null, histogramWidth: number | null, histogramAbove: number | null, leftOutSeconds: number | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number | null, v15: number | null, v95: number | null } | null, speedClasses: Array<{ from: number, to: number | null, vehicles: number | null, measurements: number | null, isEstimate: boolean | null }> | null, vehiclesPerDay: Array<{ time: number, value: number | null }> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null, lengthClasses: Array<{ from: number, to: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, pedestrians: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, cyclists: { total: number | null, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> } | null, byHourIncoming: { time: Array<number>, value: Array<number | null> } | null, byHourOutgoing: { time: Array<number>, value: Array<number | null> } | null } } | null, columns: { histogram: { speed: Array<number>, vehicles: Array<number | null> } | null, vehicleCount: { time: Array<number>, value: Array<number | null> } | null, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> } | null, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> } | null, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> } | null, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } | null }, speedThresholds: Array<{ above: number | null, overLimit: number | null, vehicles: number | null, percentage: number | null, isEstimate: boolean | null }> | null, byDirection: Array<{ direction: Direction, vehicles: number | null, sampleSize: number | null, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null, isEstimate: boolean | null }> | null, peakHour: { time: number, vehicles: number | null } | null, dailyTable: Array<{ date: number, measurements: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, resultsTable: Array<{ date: number, measurements: number | null, vehicles: number | null, averageSpeed: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, isEstimate: boolean | null }> | null, ownClasses: { speeds: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null, lengths: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null } | null } | null, dailyTraffic: { isEstimate: boolean | null, average: { vehicles: number | null, days: number | null }, byDayType: Array<{ dayType: DayType, vehicles: number | null, days: number | null }>, annual: { vehicles: number | null, days: number | null, lacks: NotAnnual | null, missingMeans: number | null }, days: Array<{ date: number, leftOut: LeftOutDay | null }> } | null, quarterHours?: { from: number, to: number, peakLacks: NoPeak | null, peak: { time: number, vehicles: number, incoming: number | null, outgoing: number | null, factor: number, busiestQuarter: { time: number, vehicles: number } } | null, columns: { time: Array<number>, vehicles: Array<number | null>, lacks: Array<QuarterLack | null> } } | null, freeFlow?: { gap: number, knownFrom: number | null, free: number, following: number, unknown: number, counted: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, v15: number | null, v50: number | null, v85: number | null, v95: number | null, percentageOverLimit: number | null } | null, directionNames: { incoming: string | null, outgoing: string | null } | null, groups: Array<{ id: string, name: string, type: GroupType, inOutGraphs: boolean | null, importsAllowed: boolean | null }> | null, notes: Array<{ id: string, clientId: string | null, groupId: string | null, calendarId: string | null, kind: NoteKind, text: string, from: number, to: number, isEditable: boolean, etag: string | null }> | null, holidays: Array<{ date: string, from: number, to: number, name: { sl: string, en: string } }> | null, leftOut: Array<{ clientId: string, from: number, to: number, reason: string }> | null } | null, staticTexts: Array<{ id: number, text: string }> | null };

export type ReportCrestQueryVariables = Exact<{
  id: string;
}>;


export type ReportCrestQuery = { group: { crest: { picture: string } | null } | null };

export type ReportTablesFragment = { leftOutSeconds: number | null, percentiles: { v15: number | null, v95: number | null } | null, speedThresholds: Array<{ above: number | null, overLimit: number | null, vehicles: number | null, percentage: number | null, isEstimate: boolean | null }> | null, byDirection: Array<{ direction: Direction, vehicles: number | null, sampleSize: number | null, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null, isEstimate: boolean | null }> | null, peakHour: { time: number, vehicles: number | null } | null, dailyTable: Array<{ date: number, measurements: number | null, vehicles: number | null, isEstimate: boolean | null }> | null, resultsTable: Array<{ date: number, measurements: number | null, vehicles: number | null, averageSpeed: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, isEstimate: boolean | null }> | null, ownClasses: { speeds: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null, lengths: Array<{ from: number, to: number | null, name: string | null, vehicles: number | null, percentage: number | null, incoming: number | null, outgoing: number | null, isEstimate: boolean | null }> | null } | null };

export type ReportSchedulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportSchedulesQuery = { reportSchedules: Array<{ etag: string | null, id: string, name: string, interval: IntervalPreset, language: ReportLanguage, cron: string, timeZone: string, recipients: Array<string>, enabled: boolean, nextRunDate: number | null, clients: Array<{ id: string, name: string }> | null, group: { id: string, name: string } | null, lastRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } | null }> | null };

export type ReportScheduleRunsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ReportScheduleRunsQuery = { reportSchedule: { etag: string | null, id: string, name: string, interval: IntervalPreset, language: ReportLanguage, cron: string, timeZone: string, recipients: Array<string>, enabled: boolean, nextRunDate: number | null, runs: { nodes: Array<{ id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, clients: Array<{ id: string, name: string }> | null, group: { id: string, name: string } | null, lastRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } | null } | null };

export type ReportScheduleDatesQueryVariables = Exact<{
  cron: string;
  timeZone?: string | null | undefined;
}>;


export type ReportScheduleDatesQuery = { reportScheduleDates: { timeZone: string, dates: Array<number> } | null };

export type CreateReportScheduleMutationVariables = Exact<{
  input: CreateReportScheduleInput;
}>;


export type CreateReportScheduleMutation = { createReportSchedule: { reportSchedule: { etag: string | null, id: string, name: string, interval: IntervalPreset, language: ReportLanguage, cron: string, timeZone: string, recipients: Array<string>, enabled: boolean, nextRunDate: number | null, clients: Array<{ id: string, name: string }> | null, group: { id: string, name: string } | null, lastRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } | null } } };

export type UpdateReportScheduleMutationVariables = Exact<{
  input: UpdateReportScheduleInput;
}>;


export type UpdateReportScheduleMutation = { updateReportSchedule: { reportSchedule: { etag: string | null, id: string, name: string, interval: IntervalPreset, language: ReportLanguage, cron: string, timeZone: string, recipients: Array<string>, enabled: boolean, nextRunDate: number | null, clients: Array<{ id: string, name: string }> | null, group: { id: string, name: string } | null, lastRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } | null } } };

export type DeleteReportSchedulesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteReportSchedulesMutation = { deleteReportSchedules: { failed: number } };

export type RunReportScheduleMutationVariables = Exact<{
  input: RunReportScheduleInput;
}>;


export type RunReportScheduleMutation = { runReportSchedule: { reportRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } } };

export type ResendReportMutationVariables = Exact<{
  input: ResendReportInput;
}>;


export type ResendReportMutation = { resendReport: { reportRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } } };

export type ReportScheduleLineFragment = { etag: string | null, id: string, name: string, interval: IntervalPreset, language: ReportLanguage, cron: string, timeZone: string, recipients: Array<string>, enabled: boolean, nextRunDate: number | null, clients: Array<{ id: string, name: string }> | null, group: { id: string, name: string } | null, lastRun: { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> } | null };

export type ReportRunLineFragment = { id: string, dueDate: number, manual: boolean, from: number, to: number, state: ReportRunState, attempts: number, startDate: number | null, endDate: number | null, nextAttemptDate: number | null, reason: ReportRunReason | null, file: { name: string, size: number | null } | null, deliveries: Array<{ recipient: string, state: DeliveryState, attempts: number, sentDate: number | null, reason: ReportDeliveryReason | null }> };

export type LastRevisionQueryVariables = Exact<{
  kind: RevisionKind;
  id: string;
}>;


export type LastRevisionQuery = { revisions: { nodes: Array<{ version: number, time: number | null, changedBy: { email: string | null } | null }> } | null };

export type RevisionsQueryVariables = Exact<{
  kind: RevisionKind;
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RevisionsQuery = { revisions: { nodes: Array<{ version: number, time: number | null, removed: boolean | null, changeCount: number | null, changedBy: { email: string | null } | null, changes: Array<{ path: string | null, before: unknown, after: unknown }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type RestoreRevisionMutationVariables = Exact<{
  input: RestoreRevisionInput;
}>;


export type RestoreRevisionMutation = { restoreRevision: { restored: boolean, config: { document: Record<string, unknown>, changed: boolean, etag: string } | null, speedLimits: { list: Array<{ from: number | null, speedLimit: number }> } | null } };

export type SecondFactorsPartsFragment = { recoveryCodes: number | null, passkeys: boolean | null, canAdd: boolean | null, factors: Array<{ id: string, kind: SecondFactorKind, name: string | null, createDate: number | null, lastUsedDate: number | null }> };

export type MySecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorsQuery = { mySecondFactors: { recoveryCodes: number | null, passkeys: boolean | null, canAdd: boolean | null, factors: Array<{ id: string, kind: SecondFactorKind, name: string | null, createDate: number | null, lastUsedDate: number | null }> } | null };

export type BeginSecondFactorMutationVariables = Exact<{
  input: BeginSecondFactorInput;
}>;


export type BeginSecondFactorMutation = { beginSecondFactor: { begun: { token: string, passkeyOptions: Record<string, unknown> | null, totp: { secret: string, address: string } | null } } };

export type AddSecondFactorMutationVariables = Exact<{
  input: AddSecondFactorInput;
}>;


export type AddSecondFactorMutation = { addSecondFactor: { recoveryCodes: Array<string> | null, secondFactors: { recoveryCodes: number | null, passkeys: boolean | null, canAdd: boolean | null, factors: Array<{ id: string, kind: SecondFactorKind, name: string | null, createDate: number | null, lastUsedDate: number | null }> } } };

export type RemoveSecondFactorMutationVariables = Exact<{
  input: RemoveSecondFactorInput;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { secondFactors: { recoveryCodes: number | null, passkeys: boolean | null, canAdd: boolean | null, factors: Array<{ id: string, kind: SecondFactorKind, name: string | null, createDate: number | null, lastUsedDate: number | null }> } } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, secondFactors: { recoveryCodes: number | null, passkeys: boolean | null, canAdd: boolean | null, factors: Array<{ id: string, kind: SecondFactorKind, name: string | null, createDate: number | null, lastUsedDate: number | null }> } } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { portal: { offers: Array<PortalOffer> | null }, session: { secondFactorNeeded: boolean | null, admin: boolean, user: { id: string, email: string | null, username: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, language: Language | null } | null, group: { id: string, name: string, type: GroupType } | null, permissions: { labelVideos: boolean } } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { secondStep: { token: string, totp: boolean | null, recoveryCodes: boolean | null, passkeyOptions: Record<string, unknown> | null } | null, session: { secondFactorNeeded: boolean | null, user: { id: string, username: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, language: Language | null } | null, group: { id: string, name: string } | null } | null } };

export type SignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInQuery = { session: { secondFactorNeeded: boolean | null, user: { id: string, username: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, language: Language | null } | null, group: { id: string, name: string } | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { signedOut: boolean, signOutUrl: string | null } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { confirmed: boolean } };

export type GuestOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestOffersQuery = { portal: { offers: Array<PortalOffer> | null, signInWays: { passwordsFor: PasswordsFor, providers: Array<{ name: string, label: string }> } | null } };

export type AskForPasswordMutationVariables = Exact<{
  input: AskForPasswordInput;
}>;


export type AskForPasswordMutation = { askForPassword: { taken: boolean } };

export type CheckAccountLinkMutationVariables = Exact<{
  input: AccountLinkInput;
}>;


export type CheckAccountLinkMutation = { checkAccountLink: { link: { purpose: AccountLinkPurpose, email: string | null, language: Language | null, expireDate: number | null } } };

export type SetPasswordByLinkMutationVariables = Exact<{
  input: SetPasswordByLinkInput;
}>;


export type SetPasswordByLinkMutation = { setPasswordByLink: { email: string | null } };

export type ConfirmEmailMutationVariables = Exact<{
  input: AccountLinkInput;
}>;


export type ConfirmEmailMutation = { confirmEmail: { email: string | null } };

export type ChooseLanguageMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type ChooseLanguageMutation = { updateProfile: { profile: { id: string, language: Language | null } } };

export type SignInSecondStepMutationVariables = Exact<{
  input: SignInSecondStepInput;
}>;


export type SignInSecondStepMutation = { signInSecondStep: { session: { secondFactorNeeded: boolean | null, user: { id: string, username: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, language: Language | null } | null, group: { id: string, name: string } | null } } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { signIn: { token: string, passkeyOptions: Record<string, unknown> | null } } };

export type SignInByPasskeyMutationVariables = Exact<{
  input: SignInByPasskeyInput;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { session: { secondFactorNeeded: boolean | null, user: { id: string, username: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, language: Language | null } | null, group: { id: string, name: string } | null } } };

export type ClientSettingsQueryVariables = Exact<{
  id: string;
}>;


export type ClientSettingsQuery = { client: { id: string, isPlace: boolean, hardwareType: string | null, visionType: VisionType | null, timeZone: string, etag: string | null, hasConfig: boolean | null, settings: { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null, displayConfiguration: { type: DisplayType | null, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, overLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> }, permissions: { editSettings: boolean, editPingInterval: boolean, exportConfig: boolean } | null, info: { configVersion: number | null, configVersionDate: number | null }, config: { version: number | null, changeDate: number | null, document: Record<string, unknown> | null, etag: string | null, config: { basic: { displayOff: DisplayOff | null, brightnessLevels: Array<number> | null, measurementInterval: number | null, pingInterval: number | null } | null } | null } | null } | null, hardwareTypes: Array<{ name: string, hasDisplay: boolean }> };

export type EditedSettingsFragment = { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null, displayConfiguration: { type: DisplayType | null, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, overLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> };

export type SlotFragment = { textType: DisplayTextType | null, textId: string | null, textUuid: string | null };

export type EditedTextFragment = { name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> };

export type DisplayChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplayChoicesQuery = { staticTexts: Array<{ id: number, text: string }> | null, sharedTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> | null, resources: Array<{ id: string, name: string | null }> | null };

export type GeneratedConfigQueryVariables = Exact<{
  input: GeneratedConfigInput;
}>;


export type GeneratedConfigQuery = { generatedConfig: { document: Record<string, unknown>, changed: boolean } | null };

export type FollowingConfigQueryVariables = Exact<{
  input: GeneratedConfigInput;
  stored: GeneratedConfigInput;
}>;


export type FollowingConfigQuery = { following: { document: Record<string, unknown>, changed: boolean, etag: string } | null, stored: { document: Record<string, unknown> } | null };

export type UpdateClientSettingsMutationVariables = Exact<{
  input: UpdateClientSettingsInput;
}>;


export type UpdateClientSettingsMutation = { updateClientSettings: { configChanged: boolean, client: { id: string, name: string, directionNames: { incoming: string | null, outgoing: string | null } | null, settings: { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, directionNames: { incoming: string | null, outgoing: string | null } | null, displayConfiguration: { type: DisplayType | null, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, overLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitLeft: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null }, underLimitRight: { textType: DisplayTextType | null, textId: string | null, textUuid: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> } } | null } };

export type ClientConfigTakenSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientConfigTakenSubscription = { clientStatus: { id: string, lastActiveDate: number | null, info: { configVersion: number | null, configVersionDate: number | null } } };

export type ClientDiagnosticsQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ClientDiagnosticsQuery = { client: { id: string, timeZone: string, diagnostics: Array<{ kind: DiagnosticKind, points: Array<{ time: number, value: number | null }> | null }> | null } | null };

export type SignsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SignsQuery = { clients: Array<{ id: string, config: { document: Record<string, unknown> | null } | null }> | null, staticTexts: Array<{ id: number, text: string }> | null };

export type ClientSpeedLimitsQueryVariables = Exact<{
  id: string;
}>;


export type ClientSpeedLimitsQuery = { client: { id: string, timeZone: string, permissions: { editSettings: boolean } | null, speedLimits: { etag: string | null, list: Array<{ from: number | null, speedLimit: number }> } | null } | null };

export type SetSpeedLimitsMutationVariables = Exact<{
  input: SetSpeedLimitsInput;
}>;


export type SetSpeedLimitsMutation = { setSpeedLimits: { speedLimits: { etag: string | null, list: Array<{ from: number | null, speedLimit: number }> } } };

export type SummaryGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type SummaryGroupsQuery = { groups: Array<{ id: string, name: string, timeZone: string, summaryGroups: Array<{ name: string, clients: Array<{ id: string, name: string, visionType: VisionType | null, hardwareType: string | null }> | null }> | null }> | null };

export type SystemQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemQuery = { system: { gateway: { version: string, node: string, startDate: number }, platform: { version: string | null, node: string | null, startDate: number | null, schemaVersion: string | null } | null, renderer: { available: boolean, reason: string | null }, database: { engine: DatabaseEngine | null, version: string | null, bytes: number | null, largestTables: Array<{ name: string | null, bytes: number | null, rows: number | null }> | null } | null, queues: { notificationsWaiting: number | null, actionsPending: number | null, rolloutsRunning: number | null, statisticsBusy: number | null, eventListeners: number | null, reportRuns: Array<{ state: ReportRunState | null, count: number | null }> | null } | null, jobs: Array<{ name: string | null, lastRun: number | null, hasRun: boolean | null, lastOutcome: JobOutcome | null, nextRun: number | null }> | null, backups: Array<{ date: number | null, bytes: number | null, seconds: number | null, file: string | null, outcome: BackupOutcome | null }> | null } | null };

export type RoadFiguresQueryVariables = Exact<{
  groupId?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
  withPlaces?: boolean;
}>;


export type RoadFiguresQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, leftOutSeconds: number | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, averageSpeed: number | null, maxSpeed: number | null, speedLimit: number | null, percentageOverLimit: number | null, vehicleOverLimitCount: number | null, timeZone: string | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v85: number | null, sampleSize: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null } | null }> | null, places?: Array<{ id: string, measurement: { from: number, to: number, leftOutSeconds: number | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, averageSpeed: number | null, maxSpeed: number | null, speedLimit: number | null, percentageOverLimit: number | null, vehicleOverLimitCount: number | null, timeZone: string | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v85: number | null, sampleSize: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null } | null }> | null };

export type RoadPeopleQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
  withPlaces?: boolean;
}>;


export type RoadPeopleQuery = { clients: Array<{ id: string, measurement: { pedestrians: { total: number | null, totalTrend: number | null } | null, cyclists: { total: number | null, totalTrend: number | null } | null } | null }> | null, places?: Array<{ id: string, measurement: { pedestrians: { total: number | null, totalTrend: number | null } | null, cyclists: { total: number | null, totalTrend: number | null } | null } | null }> | null };

export type RoadSpeedClassesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadSpeedClassesQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, speedClasses: Array<{ from: number, to: number | null, vehicles: number | null, measurements: number | null, isEstimate: boolean | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadHistogramQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadHistogramQuery = { clients: Array<{ id: string, timeZone: string, measurement: { histogramWidth: number | null, histogramAbove: number | null, from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, histogram: Array<{ speed: number, vehicles: number | null }> | null, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number | null } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadVehicleCountQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadVehicleCountQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, vehicleCount: Array<{ time: number, value: number | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadVehiclesPerDayQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadVehiclesPerDayQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, vehiclesPerDay: Array<{ time: number, value: number | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadAveragePerHourQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadAveragePerHourQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, averagePerHour: Array<{ hour: number, value: number | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadPercentilesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadPercentilesQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, vehicleCount: Array<{ time: number, value: number | null }> | null, percentilesPerHour: Array<{ time: number, v30: number | null, v50: number | null, v85: number | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadSpeedsQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadSpeedsQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, vehicleCount: Array<{ time: number, value: number | null }> | null, speedPerHour: Array<{ time: number, max: number | null, average: number | null }> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadPeopleCountQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadPeopleCountQuery = { clients: Array<{ id: string, timeZone: string, measurement: { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, pedestrians: { total: number | null, totalTrend: number | null, byHour: Array<{ time: number, value: number | null }> | null } | null, cyclists: { total: number | null, totalTrend: number | null, byHour: Array<{ time: number, value: number | null }> | null } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null } | null }> | null };

export type RoadFiguresFragment = { from: number, to: number, leftOutSeconds: number | null, estimates: Array<EstimatedFigure> | null, totalVehicles: number | null, totalVehiclesTrend: number | null, averageSpeed: number | null, maxSpeed: number | null, speedLimit: number | null, percentageOverLimit: number | null, vehicleOverLimitCount: number | null, timeZone: string | null, completeness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, previousCompleteness: { coveredSeconds: number | null, totalSeconds: number | null, share: number | null } | null, heard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, previousHeard: { vehicles: number | null, pedestrians: number | null, cyclists: number | null } | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v85: number | null, sampleSize: number | null } | null, resolution: { unit: ResolutionUnit, from: number, to: number } | null };

export type RoadSeriesHeadFragment = { from: number, to: number, timeZone: string | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null };

export type RoadPeopleFragment = { pedestrians: { total: number | null, totalTrend: number | null } | null, cyclists: { total: number | null, totalTrend: number | null } | null };

export type ClientDailyTrafficQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ClientDailyTrafficQuery = { client: { id: string, dailyTraffic: { isEstimate: boolean | null, average: { vehicles: number | null, days: number | null }, byDayType: Array<{ dayType: DayType, vehicles: number | null, days: number | null }>, annual: { vehicles: number | null, days: number | null, lacks: NotAnnual | null, missingMeans: number | null }, days: Array<{ date: number, leftOut: LeftOutDay | null }> } | null } | null };

export type ClientQuarterHoursQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ClientQuarterHoursQuery = { client: { id: string, quarterHours: { from: number, to: number, peakLacks: NoPeak | null, peak: { time: number, vehicles: number, incoming: number | null, outgoing: number | null, factor: number, busiestQuarter: { time: number, vehicles: number } } | null, columns: { time: Array<number>, vehicles: Array<number | null>, lacks: Array<QuarterLack | null> } } | null } | null };

export type ClientSpeedFiguresQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
  asIfLimit?: number | null | undefined;
}>;


export type ClientSpeedFiguresQuery = { client: { id: string, measurement: { averageSpeed: number | null, standardDeviation: number | null, percentageOverLimit: number | null, speedLimit: number | null, estimates: Array<EstimatedFigure> | null, speedLimits: Array<{ from: number, speedLimit: number }> | null, percentiles: { v15: number | null, v50: number | null, v85: number | null, v95: number | null, sampleSize: number | null } | null } | null } | null };

export type ClientFreeFlowQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
  gap: number;
  asIfLimit?: number | null | undefined;
}>;


export type ClientFreeFlowQuery = { client: { id: string, freeFlow: { gap: number, knownFrom: number | null, free: number, following: number, unknown: number, counted: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, v15: number | null, v50: number | null, v85: number | null, v95: number | null, percentageOverLimit: number | null } | null } | null };

export type UsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { nodes: Array<{ id: string, email: string | null, username: string | null, firstName: string | null, lastName: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, confirmed: boolean | null, secondFactors: number | null, etag: string | null, createDate: number | null, hasGroup: boolean | null, invitation: { expireDate: number | null, mail: InvitationMail | null } | null, group: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpdateUsersMutationVariables = Exact<{
  input: UpdateUsersInput;
}>;


export type UpdateUsersMutation = { updateUsers: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { user: { id: string, email: string | null, username: string | null, firstName: string | null, lastName: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, confirmed: boolean | null, secondFactors: number | null, etag: string | null, createDate: number | null, hasGroup: boolean | null, invitation: { expireDate: number | null, mail: InvitationMail | null } | null, group: { id: string, name: string } | null } } };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { user: { id: string, email: string | null, username: string | null, firstName: string | null, lastName: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, confirmed: boolean | null, secondFactors: number | null, etag: string | null, createDate: number | null, hasGroup: boolean | null, invitation: { expireDate: number | null, mail: InvitationMail | null } | null, group: { id: string, name: string } | null } } };

export type MakeAccountLinkMutationVariables = Exact<{
  input: MakeAccountLinkInput;
}>;


export type MakeAccountLinkMutation = { makeAccountLink: { url: string, purpose: AccountLinkPurpose, expireDate: number | null } };

export type MailAccountLinkMutationVariables = Exact<{
  input: MailAccountLinkInput;
}>;


export type MailAccountLinkMutation = { mailAccountLink: { mailed: boolean } };

export type DeleteUsersMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteUsersMutation = { deleteUsers: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type AssignUsersToGroupMutationVariables = Exact<{
  input: GroupUsersInput;
}>;


export type AssignUsersToGroupMutation = { assignUsersToGroup: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type RemoveUsersFromGroupMutationVariables = Exact<{
  input: UsersBulkInput;
}>;


export type RemoveUsersFromGroupMutation = { removeUsersFromGroup: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string, retryable: boolean, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null, fields: Array<{ path: string, message: string, fault: string | null, params: Record<string, unknown> | null, fromPlatform: boolean | null }> | null } | null }> } };

export type UserRowFragment = { id: string, email: string | null, username: string | null, firstName: string | null, lastName: string | null, admin: boolean | null, labeller: boolean | null, role: GroupRole | null, confirmed: boolean | null, secondFactors: number | null, etag: string | null, createDate: number | null, hasGroup: boolean | null, invitation: { expireDate: number | null, mail: InvitationMail | null } | null, group: { id: string, name: string } | null };

export type TakeSecondFactorsMutationVariables = Exact<{
  input: TakeSecondFactorsInput;
}>;


export type TakeSecondFactorsMutation = { takeSecondFactors: { taken: boolean } };

export type ValveLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ValveLocationsQuery = { valveLocations: Array<{ id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, settings: { markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }> | null };

export type ValveLocationQueryVariables = Exact<{
  id: string;
}>;


export type ValveLocationQuery = { valveLocation: { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, permissions: { editSchedule: boolean, editBundles: boolean, controlValves: boolean, controlAll: boolean }, bundles: Array<{ id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }>, unbundled: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } | null };

export type ValveLocationChangedSubscriptionVariables = Exact<{
  locationId: string;
}>;


export type ValveLocationChangedSubscription = { valveLocationChanged: { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, bundles: Array<{ id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }>, unbundled: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } };

export type ValveHistoryQueryVariables = Exact<{
  clientId: string;
  interval: IntervalInput;
}>;


export type ValveHistoryQuery = { client: { id: string, name: string, timeZone: string, valve: { id: string, history: { flow: Array<{ from: number, to: number, open: boolean }>, expected: Array<{ from: number, to: number, kind: ValveRunKind }> | null, runs: Array<{ from: number, to: number | null, kind: ValveRunKind, outcome: ValveRunOutcome, flowSeconds: number | null }> | null, days: Array<{ date: string, from: number, to: number, expectedSeconds: number, openSeconds: number, knownSeconds: number }> | null } | null } | null } | null };

export type ValveSchedulePreviewQueryVariables = Exact<{
  locationId: string;
  schedule: Array<ScheduleRowInput> | ScheduleRowInput;
  from?: number | null | undefined;
  days?: number | null | undefined;
}>;


export type ValveSchedulePreviewQuery = { valveSchedulePreview: { from: number, to: number, openings: Array<{ from: number, to: number, kind: ValveRunKind }>, rows: Array<{ neverRuns: boolean, overlaps: Array<number>, openings: Array<{ from: number, to: number, kind: ValveRunKind }> }> } | null };

export type SetValveModeMutationVariables = Exact<{
  input: SetValveModeInput;
}>;


export type SetValveModeMutation = { setValveMode: { done: number, failed: number, results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode, message: string } | null }> } };

export type StopValveLocationMutationVariables = Exact<{
  input: StopValveLocationInput;
}>;


export type StopValveLocationMutation = { stopValveLocation: { valveLocation: { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, bundles: Array<{ id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }>, unbundled: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } } };

export type SetRainDelayMutationVariables = Exact<{
  input: SetRainDelayInput;
}>;


export type SetRainDelayMutation = { setRainDelay: { valveLocation: { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, bundles: Array<{ id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }>, unbundled: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } } };

export type PauseValveBundleMutationVariables = Exact<{
  input: PauseValveBundleInput;
}>;


export type PauseValveBundleMutation = { pauseValveBundle: { bundle: { id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } | null } };

export type UpdateValveBundleMutationVariables = Exact<{
  input: UpdateValveBundleInput;
}>;


export type UpdateValveBundleMutation = { updateValveBundle: { bundle: { id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } | null } };

export type CreateValveBundleMutationVariables = Exact<{
  input: CreateValveBundleInput;
}>;


export type CreateValveBundleMutation = { createValveBundle: { bundle: { id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> } | null } };

export type DeleteValveBundlesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteValveBundlesMutation = { deleteValveBundles: { failed: number, results: Array<{ id: string, error: { code: ErrorCode, message: string } | null }> } };

export type MoveValvesMutationVariables = Exact<{
  input: MoveValvesInput;
}>;


export type MoveValvesMutation = { moveValves: { failed: number, results: Array<{ id: string, error: { code: ErrorCode, message: string } | null }> } };

export type ValveLocationLineFragment = { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, settings: { markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> };

export type ValveLocationWholeFragment = { id: string, name: string, timeZone: string, valveCount: number, rainDelayUntil: number | null, bundles: Array<{ id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> }>, unbundled: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> };

export type ValveBundleCardFragment = { id: string, name: string, version: number | null, changeDate: number | null, changedBy: string | null, pausedUntil: number | null, schedule: Array<{ startTime: string, endTime: string | null, duration: number | null, weekDays: Array<WeekDay> }> | null, valves: Array<{ id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null }> };

export type ValveCardFragment = { id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, client: { id: string, name: string, lastActiveDate: number | null, info: { alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> | null, settings: { notes: string | null, locationAddress: string | null, markerPosition: { lat: number, lng: number } | null } }, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null };

export type ValveNowFragment = { id: string, mode: ValveMode | null, manualUntil: number | null, expectedOpen: boolean | null, nextChange: number | null, pausedUntil: number | null, state: FlowState, reported: { time: number | null, open: boolean | null } | null, deviation: { since: number | null, urgent: boolean } | null, order: { since: number | null, heardDate: number | null, state: ValveOrderState | null } | null };

export type ValveOpeningTimesFragment = { from: number, to: number, kind: ValveRunKind };

export type NextTrafficVideoQueryVariables = Exact<{ [key: string]: never; }>;


export type NextTrafficVideoQuery = { nextTrafficVideo: { id: string, checked: boolean | null, title: string | null, recordedDate: number | null, url: string | null, frameRate: number | null, vehicles: Array<{ id: string, faultyReading: boolean | null, direction: Direction | null, vehicleType: string | null, plate: string | null, datetime: number | null, frame: number | null }> | null } | null };

export type TrafficVideoCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrafficVideoCountsQuery = { trafficVideoCounts: { waiting: number | null, inWork: number | null, done: number | null } | null };

export type SaveTrafficVideoLabelsMutationVariables = Exact<{
  input: SaveTrafficVideoLabelsInput;
}>;


export type SaveTrafficVideoLabelsMutation = { saveTrafficVideoLabels: { video: { id: string, checked: boolean | null } | null } };

export type ReturnTrafficVideoMutationVariables = Exact<{
  input: ReturnTrafficVideoInput;
}>;


export type ReturnTrafficVideoMutation = { returnTrafficVideo: { returned: boolean } };

export type LabelledVideoFragment = { id: string, checked: boolean | null, title: string | null, recordedDate: number | null, url: string | null, frameRate: number | null, vehicles: Array<{ id: string, faultyReading: boolean | null, direction: Direction | null, vehicleType: string | null, plate: string | null, datetime: number | null, frame: number | null }> | null };
