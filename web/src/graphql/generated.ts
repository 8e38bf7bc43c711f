/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** A JSON merge patch (RFC 7386) of each device's document, e.g. `{ BasicConfig: { vMax: 120 } }`: null takes away, lists are given whole. Two calls a device. */
  mergePatch?: Record<string, unknown> | null | undefined;
};

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

/** How one item of a bulk change went. */
export type BulkStatus =
  /** Changed; with a dry run: would have been changed. */
  | 'DONE'
  /** Refused or failed; `error` says why. */
  | 'FAILED'
  /** Nothing to do, given twice, or not begun; where it was not begun, `error` says why. */
  | 'SKIPPED';

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

/** What is left out stays; null takes it away. */
export type ClientSettingsInput = {
  /** The device's own texts, whole; 200 at most. */
  customTexts?: Array<CustomTextInput> | null | undefined;
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

/** A new template: empty, typed, or a whole document. */
export type CreateConfigTemplateInput = {
  /** Its configuration. */
  config?: DeviceConfigInput | null | undefined;
  /** Its configuration, as a whole document. */
  document?: Record<string, unknown> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The type of hardware that it is for, one of hardwareTypes. */
  hardwareType: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
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

/** Which to take away. */
export type DeleteInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 250 at most. */
  ids: Array<string>;
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

/** How far a notification has come. */
export type DeliveryState =
  /** Not sent, as it was not to be any more. */
  | 'DROPPED'
  /** Given up. */
  | 'FAILED'
  /** The receiver has taken it. */
  | 'SENT'
  /** For the end of quiet hours, or for the next try. */
  | 'WAITING';

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
  /** One of the custom texts that all devices share; its index names it. */
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

/** Which device, and what would be so. */
export type GeneratedConfigInput = {
  /** The device. */
  clientId: string;
  /** What is left out is as the device has it. */
  settings?: ClientSettingsInput | null | undefined;
  /** What is left out is as the device has it. */
  sign?: SignSettingsInput | null | undefined;
};

/** What a group's overview shows. */
export type GroupType =
  /** Signs and counters, with their traffic. */
  | 'SPEED'
  /** Irrigation valves, with their schedules. */
  | 'VALVE';

/** Where a text stands from left to right. */
export type HorizontalAlignment =
  /** In the middle. */
  | 'CENTER'
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** A preset, or from and to. */
export type IntervalInput = {
  /** First second of the period. */
  from?: number | null | undefined;
  /** A period that ends now. */
  preset?: IntervalPreset | null | undefined;
  /** First second after the period. */
  to?: number | null | undefined;
};

/** Periods that end now, in the device's time zone. */
export type IntervalPreset =
  /** The last 86 400 seconds. */
  | 'LAST_24H'
  /** Since the same wall time 31 days ago. */
  | 'MONTH'
  /** Since local midnight; trends compare with the same part of yesterday. */
  | 'TODAY'
  /** Since the same wall time 14 days ago. */
  | 'TWO_WEEKS'
  /** Since the same wall time 7 days ago. */
  | 'WEEK';

/** A language of the screens. */
export type Language =
  /** English. */
  | 'EN'
  /** Slovenian. */
  | 'SL';

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
  | 'TEST';

/** What the person is to be told of; what is left out stays. */
export type NotificationEventsInput = {
  /** That a device raises an alarm. */
  alarm?: boolean | null | undefined;
  /** That a device which was silent reports again. */
  back?: boolean | null | undefined;
  /** That a device has been silent for long. */
  silent?: boolean | null | undefined;
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

/** What signs show of who drives too fast by so much. */
export type PenaltyStepInput = {
  /** How many texts it has, and where they stand. */
  layout: CustomTextLayout;
  /** From so many km/h above the limit on: 1 to 150. */
  overLimitBy: number;
  /** As many as the layout has: none to three. */
  texts: Array<CustomTextLineInput>;
};

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

/** How the secret is made. */
export type RenewWebhookSecretInput = {
  /** Only try: nothing is changed, and the secret opens nothing. */
  dryRun?: boolean;
};

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
  /** The earlier version. */
  version: number;
};

/** How the test is sent. */
export type SendTestNotificationInput = {
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
};

/** Who signs in. */
export type SignInInput = {
  /** The account's e-mail. */
  email: string;
  /** The account's password. */
  password: string;
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

/** Which device, and what is to be so. */
export type UpdateClientSettingsInput = {
  /** The device. */
  clientId: string;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** What is left out stays; null takes it away. */
  settings: ClientSettingsInput;
  /** What is left out stays. */
  sign?: SignSettingsInput | null | undefined;
};

/** What is to change of a template; what is left out stays. */
export type UpdateConfigTemplateInput = {
  /** Laid over its configuration: what is left out stays, null takes it away, lists are given whole. */
  config?: DeviceConfigInput | null | undefined;
  /** A whole document in the place of its configuration. */
  document?: Record<string, unknown> | null | undefined;
  /** Only try: everything is checked, nothing is changed. */
  dryRun?: boolean;
  /** The type of hardware that it is for, one of hardwareTypes. */
  hardwareType?: string | null | undefined;
  /** The template. */
  id: string;
  /** 8 to 100 letters, digits, `-` or `_`. Sent again with the same key, the change is not made twice; `bulkProgress` follows it. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
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
  /** Of the screens; null: as the browser says. */
  language?: Language | null | undefined;
  /** Up to 100 characters. */
  lastName?: string | null | undefined;
  /** Up to 50 characters. */
  phone?: string | null | undefined;
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
  /** What people call it; null takes the name away. */
  name?: string | null | undefined;
  /** All its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before. */
  penaltySteps?: Array<PenaltyStepInput> | null | undefined;
};

/** Where a text stands from top to bottom. */
export type VerticalAlignment =
  /** At the lower edge. */
  | 'BOTTOM'
  /** In the middle. */
  | 'CENTER'
  /** At the upper edge. */
  | 'TOP';

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

export type ClientTrafficQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ClientTrafficQuery = { client: { id: string, guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, measurement: { from: number, to: number, timeZone: string, totalVehicles: number, totalVehiclesTrend: number | null, totalMeasurements: number, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number, speedLimit: number, zeroSpeedCount: number, histogramAbove: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number }, speedClasses: Array<{ from: number, to: number | null, vehicles: number, measurements: number }>, vehiclesPerDay: Array<{ time: number, value: number | null }>, averagePerHour: Array<{ hour: number, value: number | null }>, lengthClasses: Array<{ from: number, to: number | null, vehicles: number }>, pedestrians: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, cyclists: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, columns: { histogram: { speed: Array<number>, vehicles: Array<number> }, vehicleCount: { time: Array<number>, value: Array<number | null> }, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> }, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> }, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> }, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> }, hourOfWeek: { weekDay: Array<WeekDay>, hour: Array<number>, coveredSeconds: Array<number>, vehicles: Array<number | null>, averageSpeed: Array<number | null>, v85: Array<number | null> } }, speedThresholds: Array<{ above: number, vehicles: number, percentage: number | null }>, byDirection: Array<{ direction: Direction, vehicles: number, sampleSize: number, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null }>, peakHour: { time: number, vehicles: number, shareOfDay: number } | null } | null, groups: Array<{ id: string, name: string, inOutGraphs: boolean }> | null, settings: { locationAddress: string | null, speedLimit: number } } | null };

export type ClientDisplayQueryVariables = Exact<{
  id: string;
}>;


export type ClientDisplayQuery = { client: { id: string, config: { config: { basic: { displayOff: DisplayOff | null } | null } } | null } | null };

export type ClientMeasurementSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientMeasurementSubscription = { clientMeasurement: { clientId: string, from: number, to: number, vehicles: number | null } };

export type ClientHeadFragment = { id: string, guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, groups: Array<{ id: string, name: string, inOutGraphs: boolean }> | null, settings: { locationAddress: string | null, speedLimit: number } };

export type TrafficMeasurementFragment = { from: number, to: number, timeZone: string, totalVehicles: number, totalVehiclesTrend: number | null, totalMeasurements: number, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number, speedLimit: number, zeroSpeedCount: number, histogramAbove: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number }, speedClasses: Array<{ from: number, to: number | null, vehicles: number, measurements: number }>, vehiclesPerDay: Array<{ time: number, value: number | null }>, averagePerHour: Array<{ hour: number, value: number | null }>, lengthClasses: Array<{ from: number, to: number | null, vehicles: number }>, pedestrians: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, cyclists: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, columns: { histogram: { speed: Array<number>, vehicles: Array<number> }, vehicleCount: { time: Array<number>, value: Array<number | null> }, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> }, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> }, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> }, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } } };

