import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOr, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import { nameIn } from "./enums.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";

/** The platform's names. */
const WIRE_EVENT = {
  SILENT: "silent",
  BACK: "back",
  ALARM: "alarm",
  VALVE_FLOWS: "valveFlows",
  VALVE_DRY: "valveDry",
  VALVE_OBEYS: "valveObeys",
  TEST: "test",
} as const;
const WIRE_CHANNEL = { EMAIL: "email", WEBHOOK: "webhook" } as const;
const WIRE_STATE = { WAITING: "waiting", SENT: "sent", FAILED: "failed", DROPPED: "dropped" } as const;
const WIRE_REASON = {
  NOT_SET_UP: "notSetUp",
  ADDRESS_REFUSED: "addressRefused",
  ADDRESS_NOT_PUBLIC: "addressNotPublic",
  NO_CONNECTION: "noConnection",
  NO_ANSWER: "noAnswer",
  REFUSED: "refused",
  CHANNEL_OFF: "channelOff",
  NOT_IN_SIGHT: "notInSight",
} as const;
export type NotificationEventName = keyof typeof WIRE_EVENT;
export type NotificationChannelName = keyof typeof WIRE_CHANNEL;
export type DeliveryStateName = keyof typeof WIRE_STATE;
export type DeliveryReasonName = keyof typeof WIRE_REASON;

const SECONDS_A_MINUTE = 60;

/** What a person is told of, and how. Times of the day in seconds from local midnight. */
export interface NotificationPreferencesRecord {
  events: { silent: boolean; back: boolean; alarm: boolean; valve: boolean };
  silentAfter: number;
  channels: {
    email: { enabled: boolean; address: string; available: boolean; reason: DeliveryReasonName | null };
    webhook: { enabled: boolean; url: string | null; secretDate: number | null };
  };
  quietHours: {
    enabled: boolean;
    from: number;
    to: number;
    timeZone: string | null;
    usualTimeZone: string;
    alarmsPass: boolean;
  };
  allClients: boolean;
  clientIds: string[];
}

function decodePreferences(value: unknown): NotificationPreferencesRecord {
  const preferences = object(value, "notificationPreferences");
  const events = object(preferences.events, "notificationPreferences.events");
  const channels = object(preferences.channels, "notificationPreferences.channels");
  return {
    events: {
      silent: flag(events.silent),
      back: flag(events.back),
      alarm: flag(events.alarm),
      valve: flag(events.valve),
    },
    silentAfter: intOr(preferences.silentAfter, 60, "notificationPreferences.silentAfter"),
    channels: { email: decodeEmail(channels.email), webhook: decodeWebhook(channels.webhook) },
    quietHours: decodeQuietHours(preferences.quietHours),
    allClients: flag(preferences.allClients),
    clientIds: list(preferences.clientIds, "notificationPreferences.clientIds", (item) =>
      id(item, "notificationPreferences.clientIds"),
    ),
  };
}

function decodeEmail(value: unknown): NotificationPreferencesRecord["channels"]["email"] {
  const email = object(value, "channels.email");
  return {
    enabled: flag(email.enabled),
    address: textOrNull(email.address, "channels.email.address") ?? "",
    available: flag(email.available),
    reason: nameIn(WIRE_REASON, email.reason) ?? null,
  };
}

function decodeWebhook(value: unknown): NotificationPreferencesRecord["channels"]["webhook"] {
  const webhook = object(value, "channels.webhook");
  return {
    enabled: flag(webhook.enabled),
    url: textOrNull(webhook.url, "channels.webhook.url"),
    secretDate: intOrNull(webhook.secretDate, "channels.webhook.secretDate"),
  };
}

function decodeQuietHours(value: unknown): NotificationPreferencesRecord["quietHours"] {
  const quiet = object(value, "quietHours");
  return {
    enabled: flag(quiet.enabled),
    from: intOr(quiet.from, 0, "quietHours.from") * SECONDS_A_MINUTE,
    to: intOr(quiet.to, 0, "quietHours.to") * SECONDS_A_MINUTE,
    timeZone: textOrNull(quiet.timeZone, "quietHours.timeZone"),
    usualTimeZone: textOrNull(quiet.usualTimeZone, "quietHours.usualTimeZone") ?? "Europe/Ljubljana",
    alarmsPass: flag(quiet.alarmsPass),
  };
}

/** GET /notification/preferences. @throws ApiError FORBIDDEN for a key */
export async function getNotificationPreferences(
  platform: PlatformClient,
  context: CallContext,
): Promise<NotificationPreferencesRecord> {
  return decodePreferences(await platform.get(context, "notification/preferences"));
}

/** What is left out or null stays; a `timeZone` or `url` of null is taken away. */
export interface NotificationPreferencesChange {
  events?: {
    silent?: boolean | null;
    back?: boolean | null;
    alarm?: boolean | null;
    valve?: boolean | null;
  } | null;
  silentAfter?: number | null;
  channels?: {
    email?: { enabled?: boolean | null } | null;
    webhook?: { enabled?: boolean | null; url?: string | null } | null;
  } | null;
  quietHours?: {
    enabled?: boolean | null;
    from?: number | null;
    to?: number | null;
    timeZone?: string | null;
    alarmsPass?: boolean | null;
  } | null;
  allClients?: boolean | null;
  clientIds?: readonly string[] | null;
}