export type TrafficDetailsFragment = { speedThresholds: Array<{ above: number, vehicles: number, percentage: number | null }>, byDirection: Array<{ direction: Direction, vehicles: number, sampleSize: number, averageSpeed: number | null, v85: number | null, percentageOverLimit: number | null }>, peakHour: { time: number, vehicles: number, shareOfDay: number } | null, columns: { hourOfWeek: { weekDay: Array<WeekDay>, hour: Array<number>, coveredSeconds: Array<number>, vehicles: Array<number | null>, averageSpeed: Array<number | null>, v85: Array<number | null> } } };

export type CoveredShareFragment = { coveredSeconds: number, totalSeconds: number, share: number };

export type RoadUserCountFragment = { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } };

export type CountColumnsFragment = { time: Array<number>, value: Array<number | null> };

export type ClientConfigQueryVariables = Exact<{
  id: string;
}>;


export type ClientConfigQuery = { client: { id: string, guid: string, name: string, hardwareType: string | null, superType: SuperType, timeZone: string, lastActiveDate: number | null, groups: Array<{ id: string, name: string }> | null, info: { configVersion: number | null, configVersionDate: number | null }, config: { version: number, changeDate: number | null, document: Record<string, unknown>, changedBy: { id: string, email: string } | null } | null } | null };

export type ConfigHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConfigHistoryQuery = { client: { id: string, configHistory: { nodes: Array<{ version: number, changeDate: number | null, restoredFrom: number | null, changeCount: number, changedBy: { id: string, email: string } | null, changes: Array<{ path: string, before: unknown, after: unknown }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } | null } | null };

export type ConfigDocumentQueryVariables = Exact<{
  id: string;
  version: number;
}>;


export type ConfigDocumentQuery = { client: { id: string, configVersion: { version: number, document: Record<string, unknown> } | null } | null };

export type AssignConfigMutationVariables = Exact<{
  input: AssignConfigInput;
}>;


export type AssignConfigMutation = { assignConfig: { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ id: string, status: BulkStatus, configChangeCount: number | null, configChanges: Array<{ path: string, before: unknown, after: unknown }> | null, error: { message: string, fields: Array<{ path: string, message: string }> | null } | null }> } };

export type RestoreConfigMutationVariables = Exact<{
  input: RestoreConfigInput;
}>;


export type RestoreConfigMutation = { restoreConfig: { version: number, changed: boolean } };

export type ConfigProgressSubscriptionVariables = Exact<{
  idempotencyKey: string;
}>;


export type ConfigProgressSubscription = { bulkProgress: { total: number, done: number, failed: number, skipped: number } };

export type ConfigResultsFragment = { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ id: string, status: BulkStatus, configChangeCount: number | null, configChanges: Array<{ path: string, before: unknown, after: unknown }> | null, error: { message: string, fields: Array<{ path: string, message: string }> | null } | null }> };

export type ClientStatusFragment = { id: string, lastActiveDate: number | null, lastCountDate: number | null, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> };

export type ClientRowFragment = { guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, createDate: number, id: string, lastActiveDate: number | null, lastCountDate: number | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> };

export type ClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientsQuery = { clients: Array<{ guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, createDate: number, id: string, lastActiveDate: number | null, lastCountDate: number | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> }> | null, groups: Array<{ id: string, name: string, type: GroupType, timeZone: string, summaryGroups: Array<{ name: string }> }> | null };

export type RefreshClientQueryVariables = Exact<{
  id: string;
}>;


export type RefreshClientQuery = { client: { guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, createDate: number, id: string, lastActiveDate: number | null, lastCountDate: number | null, groups: Array<{ id: string, name: string }> | null, settings: { locationAddress: string | null, serialNumber: string | null, notes: string | null, markerPosition: { lat: number, lng: number } | null }, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> } | null };

export type ClientStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClientStatusSubscription = { clientStatus: { id: string, lastActiveDate: number | null, lastCountDate: number | null, info: { firmwareVersion: string | null, configName: string | null, batteryVoltage: number | null, rssi: number | null, alarmLastActiveDate: number | null }, alarms: Array<{ text: string }> } };

export type PortalQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalQuery = { portal: { tileUrl: string | null, tileAttribution: string, reportCompany: string, reports: { available: boolean, reason: string | null } } };

export type CompareQueryVariables = Exact<{
  before: ComparedInput;
  after: ComparedInput;
  beforeId: string;
  beforeInterval: IntervalInput;
  afterId: string;
  afterInterval: IntervalInput;
}>;


export type CompareQuery = { comparison: { before: { from: number, to: number, speedLimit: number, totalVehicles: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, completeness: { coveredSeconds: number, totalSeconds: number, share: number } }, after: { from: number, to: number, speedLimit: number, totalVehicles: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, completeness: { coveredSeconds: number, totalSeconds: number, share: number } }, averageSpeed: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, v85: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, percentageOverLimit: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict }, vehiclesPerHour: { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict } } | null, before: { id: string, measurement: { histogramAbove: number, histogram: Array<{ speed: number, vehicles: number }>, averagePerHour: Array<{ hour: number, value: number | null }> } | null } | null, after: { id: string, measurement: { histogramAbove: number, histogram: Array<{ speed: number, vehicles: number }>, averagePerHour: Array<{ hour: number, value: number | null }> } | null } | null };

export type ComparedPeriodFragment = { from: number, to: number, speedLimit: number, totalVehicles: number, sampleSize: number, averageSpeed: number | null, standardDeviation: number | null, maxSpeed: number | null, v30: number | null, v50: number | null, v85: number | null, percentageOverLimit: number | null, vehiclesPerHour: number | null, completeness: { coveredSeconds: number, totalSeconds: number, share: number } };

export type FigureChangeFragment = { before: number | null, after: number | null, difference: number | null, percent: number | null, low: number | null, high: number | null, pValue: number | null, verdict: ChangeVerdict };

export type ComparedSeriesFragment = { histogramAbove: number, histogram: Array<{ speed: number, vehicles: number }>, averagePerHour: Array<{ hour: number, value: number | null }> };

export type ConfigTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfigTemplatesQuery = { configTemplates: Array<{ id: string, name: string, hardwareType: string | null, superType: SuperType, version: number, changeDate: number }> | null };

export type HardwareTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type HardwareTypesQuery = { hardwareTypes: Array<{ name: string, superType: SuperType }> };

export type ConfigTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ConfigTemplateQuery = { configTemplate: { document: Record<string, unknown> | null, id: string, name: string, hardwareType: string | null, superType: SuperType, version: number, changeDate: number } | null };

export type CreateConfigTemplateMutationVariables = Exact<{
  input: CreateConfigTemplateInput;
}>;


export type CreateConfigTemplateMutation = { createConfigTemplate: { template: { id: string, name: string, hardwareType: string | null, superType: SuperType, version: number, changeDate: number } } };

export type UpdateConfigTemplateMutationVariables = Exact<{
  input: UpdateConfigTemplateInput;
}>;


export type UpdateConfigTemplateMutation = { updateConfigTemplate: { template: { id: string, name: string, hardwareType: string | null, superType: SuperType, version: number, changeDate: number } } };

export type DeleteConfigTemplatesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteConfigTemplatesMutation = { deleteConfigTemplates: { failed: number, results: Array<{ id: string, status: BulkStatus, error: { message: string } | null }> } };

export type ApplyConfigTemplateMutationVariables = Exact<{
  input: ApplyConfigTemplateInput;
}>;


export type ApplyConfigTemplateMutation = { applyConfigTemplate: { dryRun: boolean, done: number, failed: number, skipped: number, results: Array<{ id: string, status: BulkStatus, configChangeCount: number | null, configChanges: Array<{ path: string, before: unknown, after: unknown }> | null, error: { message: string, fields: Array<{ path: string, message: string }> | null } | null }> } };

export type ConfigTemplateRowFragment = { id: string, name: string, hardwareType: string | null, superType: SuperType, version: number, changeDate: number };

export type SharedResourceFragment = { id: string, name: string | null, data: unknown, changeDate: number };

export type SharedResourcesQueryVariables = Exact<{
  bucket: ResourceBucket;
}>;


export type SharedResourcesQuery = { resources: Array<{ id: string, name: string | null, data: unknown, changeDate: number }> | null };