function preferencesBody(change: NotificationPreferencesChange): Json {
  const { events, silentAfter, channels, quietHours, allClients, clientIds } = change;
  const { email, webhook } = channels ?? {};
  const { timeZone, from, to, ...quiet } = quietHours ?? {};
  return given({
    events: events && given(events),
    silentAfter,
    channels: channels && {
      ...(email ? { email: given(email) } : {}),
      ...(webhook
        ? { webhook: { ...given({ enabled: webhook.enabled }), ...set({ url: webhook.url }) } }
        : {}),
    },
    quietHours: quietHours && {
      ...given({ ...quiet, from: minutesOf(from), to: minutesOf(to) }),
      ...set({ timeZone }),
    },
    allClients,
    clientIds: clientIds?.map(bodyId),
  });
}

const minutesOf = (seconds: number | null | undefined) =>
  typeof seconds === "number" ? seconds / SECONDS_A_MINUTE : null;

/** Without what is left out or null. */
function given(fields: object): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Without what is left out; null takes away. */
function set(fields: object): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** PATCH /notification/preferences. @throws ApiError VALIDATION_FAILED naming the field, NOT_FOUND for a client that is not the caller's */
export async function updateNotificationPreferences(
  platform: PlatformClient,
  context: CallContext,
  change: NotificationPreferencesChange,
  options: WriteOptions,
): Promise<NotificationPreferencesRecord> {
  const body = preferencesBody(change);
  return decodePreferences(await platform.patch(context, "notification/preferences", body, options));
}

/** POST /notification/secret: a new one, told once; the one before signs nothing any more. */
export async function renewWebhookSecret(
  platform: PlatformClient,
  context: CallContext,
  options: WriteOptions,
): Promise<{ secret: string; secretDate: number }> {
  const made = object(await platform.post(context, "notification/secret", undefined, options), "secret");
  return {
    secret: textOrNull(made.secret, "secret") ?? "",
    secretDate: intOr(made.secretDate, 0, "secretDate"),
  };
}

/** Something that a person was told, or is to be. Instants in Unix seconds. */
export interface NotificationRecord {
  id: string;
  event: NotificationEventName;
  clientId: string | null;
  time: number;
  since: number | null;
  alarms: string[];
  untold: number;
  deliveries: NotificationDeliveryRecord[];
}

/** How it went by one channel. */
export interface NotificationDeliveryRecord {
  channel: NotificationChannelName;
  state: DeliveryStateName;
  attempts: number;
  nextDate: number | null;
  lastDate: number | null;
  reason: DeliveryReasonName | null;
  status: number | null;
}

function decodeNotification(value: unknown): NotificationRecord {
  const notification = object(value, "notification");
  return {
    id: id(notification.id, "notification.id"),
    event: nameIn(WIRE_EVENT, notification.event) ?? "ALARM",
    clientId: idOrNull(notification.clientId, "notification.clientId"),
    time: intOr(notification.time, 0, "notification.time"),
    since: intOrNull(notification.since, "notification.since"),
    alarms: list(
      notification.alarms,
      "notification.alarms",
      (text) => textOrNull(text, "notification.alarms") ?? "",
    ),
    untold: intOr(notification.untold, 0, "notification.untold"),
    deliveries: list(notification.deliveries, "notification.deliveries", decodeDelivery),
  };
}

function decodeDelivery(value: unknown): NotificationDeliveryRecord {
  const delivery = object(value, "notification.delivery");
  return {
    channel: nameIn(WIRE_CHANNEL, delivery.channel) ?? "EMAIL",
    state: nameIn(WIRE_STATE, delivery.state) ?? "WAITING",
    attempts: intOr(delivery.attempts, 0, "notification.delivery.attempts"),
    nextDate: intOrNull(delivery.nextDate, "notification.delivery.nextDate"),
    lastDate: intOrNull(delivery.lastDate, "notification.delivery.lastDate"),
    reason: nameIn(WIRE_REASON, delivery.reason) ?? null,
    status: intOrNull(delivery.status, "notification.delivery.status"),
  };
}

/** POST /notification/test. @throws ApiError VALIDATION_FAILED where no channel is on, RATE_LIMITED after 10 within an hour */
export async function sendTestNotification(
  platform: PlatformClient,
  context: CallContext,
  options: WriteOptions,
): Promise<NotificationRecord> {
  return decodeNotification(await platform.post(context, "notification/test", undefined, options));
}

/** GET /notification/list: one page, newest first. */
export function pageOfNotifications(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "notification/list", query);
}

export const decodeNotifications = (body: unknown): NotificationRecord[] =>
  list(body, "notification/list", decodeNotification);