export type CreateSharedResourceMutationVariables = Exact<{
  input: CreateResourceInput;
}>;


export type CreateSharedResourceMutation = { createResource: { resource: { id: string, name: string | null, data: unknown, changeDate: number } } };

export type UpdateSharedResourceMutationVariables = Exact<{
  input: UpdateResourceInput;
}>;


export type UpdateSharedResourceMutation = { updateResource: { resource: { id: string, name: string | null, data: unknown, changeDate: number } } };

export type DeleteSharedResourcesMutationVariables = Exact<{
  input: DeleteInput;
}>;


export type DeleteSharedResourcesMutation = { deleteResources: { results: Array<{ id: string, status: BulkStatus, error: { code: ErrorCode } | null }> } };

export type ReportErrorMutationVariables = Exact<{
  input: ReportErrorInput;
}>;


export type ReportErrorMutation = { reportError: { id: string, createDate: number } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: { silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } } | null };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { nodes: Array<{ id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type UpdateNotificationPreferencesMutationVariables = Exact<{
  input: UpdateNotificationPreferencesInput;
}>;


export type UpdateNotificationPreferencesMutation = { updateNotificationPreferences: { notificationPreferences: { silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } } } };

export type SendTestNotificationMutationVariables = Exact<{
  input: SendTestNotificationInput;
}>;


export type SendTestNotificationMutation = { sendTestNotification: { notification: { id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> } } };

export type RenewWebhookSecretMutationVariables = Exact<{
  input: RenewWebhookSecretInput;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { secret: string, secretDate: number } };

export type NotificationSettingsFragment = { silentAfter: number, allClients: boolean, clientIds: Array<string>, events: { silent: boolean, back: boolean, alarm: boolean }, channels: { email: { enabled: boolean, address: string, available: boolean, reason: DeliveryReason | null }, webhook: { enabled: boolean, url: string | null, secretDate: number | null } }, quietHours: { enabled: boolean, from: string, to: string, timeZone: string | null, usualTimeZone: string, alarmsPass: boolean } };

export type NotificationLineFragment = { id: string, event: NotificationEvent, time: number, since: number | null, alarms: Array<string>, untold: number, client: { id: string, name: string } | null, deliveries: Array<{ channel: NotificationChannel, state: DeliveryState, attempts: number, nextDate: number | null, lastDate: number | null, reason: DeliveryReason | null, status: number | null }> };

export type ProfilePartsFragment = { id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null };

export type OwnSessionPartsFragment = { id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null } | null };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { profile: { id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, language: Language | null } } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { changed: boolean } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { mySessions: Array<{ id: string, createDate: number, lastUsedDate: number, userAgent: string | null, address: string | null, current: boolean }> } };

export type PublicLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicLocationsQuery = { clients: Array<{ id: string, name: string, visionType: VisionType, timeZone: string, lastActiveDate: number | null, groups: Array<{ id: string, name: string, type: GroupType }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } }> | null };

export type PublicLocationQueryVariables = Exact<{
  id: string;
}>;


export type PublicLocationQuery = { client: { id: string, name: string, visionType: VisionType, timeZone: string, lastActiveDate: number | null, groups: Array<{ id: string, name: string, type: GroupType }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } } | null };

export type PublicSummariesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type PublicSummariesQuery = { clients: Array<{ id: string, name: string, timeZone: string, summary: { from: number, to: number, totalVehicles: number, averageSpeed: number | null, maxSpeed: number | null, v85: number | null, completeness: { coveredSeconds: number, totalSeconds: number, share: number } } | null }> | null };

export type PublicTrafficQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type PublicTrafficQuery = { client: { id: string, name: string, visionType: VisionType, timeZone: string, lastActiveDate: number | null, measurement: { from: number, to: number, timeZone: string, totalVehicles: number, totalVehiclesTrend: number | null, totalMeasurements: number, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number, speedLimit: number, zeroSpeedCount: number, histogramAbove: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number }, speedClasses: Array<{ from: number, to: number | null, vehicles: number, measurements: number }>, vehiclesPerDay: Array<{ time: number, value: number | null }>, averagePerHour: Array<{ hour: number, value: number | null }>, lengthClasses: Array<{ from: number, to: number | null, vehicles: number }>, pedestrians: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, cyclists: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, columns: { histogram: { speed: Array<number>, vehicles: Array<number> }, vehicleCount: { time: Array<number>, value: Array<number | null> }, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> }, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> }, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> }, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } } } | null, groups: Array<{ id: string, name: string, type: GroupType }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } } | null };

export type PublicPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicPageQuery = { session: { group: { id: string, name: string, type: GroupType, timeZone: string } | null } | null, portal: { tileUrl: string | null, tileAttribution: string } };

export type PublicLocationFragment = { id: string, name: string, visionType: VisionType, timeZone: string, lastActiveDate: number | null, groups: Array<{ id: string, name: string, type: GroupType }> | null, settings: { locationAddress: string | null, speedLimit: number, markerPosition: { lat: number, lng: number } | null } };

export type ReportQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ReportQuery = { portal: { reportCompany: string }, client: { id: string, guid: string, name: string, visionType: VisionType, hardwareType: string | null, timeZone: string, lastActiveDate: number | null, settings: { measureDistance: number, locationAddress: string | null, speedLimit: number }, config: { document: Record<string, unknown> } | null, measurement: { from: number, to: number, timeZone: string, totalVehicles: number, totalVehiclesTrend: number | null, totalMeasurements: number, averageSpeed: number | null, averageSpeedTrend: number | null, maxSpeed: number | null, maxSpeedTrend: number | null, percentageOverLimit: number | null, percentageOverLimitTrend: number | null, standardDeviation: number | null, vehicleOverLimitCount: number, speedLimit: number, zeroSpeedCount: number, histogramAbove: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number }, speedClasses: Array<{ from: number, to: number | null, vehicles: number, measurements: number }>, vehiclesPerDay: Array<{ time: number, value: number | null }>, averagePerHour: Array<{ hour: number, value: number | null }>, lengthClasses: Array<{ from: number, to: number | null, vehicles: number }>, pedestrians: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, cyclists: { total: number, totalTrend: number | null, columns: { byHour: { time: Array<number>, value: Array<number | null> }, byHourIncoming: { time: Array<number>, value: Array<number | null> }, byHourOutgoing: { time: Array<number>, value: Array<number | null> } } }, columns: { histogram: { speed: Array<number>, vehicles: Array<number> }, vehicleCount: { time: Array<number>, value: Array<number | null> }, vehicleCountIncoming: { time: Array<number>, value: Array<number | null> }, vehicleCountOutgoing: { time: Array<number>, value: Array<number | null> }, percentilesPerHour: { time: Array<number>, v30: Array<number | null>, v50: Array<number | null>, v85: Array<number | null> }, speedPerHour: { time: Array<number>, max: Array<number | null>, average: Array<number | null> } } } | null, groups: Array<{ id: string, name: string, inOutGraphs: boolean }> | null } | null, staticTexts: Array<{ id: number, text: string }> | null };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { admin: boolean, user: { id: string, email: string, username: string, admin: boolean | null, language: Language | null } | null, group: { id: string, name: string, type: GroupType } | null } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { session: { user: { id: string, username: string, admin: boolean | null, language: Language | null } | null, group: { id: string, name: string } | null } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { signedOut: boolean } };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { confirmed: boolean } };

export type ClientSettingsQueryVariables = Exact<{
  id: string;
}>;


export type ClientSettingsQuery = { client: { id: string, hardwareType: string | null, visionType: VisionType, timeZone: string, settings: { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, displayConfiguration: { type: DisplayType, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType, textId: string | null }, overLimitRight: { textType: DisplayTextType, textId: string | null }, underLimitLeft: { textType: DisplayTextType, textId: string | null }, underLimitRight: { textType: DisplayTextType, textId: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> }, permissions: { editSettings: boolean, editPingInterval: boolean, exportConfig: boolean } | null, info: { configVersion: number | null, configVersionDate: number | null }, config: { version: number, changeDate: number | null, document: Record<string, unknown>, config: { basic: { displayOff: DisplayOff | null, brightnessLevels: Array<number> | null, measurementInterval: number | null, pingInterval: number | null } | null } } | null } | null, hardwareTypes: Array<{ name: string, hasDisplay: boolean }> };

export type EditedSettingsFragment = { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, displayConfiguration: { type: DisplayType, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType, textId: string | null }, overLimitRight: { textType: DisplayTextType, textId: string | null }, underLimitLeft: { textType: DisplayTextType, textId: string | null }, underLimitRight: { textType: DisplayTextType, textId: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> };

export type SlotFragment = { textType: DisplayTextType, textId: string | null };

export type EditedTextFragment = { name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> };

export type DisplayChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DisplayChoicesQuery = { staticTexts: Array<{ id: number, text: string }> | null, sharedTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> | null, resources: Array<{ id: string, name: string | null }> | null };

export type GeneratedConfigQueryVariables = Exact<{
  input: GeneratedConfigInput;
}>;


export type GeneratedConfigQuery = { generatedConfig: { document: Record<string, unknown>, changed: boolean } | null };

export type UpdateClientSettingsMutationVariables = Exact<{
  input: UpdateClientSettingsInput;
}>;


export type UpdateClientSettingsMutation = { updateClientSettings: { configChanged: boolean, client: { id: string, name: string, settings: { locationName: string | null, locationAddress: string | null, serialNumber: string | null, measureDistance: number, speedLimit: number, speedingBlink: boolean, markerPosition: { lat: number, lng: number } | null, displayConfiguration: { type: DisplayType, selectedResourceId: string | null, overLimitLeft: { textType: DisplayTextType, textId: string | null }, overLimitRight: { textType: DisplayTextType, textId: string | null }, underLimitLeft: { textType: DisplayTextType, textId: string | null }, underLimitRight: { textType: DisplayTextType, textId: string | null } } | null, customTexts: Array<{ name: string, uuid: string, layout: CustomTextLayout, texts: Array<{ text: string, horizontalAlignment: HorizontalAlignment, verticalAlignment: VerticalAlignment, fontSize: number }> }> } } | null } };

export type ClientConfigTakenSubscriptionVariables = Exact<{
  id: string;
}>;


export type ClientConfigTakenSubscription = { clientStatus: { id: string, lastActiveDate: number | null, info: { configVersion: number | null, configVersionDate: number | null } } };

export type ClientDiagnosticsQueryVariables = Exact<{
  id: string;
  interval: IntervalInput;
}>;


export type ClientDiagnosticsQuery = { client: { id: string, timeZone: string, diagnostics: Array<{ kind: DiagnosticKind, points: Array<{ time: number, value: number | null }> }> | null } | null };

export type SignsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SignsQuery = { clients: Array<{ id: string, config: { document: Record<string, unknown> } | null }> | null, staticTexts: Array<{ id: number, text: string }> | null };

export type SummaryGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type SummaryGroupsQuery = { groups: Array<{ id: string, name: string, timeZone: string, summaryGroups: Array<{ name: string, clients: Array<{ id: string, name: string, visionType: VisionType, hardwareType: string | null }> | null }> }> | null };

export type RoadFiguresQueryVariables = Exact<{
  groupId?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadFiguresQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, totalVehicles: number, totalVehiclesTrend: number | null, averageSpeed: number | null, maxSpeed: number | null, speedLimit: number, percentageOverLimit: number | null, vehicleOverLimitCount: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v85: number | null, sampleSize: number } } | null }> | null };

export type RoadPeopleQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadPeopleQuery = { clients: Array<{ id: string, measurement: { pedestrians: { total: number, totalTrend: number | null }, cyclists: { total: number, totalTrend: number | null } } | null }> | null };

export type RoadSpeedClassesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadSpeedClassesQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, speedClasses: Array<{ from: number, to: number | null, vehicles: number, measurements: number }> } | null }> | null };

export type RoadHistogramQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadHistogramQuery = { clients: Array<{ id: string, measurement: { histogramAbove: number, from: number, to: number, timeZone: string, speedLimit: number, histogram: Array<{ speed: number, vehicles: number }>, percentiles: { v30: number | null, v50: number | null, v85: number | null, sampleSize: number } } | null }> | null };

export type RoadVehicleCountQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadVehicleCountQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, vehicleCount: Array<{ time: number, value: number | null }> } | null }> | null };

export type RoadVehiclesPerDayQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadVehiclesPerDayQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, vehiclesPerDay: Array<{ time: number, value: number | null }> } | null }> | null };

export type RoadAveragePerHourQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadAveragePerHourQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, averagePerHour: Array<{ hour: number, value: number | null }> } | null }> | null };

export type RoadPercentilesQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadPercentilesQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, vehicleCount: Array<{ time: number, value: number | null }>, percentilesPerHour: Array<{ time: number, v30: number | null, v50: number | null, v85: number | null }> } | null }> | null };

export type RoadSpeedsQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadSpeedsQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, vehicleCount: Array<{ time: number, value: number | null }>, speedPerHour: Array<{ time: number, max: number | null, average: number | null }> } | null }> | null };

export type RoadPeopleCountQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  interval: IntervalInput;
}>;


export type RoadPeopleCountQuery = { clients: Array<{ id: string, measurement: { from: number, to: number, timeZone: string, speedLimit: number, pedestrians: { total: number, totalTrend: number | null, byHour: Array<{ time: number, value: number | null }> }, cyclists: { total: number, totalTrend: number | null, byHour: Array<{ time: number, value: number | null }> } } | null }> | null };

export type RoadFiguresFragment = { from: number, to: number, totalVehicles: number, totalVehiclesTrend: number | null, averageSpeed: number | null, maxSpeed: number | null, speedLimit: number, percentageOverLimit: number | null, vehicleOverLimitCount: number, completeness: { coveredSeconds: number, totalSeconds: number, share: number }, previousCompleteness: { coveredSeconds: number, totalSeconds: number, share: number }, percentiles: { v85: number | null, sampleSize: number } };

export type RoadSeriesHeadFragment = { from: number, to: number, timeZone: string, speedLimit: number };

export const ClientHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inOutGraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]}}]} as unknown as DocumentNode<ClientHeadFragment, unknown>;
export const CoveredShareFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<CoveredShareFragment, unknown>;
export const CountColumnsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]} as unknown as DocumentNode<CountColumnsFragment, unknown>;
export const RoadUserCountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadUserCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]} as unknown as DocumentNode<RoadUserCountFragment, unknown>;
export const TrafficMeasurementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"totalMeasurements"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimitTrend"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"zeroSpeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentilesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadUserCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}}]}}]}}]} as unknown as DocumentNode<TrafficMeasurementFragment, unknown>;
export const TrafficDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speedThresholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byDirection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peakHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"shareOfDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hourOfWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}}]}}]}}]} as unknown as DocumentNode<TrafficDetailsFragment, unknown>;
export const ConfigResultsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"configChangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"configChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigResultsFragment, unknown>;
export const ClientStatusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCountDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmwareVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"rssi"}},{"kind":"Field","name":{"kind":"Name","value":"alarmLastActiveDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ClientStatusFragment, unknown>;
export const ClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientStatus"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCountDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmwareVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"rssi"}},{"kind":"Field","name":{"kind":"Name","value":"alarmLastActiveDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ClientRowFragment, unknown>;
export const ComparedPeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<ComparedPeriodFragment, unknown>;
export const FigureChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"pValue"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}}]}}]} as unknown as DocumentNode<FigureChangeFragment, unknown>;
export const ComparedSeriesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ComparedSeriesFragment, unknown>;
export const ConfigTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<ConfigTemplateRowFragment, unknown>;
export const SharedResourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<SharedResourceFragment, unknown>;
export const NotificationSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"silentAfter"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"secretDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"usualTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"alarmsPass"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allClients"}},{"kind":"Field","name":{"kind":"Name","value":"clientIds"}}]}}]} as unknown as DocumentNode<NotificationSettingsFragment, unknown>;
export const NotificationLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"alarms"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<NotificationLineFragment, unknown>;
export const ProfilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<ProfilePartsFragment, unknown>;
export const OwnSessionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedDate"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<OwnSessionPartsFragment, unknown>;
export const PublicLocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}}]} as unknown as DocumentNode<PublicLocationFragment, unknown>;
export const SlotFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisplaySlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textType"}},{"kind":"Field","name":{"kind":"Name","value":"textId"}}]}}]} as unknown as DocumentNode<SlotFragment, unknown>;
export const EditedTextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"horizontalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"verticalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}}]}}]}}]} as unknown as DocumentNode<EditedTextFragment, unknown>;
export const EditedSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measureDistance"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"speedingBlink"}},{"kind":"Field","name":{"kind":"Name","value":"displayConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"selectedResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"overLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedText"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisplaySlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textType"}},{"kind":"Field","name":{"kind":"Name","value":"textId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"horizontalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"verticalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}}]}}]}}]} as unknown as DocumentNode<EditedSettingsFragment, unknown>;
export const RoadFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<RoadFiguresFragment, unknown>;
export const RoadSeriesHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadSeriesHeadFragment, unknown>;
export const ClientTrafficDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientTraffic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientHead"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrafficMeasurement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrafficDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadUserCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inOutGraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"totalMeasurements"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimitTrend"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"zeroSpeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentilesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speedThresholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"above"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byDirection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peakHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"shareOfDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hourOfWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}}]}}]}}]} as unknown as DocumentNode<ClientTrafficQuery, ClientTrafficQueryVariables>;
export const ClientDisplayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientDisplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayOff"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClientDisplayQuery, ClientDisplayQueryVariables>;
export const ClientMeasurementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClientMeasurement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientMeasurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}}]}}]} as unknown as DocumentNode<ClientMeasurementSubscription, ClientMeasurementSubscriptionVariables>;
export const ClientConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configVersionDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<ClientConfigQuery, ClientConfigQueryVariables>;
export const ConfigHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restoredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConfigHistoryQuery, ConfigHistoryQueryVariables>;
export const ConfigDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"configVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}}]}}]} as unknown as DocumentNode<ConfigDocumentQuery, ConfigDocumentQueryVariables>;
export const AssignConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigResults"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"configChangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"configChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AssignConfigMutation, AssignConfigMutationVariables>;
export const RestoreConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<RestoreConfigMutation, RestoreConfigMutationVariables>;
export const ConfigProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ConfigProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}}]}}]} as unknown as DocumentNode<ConfigProgressSubscription, ConfigProgressSubscriptionVariables>;
export const ClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"summaryGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCountDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmwareVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"rssi"}},{"kind":"Field","name":{"kind":"Name","value":"alarmLastActiveDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientStatus"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const RefreshClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefreshClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCountDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmwareVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"rssi"}},{"kind":"Field","name":{"kind":"Name","value":"alarmLastActiveDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientStatus"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}}]} as unknown as DocumentNode<RefreshClientQuery, RefreshClientQueryVariables>;
export const ClientStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClientStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastCountDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firmwareVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configName"}},{"kind":"Field","name":{"kind":"Name","value":"batteryVoltage"}},{"kind":"Field","name":{"kind":"Name","value":"rssi"}},{"kind":"Field","name":{"kind":"Name","value":"alarmLastActiveDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alarms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ClientStatusSubscription, ClientStatusSubscriptionVariables>;
export const PortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tileAttribution"}},{"kind":"Field","name":{"kind":"Name","value":"reportCompany"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<PortalQuery, PortalQueryVariables>;
export const CompareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Compare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeInterval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterInterval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"comparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"v85"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChange"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FigureChange"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"before"},"name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeInterval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedSeries"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"after"},"name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterInterval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedSeries"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FigureChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FigureChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"pValue"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<CompareQuery, CompareQueryVariables>;
export const ConfigTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<ConfigTemplatesQuery, ConfigTemplatesQueryVariables>;
export const HardwareTypesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HardwareTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hardwareTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}}]}}]}}]} as unknown as DocumentNode<HardwareTypesQuery, HardwareTypesQueryVariables>;
export const ConfigTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConfigTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigTemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<ConfigTemplateQuery, ConfigTemplateQueryVariables>;
export const CreateConfigTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConfigTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateConfigTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConfigTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigTemplateRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<CreateConfigTemplateMutation, CreateConfigTemplateMutationVariables>;
export const UpdateConfigTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConfigTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConfigTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConfigTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigTemplateRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"superType"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<UpdateConfigTemplateMutation, UpdateConfigTemplateMutationVariables>;
export const DeleteConfigTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConfigTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConfigTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteConfigTemplatesMutation, DeleteConfigTemplatesMutationVariables>;
export const ApplyConfigTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyConfigTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyConfigTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyConfigTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigResults"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigResults"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"configChangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"configChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplyConfigTemplateMutation, ApplyConfigTemplateMutationVariables>;
export const SharedResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bucket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResourceBucket"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bucket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bucket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedResource"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<SharedResourcesQuery, SharedResourcesQueryVariables>;
export const CreateSharedResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSharedResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedResource"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<CreateSharedResourceMutation, CreateSharedResourceMutationVariables>;
export const UpdateSharedResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSharedResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedResource"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Resource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}}]}}]} as unknown as DocumentNode<UpdateSharedResourceMutation, UpdateSharedResourceMutationVariables>;
export const DeleteSharedResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSharedResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSharedResourcesMutation, DeleteSharedResourcesMutationVariables>;
export const ReportErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportErrorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}}]}}]}}]} as unknown as DocumentNode<ReportErrorMutation, ReportErrorMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"silentAfter"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"secretDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"usualTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"alarmsPass"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allClients"}},{"kind":"Field","name":{"kind":"Name","value":"clientIds"}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"alarms"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const UpdateNotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotificationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"silent"}},{"kind":"Field","name":{"kind":"Name","value":"back"}},{"kind":"Field","name":{"kind":"Name","value":"alarm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"silentAfter"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"secretDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quietHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"usualTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"alarmsPass"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allClients"}},{"kind":"Field","name":{"kind":"Name","value":"clientIds"}}]}}]} as unknown as DocumentNode<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>;
export const SendTestNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"alarms"}},{"kind":"Field","name":{"kind":"Name","value":"untold"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDate"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SendTestNotificationMutation, SendTestNotificationMutationVariables>;
export const RenewWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"secretDate"}}]}}]}}]} as unknown as DocumentNode<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSessionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedDate"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSessionParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedDate"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSessionParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSessionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedDate"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const PublicLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLocation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}}]} as unknown as DocumentNode<PublicLocationsQuery, PublicLocationsQueryVariables>;
export const PublicLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLocation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}}]} as unknown as DocumentNode<PublicLocationQuery, PublicLocationQueryVariables>;
export const PublicSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicSummaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]} as unknown as DocumentNode<PublicSummariesQuery, PublicSummariesQueryVariables>;
export const PublicTrafficDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTraffic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLocation"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrafficMeasurement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadUserCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"totalMeasurements"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimitTrend"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"zeroSpeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentilesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}}]} as unknown as DocumentNode<PublicTrafficQuery, PublicTrafficQueryVariables>;
export const PublicPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tileAttribution"}}]}}]}}]} as unknown as DocumentNode<PublicPageQuery, PublicPageQueryVariables>;
export const ReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Report"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCompany"}}]}},{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientHead"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measureDistance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrafficMeasurement"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"staticTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountColumns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountColumns"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadUserCount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byHourOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Client"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inOutGraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrafficMeasurement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"totalMeasurements"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeedTrend"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimitTrend"}},{"kind":"Field","name":{"kind":"Name","value":"standardDeviation"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"zeroSpeedCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lengthClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadUserCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountIncoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCountOutgoing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountColumns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentilesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}}]} as unknown as DocumentNode<ReportQuery, ReportQueryVariables>;
export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admin"}}]}}]}}]} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedOut"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const ClientSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSettings"}},{"kind":"Field","name":{"kind":"Name","value":"editPingInterval"}},{"kind":"Field","name":{"kind":"Name","value":"exportConfig"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configVersionDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changeDate"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayOff"}},{"kind":"Field","name":{"kind":"Name","value":"brightnessLevels"}},{"kind":"Field","name":{"kind":"Name","value":"measurementInterval"}},{"kind":"Field","name":{"kind":"Name","value":"pingInterval"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hardwareTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasDisplay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisplaySlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textType"}},{"kind":"Field","name":{"kind":"Name","value":"textId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"horizontalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"verticalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measureDistance"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"speedingBlink"}},{"kind":"Field","name":{"kind":"Name","value":"displayConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"selectedResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"overLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedText"}}]}}]}}]} as unknown as DocumentNode<ClientSettingsQuery, ClientSettingsQueryVariables>;
export const DisplayChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DisplayChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staticTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sharedTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bucket"},"value":{"kind":"EnumValue","value":"SPEED_LIMIT_PENALTY_PROGRAM_CONFIG"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"horizontalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"verticalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}}]}}]}}]} as unknown as DocumentNode<DisplayChoicesQuery, DisplayChoicesQueryVariables>;
export const GeneratedConfigDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneratedConfig"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeneratedConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generatedConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<GeneratedConfigQuery, GeneratedConfigQueryVariables>;
export const UpdateClientSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClientSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClientSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClientSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configChanged"}},{"kind":"Field","name":{"kind":"Name","value":"client"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSettings"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Slot"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisplaySlot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textType"}},{"kind":"Field","name":{"kind":"Name","value":"textId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"texts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"horizontalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"verticalAlignment"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locationName"}},{"kind":"Field","name":{"kind":"Name","value":"locationAddress"}},{"kind":"Field","name":{"kind":"Name","value":"serialNumber"}},{"kind":"Field","name":{"kind":"Name","value":"markerPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lng"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measureDistance"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"speedingBlink"}},{"kind":"Field","name":{"kind":"Name","value":"displayConfiguration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"selectedResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"overLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}},{"kind":"Field","name":{"kind":"Name","value":"underLimitRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Slot"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"customTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedText"}}]}}]}}]} as unknown as DocumentNode<UpdateClientSettingsMutation, UpdateClientSettingsMutationVariables>;
export const ClientConfigTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ClientConfigTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configVersion"}},{"kind":"Field","name":{"kind":"Name","value":"configVersionDate"}}]}}]}}]}}]} as unknown as DocumentNode<ClientConfigTakenSubscription, ClientConfigTakenSubscriptionVariables>;
export const ClientDiagnosticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientDiagnostics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"client"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"diagnostics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClientDiagnosticsQuery, ClientDiagnosticsQueryVariables>;
export const SignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Signs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"config"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"staticTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SignsQuery, SignsQueryVariables>;
export const SummaryGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SummaryGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"summaryGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"clients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visionType"}},{"kind":"Field","name":{"kind":"Name","value":"hardwareType"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SummaryGroupsQuery, SummaryGroupsQueryVariables>;
export const RoadFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadFigures"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Completeness"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coveredSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"totalSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previousCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredShare"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalVehicles"}},{"kind":"Field","name":{"kind":"Name","value":"totalVehiclesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"averageSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"maxSpeed"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}},{"kind":"Field","name":{"kind":"Name","value":"percentageOverLimit"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleOverLimitCount"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}}]}}]} as unknown as DocumentNode<RoadFiguresQuery, RoadFiguresQueryVariables>;
export const RoadPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RoadPeopleQuery, RoadPeopleQueryVariables>;
export const RoadSpeedClassesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadSpeedClasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"speedClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadSpeedClassesQuery, RoadSpeedClassesQueryVariables>;
export const RoadHistogramDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadHistogram"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"histogram"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"speed"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"histogramAbove"}},{"kind":"Field","name":{"kind":"Name","value":"percentiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}},{"kind":"Field","name":{"kind":"Name","value":"sampleSize"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadHistogramQuery, RoadHistogramQueryVariables>;
export const RoadVehicleCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadVehicleCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadVehicleCountQuery, RoadVehicleCountQueryVariables>;
export const RoadVehiclesPerDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadVehiclesPerDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"vehiclesPerDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadVehiclesPerDayQuery, RoadVehiclesPerDayQueryVariables>;
export const RoadAveragePerHourDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadAveragePerHour"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"averagePerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadAveragePerHourQuery, RoadAveragePerHourQueryVariables>;
export const RoadPercentilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadPercentiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"percentilesPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"v30"}},{"kind":"Field","name":{"kind":"Name","value":"v50"}},{"kind":"Field","name":{"kind":"Name","value":"v85"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadPercentilesQuery, RoadPercentilesQueryVariables>;
export const RoadSpeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadSpeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"speedPerHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"average"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadSpeedsQuery, RoadSpeedsQueryVariables>;
export const RoadPeopleCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoadPeopleCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntervalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoadSeriesHead"}},{"kind":"Field","name":{"kind":"Name","value":"pedestrians"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cyclists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalTrend"}},{"kind":"Field","name":{"kind":"Name","value":"byHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoadSeriesHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Measurement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"speedLimit"}}]}}]} as unknown as DocumentNode<RoadPeopleCountQuery, RoadPeopleCountQueryVariables>;
export function useClientTrafficQuery(options: SkipToken | useQuery.Options<ClientTrafficQuery, ClientTrafficQueryVariables>) {
  return useQuery(ClientTrafficDocument, options);
}
export function useClientTrafficLazyQuery(options?: useLazyQuery.Options<ClientTrafficQuery, ClientTrafficQueryVariables>) {
  return useLazyQuery(ClientTrafficDocument, options);
}
export function useClientDisplayQuery(options: SkipToken | useQuery.Options<ClientDisplayQuery, ClientDisplayQueryVariables>) {
  return useQuery(ClientDisplayDocument, options);
}
export function useClientDisplayLazyQuery(options?: useLazyQuery.Options<ClientDisplayQuery, ClientDisplayQueryVariables>) {
  return useLazyQuery(ClientDisplayDocument, options);
}
export function useClientMeasurementSubscription(options: SkipToken | useSubscription.Options<ClientMeasurementSubscription, ClientMeasurementSubscriptionVariables>) {
  return useSubscription(ClientMeasurementDocument, options);
}
export function useClientConfigQuery(options: SkipToken | useQuery.Options<ClientConfigQuery, ClientConfigQueryVariables>) {
  return useQuery(ClientConfigDocument, options);
}
export function useClientConfigLazyQuery(options?: useLazyQuery.Options<ClientConfigQuery, ClientConfigQueryVariables>) {
  return useLazyQuery(ClientConfigDocument, options);
}
export function useConfigHistoryQuery(options: SkipToken | useQuery.Options<ConfigHistoryQuery, ConfigHistoryQueryVariables>) {
  return useQuery(ConfigHistoryDocument, options);
}
export function useConfigHistoryLazyQuery(options?: useLazyQuery.Options<ConfigHistoryQuery, ConfigHistoryQueryVariables>) {
  return useLazyQuery(ConfigHistoryDocument, options);
}
export function useConfigDocumentQuery(options: SkipToken | useQuery.Options<ConfigDocumentQuery, ConfigDocumentQueryVariables>) {
  return useQuery(ConfigDocumentDocument, options);
}
export function useConfigDocumentLazyQuery(options?: useLazyQuery.Options<ConfigDocumentQuery, ConfigDocumentQueryVariables>) {
  return useLazyQuery(ConfigDocumentDocument, options);
}
export function useAssignConfigMutation(options?: useMutation.Options<AssignConfigMutation, AssignConfigMutationVariables>) {
  return useMutation(AssignConfigDocument, options);
}
export function useRestoreConfigMutation(options?: useMutation.Options<RestoreConfigMutation, RestoreConfigMutationVariables>) {
  return useMutation(RestoreConfigDocument, options);
}
export function useConfigProgressSubscription(options: SkipToken | useSubscription.Options<ConfigProgressSubscription, ConfigProgressSubscriptionVariables>) {
  return useSubscription(ConfigProgressDocument, options);
}
export function useClientsQuery(options?: SkipToken | useQuery.Options<ClientsQuery, ClientsQueryVariables>) {
  return useQuery(ClientsDocument, options ?? {});
}
export function useClientsLazyQuery(options?: useLazyQuery.Options<ClientsQuery, ClientsQueryVariables>) {
  return useLazyQuery(ClientsDocument, options);
}
export function useRefreshClientQuery(options: SkipToken | useQuery.Options<RefreshClientQuery, RefreshClientQueryVariables>) {
  return useQuery(RefreshClientDocument, options);
}
export function useRefreshClientLazyQuery(options?: useLazyQuery.Options<RefreshClientQuery, RefreshClientQueryVariables>) {
  return useLazyQuery(RefreshClientDocument, options);
}
export function useClientStatusSubscription(options?: SkipToken | useSubscription.Options<ClientStatusSubscription, ClientStatusSubscriptionVariables>) {
  return useSubscription(ClientStatusDocument, options ?? {});
}
export function usePortalQuery(options?: SkipToken | useQuery.Options<PortalQuery, PortalQueryVariables>) {
  return useQuery(PortalDocument, options ?? {});
}
export function usePortalLazyQuery(options?: useLazyQuery.Options<PortalQuery, PortalQueryVariables>) {
  return useLazyQuery(PortalDocument, options);
}
export function useCompareQuery(options: SkipToken | useQuery.Options<CompareQuery, CompareQueryVariables>) {
  return useQuery(CompareDocument, options);
}
export function useCompareLazyQuery(options?: useLazyQuery.Options<CompareQuery, CompareQueryVariables>) {
  return useLazyQuery(CompareDocument, options);
}
export function useConfigTemplatesQuery(options?: SkipToken | useQuery.Options<ConfigTemplatesQuery, ConfigTemplatesQueryVariables>) {
  return useQuery(ConfigTemplatesDocument, options ?? {});
}
export function useConfigTemplatesLazyQuery(options?: useLazyQuery.Options<ConfigTemplatesQuery, ConfigTemplatesQueryVariables>) {
  return useLazyQuery(ConfigTemplatesDocument, options);
}
export function useHardwareTypesQuery(options?: SkipToken | useQuery.Options<HardwareTypesQuery, HardwareTypesQueryVariables>) {
  return useQuery(HardwareTypesDocument, options ?? {});
}
export function useHardwareTypesLazyQuery(options?: useLazyQuery.Options<HardwareTypesQuery, HardwareTypesQueryVariables>) {
  return useLazyQuery(HardwareTypesDocument, options);
}
export function useConfigTemplateQuery(options: SkipToken | useQuery.Options<ConfigTemplateQuery, ConfigTemplateQueryVariables>) {
  return useQuery(ConfigTemplateDocument, options);
}
export function useConfigTemplateLazyQuery(options?: useLazyQuery.Options<ConfigTemplateQuery, ConfigTemplateQueryVariables>) {
  return useLazyQuery(ConfigTemplateDocument, options);
}
export function useCreateConfigTemplateMutation(options?: useMutation.Options<CreateConfigTemplateMutation, CreateConfigTemplateMutationVariables>) {
  return useMutation(CreateConfigTemplateDocument, options);
}
export function useUpdateConfigTemplateMutation(options?: useMutation.Options<UpdateConfigTemplateMutation, UpdateConfigTemplateMutationVariables>) {
  return useMutation(UpdateConfigTemplateDocument, options);
}
export function useDeleteConfigTemplatesMutation(options?: useMutation.Options<DeleteConfigTemplatesMutation, DeleteConfigTemplatesMutationVariables>) {
  return useMutation(DeleteConfigTemplatesDocument, options);
}
export function useApplyConfigTemplateMutation(options?: useMutation.Options<ApplyConfigTemplateMutation, ApplyConfigTemplateMutationVariables>) {
  return useMutation(ApplyConfigTemplateDocument, options);
}
export function useSharedResourcesQuery(options: SkipToken | useQuery.Options<SharedResourcesQuery, SharedResourcesQueryVariables>) {
  return useQuery(SharedResourcesDocument, options);
}
export function useSharedResourcesLazyQuery(options?: useLazyQuery.Options<SharedResourcesQuery, SharedResourcesQueryVariables>) {
  return useLazyQuery(SharedResourcesDocument, options);
}
export function useCreateSharedResourceMutation(options?: useMutation.Options<CreateSharedResourceMutation, CreateSharedResourceMutationVariables>) {
  return useMutation(CreateSharedResourceDocument, options);
}
export function useUpdateSharedResourceMutation(options?: useMutation.Options<UpdateSharedResourceMutation, UpdateSharedResourceMutationVariables>) {
  return useMutation(UpdateSharedResourceDocument, options);
}
export function useDeleteSharedResourcesMutation(options?: useMutation.Options<DeleteSharedResourcesMutation, DeleteSharedResourcesMutationVariables>) {
  return useMutation(DeleteSharedResourcesDocument, options);
}
export function useReportErrorMutation(options?: useMutation.Options<ReportErrorMutation, ReportErrorMutationVariables>) {
  return useMutation(ReportErrorDocument, options);
}
export function useNotificationPreferencesQuery(options?: SkipToken | useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return useQuery(NotificationPreferencesDocument, options ?? {});
}
export function useNotificationPreferencesLazyQuery(options?: useLazyQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
  return useLazyQuery(NotificationPreferencesDocument, options);
}
export function useNotificationsQuery(options: SkipToken | useQuery.Options<NotificationsQuery, NotificationsQueryVariables>) {
  return useQuery(NotificationsDocument, options);
}
export function useNotificationsLazyQuery(options?: useLazyQuery.Options<NotificationsQuery, NotificationsQueryVariables>) {
  return useLazyQuery(NotificationsDocument, options);
}
export function useUpdateNotificationPreferencesMutation(options?: useMutation.Options<UpdateNotificationPreferencesMutation, UpdateNotificationPreferencesMutationVariables>) {
  return useMutation(UpdateNotificationPreferencesDocument, options);
}
export function useSendTestNotificationMutation(options?: useMutation.Options<SendTestNotificationMutation, SendTestNotificationMutationVariables>) {
  return useMutation(SendTestNotificationDocument, options);
}
export function useRenewWebhookSecretMutation(options?: useMutation.Options<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>) {
  return useMutation(RenewWebhookSecretDocument, options);
}
export function useProfileQuery(options?: SkipToken | useQuery.Options<ProfileQuery, ProfileQueryVariables>) {
  return useQuery(ProfileDocument, options ?? {});
}
export function useProfileLazyQuery(options?: useLazyQuery.Options<ProfileQuery, ProfileQueryVariables>) {
  return useLazyQuery(ProfileDocument, options);
}
export function useMySessionsQuery(options?: SkipToken | useQuery.Options<MySessionsQuery, MySessionsQueryVariables>) {
  return useQuery(MySessionsDocument, options ?? {});
}
export function useMySessionsLazyQuery(options?: useLazyQuery.Options<MySessionsQuery, MySessionsQueryVariables>) {
  return useLazyQuery(MySessionsDocument, options);
}
export function useUpdateProfileMutation(options?: useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>) {
  return useMutation(UpdateProfileDocument, options);
}
export function useChangePasswordMutation(options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return useMutation(ChangePasswordDocument, options);
}
export function useEndSessionMutation(options?: useMutation.Options<EndSessionMutation, EndSessionMutationVariables>) {
  return useMutation(EndSessionDocument, options);
}
export function useEndOtherSessionsMutation(options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) {
  return useMutation(EndOtherSessionsDocument, options);
}
export function usePublicLocationsQuery(options?: SkipToken | useQuery.Options<PublicLocationsQuery, PublicLocationsQueryVariables>) {
  return useQuery(PublicLocationsDocument, options ?? {});
}
export function usePublicLocationsLazyQuery(options?: useLazyQuery.Options<PublicLocationsQuery, PublicLocationsQueryVariables>) {
  return useLazyQuery(PublicLocationsDocument, options);
}
export function usePublicLocationQuery(options: SkipToken | useQuery.Options<PublicLocationQuery, PublicLocationQueryVariables>) {
  return useQuery(PublicLocationDocument, options);
}
export function usePublicLocationLazyQuery(options?: useLazyQuery.Options<PublicLocationQuery, PublicLocationQueryVariables>) {
  return useLazyQuery(PublicLocationDocument, options);
}
export function usePublicSummariesQuery(options: SkipToken | useQuery.Options<PublicSummariesQuery, PublicSummariesQueryVariables>) {
  return useQuery(PublicSummariesDocument, options);
}
export function usePublicSummariesLazyQuery(options?: useLazyQuery.Options<PublicSummariesQuery, PublicSummariesQueryVariables>) {
  return useLazyQuery(PublicSummariesDocument, options);
}
export function usePublicTrafficQuery(options: SkipToken | useQuery.Options<PublicTrafficQuery, PublicTrafficQueryVariables>) {
  return useQuery(PublicTrafficDocument, options);
}
export function usePublicTrafficLazyQuery(options?: useLazyQuery.Options<PublicTrafficQuery, PublicTrafficQueryVariables>) {
  return useLazyQuery(PublicTrafficDocument, options);
}
export function usePublicPageQuery(options?: SkipToken | useQuery.Options<PublicPageQuery, PublicPageQueryVariables>) {
  return useQuery(PublicPageDocument, options ?? {});
}
export function usePublicPageLazyQuery(options?: useLazyQuery.Options<PublicPageQuery, PublicPageQueryVariables>) {
  return useLazyQuery(PublicPageDocument, options);
}
export function useReportQuery(options: SkipToken | useQuery.Options<ReportQuery, ReportQueryVariables>) {
  return useQuery(ReportDocument, options);
}
export function useReportLazyQuery(options?: useLazyQuery.Options<ReportQuery, ReportQueryVariables>) {
  return useLazyQuery(ReportDocument, options);
}
export function useSessionQuery(options?: SkipToken | useQuery.Options<SessionQuery, SessionQueryVariables>) {
  return useQuery(SessionDocument, options ?? {});
}
export function useSessionLazyQuery(options?: useLazyQuery.Options<SessionQuery, SessionQueryVariables>) {
  return useLazyQuery(SessionDocument, options);
}
export function useSignInMutation(options?: useMutation.Options<SignInMutation, SignInMutationVariables>) {
  return useMutation(SignInDocument, options);
}
export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) {
  return useMutation(SignOutDocument, options);
}
export function useSignUpMutation(options?: useMutation.Options<SignUpMutation, SignUpMutationVariables>) {
  return useMutation(SignUpDocument, options);
}
export function useClientSettingsQuery(options: SkipToken | useQuery.Options<ClientSettingsQuery, ClientSettingsQueryVariables>) {
  return useQuery(ClientSettingsDocument, options);
}
export function useClientSettingsLazyQuery(options?: useLazyQuery.Options<ClientSettingsQuery, ClientSettingsQueryVariables>) {
  return useLazyQuery(ClientSettingsDocument, options);
}
export function useDisplayChoicesQuery(options?: SkipToken | useQuery.Options<DisplayChoicesQuery, DisplayChoicesQueryVariables>) {
  return useQuery(DisplayChoicesDocument, options ?? {});
}
export function useDisplayChoicesLazyQuery(options?: useLazyQuery.Options<DisplayChoicesQuery, DisplayChoicesQueryVariables>) {
  return useLazyQuery(DisplayChoicesDocument, options);
}
export function useGeneratedConfigQuery(options: SkipToken | useQuery.Options<GeneratedConfigQuery, GeneratedConfigQueryVariables>) {
  return useQuery(GeneratedConfigDocument, options);
}
export function useGeneratedConfigLazyQuery(options?: useLazyQuery.Options<GeneratedConfigQuery, GeneratedConfigQueryVariables>) {
  return useLazyQuery(GeneratedConfigDocument, options);
}
export function useUpdateClientSettingsMutation(options?: useMutation.Options<UpdateClientSettingsMutation, UpdateClientSettingsMutationVariables>) {
  return useMutation(UpdateClientSettingsDocument, options);
}
export function useClientConfigTakenSubscription(options: SkipToken | useSubscription.Options<ClientConfigTakenSubscription, ClientConfigTakenSubscriptionVariables>) {
  return useSubscription(ClientConfigTakenDocument, options);
}
export function useClientDiagnosticsQuery(options: SkipToken | useQuery.Options<ClientDiagnosticsQuery, ClientDiagnosticsQueryVariables>) {
  return useQuery(ClientDiagnosticsDocument, options);
}
export function useClientDiagnosticsLazyQuery(options?: useLazyQuery.Options<ClientDiagnosticsQuery, ClientDiagnosticsQueryVariables>) {
  return useLazyQuery(ClientDiagnosticsDocument, options);
}
export function useSignsQuery(options: SkipToken | useQuery.Options<SignsQuery, SignsQueryVariables>) {
  return useQuery(SignsDocument, options);
}
export function useSignsLazyQuery(options?: useLazyQuery.Options<SignsQuery, SignsQueryVariables>) {
  return useLazyQuery(SignsDocument, options);
}
export function useSummaryGroupsQuery(options?: SkipToken | useQuery.Options<SummaryGroupsQuery, SummaryGroupsQueryVariables>) {
  return useQuery(SummaryGroupsDocument, options ?? {});
}
export function useSummaryGroupsLazyQuery(options?: useLazyQuery.Options<SummaryGroupsQuery, SummaryGroupsQueryVariables>) {
  return useLazyQuery(SummaryGroupsDocument, options);
}
export function useRoadFiguresQuery(options: SkipToken | useQuery.Options<RoadFiguresQuery, RoadFiguresQueryVariables>) {
  return useQuery(RoadFiguresDocument, options);
}
export function useRoadFiguresLazyQuery(options?: useLazyQuery.Options<RoadFiguresQuery, RoadFiguresQueryVariables>) {
  return useLazyQuery(RoadFiguresDocument, options);
}
export function useRoadPeopleQuery(options: SkipToken | useQuery.Options<RoadPeopleQuery, RoadPeopleQueryVariables>) {
  return useQuery(RoadPeopleDocument, options);
}
export function useRoadPeopleLazyQuery(options?: useLazyQuery.Options<RoadPeopleQuery, RoadPeopleQueryVariables>) {
  return useLazyQuery(RoadPeopleDocument, options);
}
export function useRoadSpeedClassesQuery(options: SkipToken | useQuery.Options<RoadSpeedClassesQuery, RoadSpeedClassesQueryVariables>) {
  return useQuery(RoadSpeedClassesDocument, options);
}
export function useRoadSpeedClassesLazyQuery(options?: useLazyQuery.Options<RoadSpeedClassesQuery, RoadSpeedClassesQueryVariables>) {
  return useLazyQuery(RoadSpeedClassesDocument, options);
}
export function useRoadHistogramQuery(options: SkipToken | useQuery.Options<RoadHistogramQuery, RoadHistogramQueryVariables>) {
  return useQuery(RoadHistogramDocument, options);
}
export function useRoadHistogramLazyQuery(options?: useLazyQuery.Options<RoadHistogramQuery, RoadHistogramQueryVariables>) {
  return useLazyQuery(RoadHistogramDocument, options);
}
export function useRoadVehicleCountQuery(options: SkipToken | useQuery.Options<RoadVehicleCountQuery, RoadVehicleCountQueryVariables>) {
  return useQuery(RoadVehicleCountDocument, options);
}
export function useRoadVehicleCountLazyQuery(options?: useLazyQuery.Options<RoadVehicleCountQuery, RoadVehicleCountQueryVariables>) {
  return useLazyQuery(RoadVehicleCountDocument, options);
}
export function useRoadVehiclesPerDayQuery(options: SkipToken | useQuery.Options<RoadVehiclesPerDayQuery, RoadVehiclesPerDayQueryVariables>) {
  return useQuery(RoadVehiclesPerDayDocument, options);
}
export function useRoadVehiclesPerDayLazyQuery(options?: useLazyQuery.Options<RoadVehiclesPerDayQuery, RoadVehiclesPerDayQueryVariables>) {
  return useLazyQuery(RoadVehiclesPerDayDocument, options);
}
export function useRoadAveragePerHourQuery(options: SkipToken | useQuery.Options<RoadAveragePerHourQuery, RoadAveragePerHourQueryVariables>) {
  return useQuery(RoadAveragePerHourDocument, options);
}
export function useRoadAveragePerHourLazyQuery(options?: useLazyQuery.Options<RoadAveragePerHourQuery, RoadAveragePerHourQueryVariables>) {
  return useLazyQuery(RoadAveragePerHourDocument, options);
}
export function useRoadPercentilesQuery(options: SkipToken | useQuery.Options<RoadPercentilesQuery, RoadPercentilesQueryVariables>) {
  return useQuery(RoadPercentilesDocument, options);
}
export function useRoadPercentilesLazyQuery(options?: useLazyQuery.Options<RoadPercentilesQuery, RoadPercentilesQueryVariables>) {
  return useLazyQuery(RoadPercentilesDocument, options);
}
export function useRoadSpeedsQuery(options: SkipToken | useQuery.Options<RoadSpeedsQuery, RoadSpeedsQueryVariables>) {
  return useQuery(RoadSpeedsDocument, options);
}
export function useRoadSpeedsLazyQuery(options?: useLazyQuery.Options<RoadSpeedsQuery, RoadSpeedsQueryVariables>) {
  return useLazyQuery(RoadSpeedsDocument, options);
}
export function useRoadPeopleCountQuery(options: SkipToken | useQuery.Options<RoadPeopleCountQuery, RoadPeopleCountQueryVariables>) {
  return useQuery(RoadPeopleCountDocument, options);
}
export function useRoadPeopleCountLazyQuery(options?: useLazyQuery.Options<RoadPeopleCountQuery, RoadPeopleCountQueryVariables>) {
  return useLazyQuery(RoadPeopleCountDocument, options);
}