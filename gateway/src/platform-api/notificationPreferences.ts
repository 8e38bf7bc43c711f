import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import { etagOf } from "./etag.js";
import type { Kind } from "./kind.js";
import { flag, id, instant, listOf, text, whole } from "./kinds.js";
import { DELIVERY_REASON } from "./notifications.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, type RecordOf, sure, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

const EVENTS = table("NotificationEvents", "What a person is told of.", {
  silent: sure("silent", flag, "That a device has been silent for long."),
  back: sure("back", flag, "That a device which was silent reports again."),
  alarm: sure("alarm", flag, "That a device raises an alarm."),
  valve: sure("valve", flag, "That a valve is not as it should be, and that it is again."),
});

const EMAIL = table("EmailChannel", "Notifications by e-mail.", {
  enabled: sure("enabled", flag, "Whether the person wants them."),
  address: sure("address", text, "Where they go: the account's address."),
  available: sure("available", flag, "Whether the server can send e-mail."),
  reason: may("reason", DELIVERY_REASON, "Why it can't; null where it can."),
});

const WEBHOOK = table("WebhookChannel", "Notifications by signed HTTP requests.", {
  enabled: sure("enabled", flag, "Whether the person wants them."),
  url: may("url", text, "Where they go; null: not set."),
  secretDate: may(
    "secretDate",
    instant,
    "When the secret that signs them was made; null: there is none yet.",
  ),
});

const CHANNELS = table("NotificationChannels", "How a person is told.", {
  email: sure("email", EMAIL, "By e-mail."),
  webhook: sure("webhook", WEBHOOK, "By HTTP requests."),
});

const SECONDS_A_MINUTE = 60;

/** The platform gives a local time in minutes from midnight. */
export const localTime: Kind<number> = {
  shape: "LocalTime",
  read: (wire, field) => {
    const minutes = whole.read(wire, field);
    return minutes === null ? null : minutes * SECONDS_A_MINUTE;
  },
};

const QUIET_HOURS = table(
  "QuietHours",
  "When a person is left alone: what happens comes in one message at the end.",
  {
    enabled: sure("enabled", flag, "Whether there are any."),
    from: sure("from", localTime, "When they begin."),
    to: sure("to", localTime, "When they end; before `from`: on the next day."),
    timeZone: may("timeZone", text, "IANA zone of their clock; null: `usualTimeZone`."),
    usualTimeZone: sure("usualTimeZone", text, "IANA zone of the person's group."),
    alarmsPass: sure("alarmsPass", flag, "Whether alarms are sent all the same."),
  },
);

export const NOTIFICATION_PREFERENCES = table(
  "NotificationPreferences",
  "What a person is told of, and how.",
  {
    events: sure("events", EVENTS, "What the person is told of."),
    silentAfter: sure("silentAfter", whole, "After how many minutes a device counts as silent, 10 to 1440."),
    channels: sure("channels", CHANNELS, "How the person is told."),
    quietHours: sure("quietHours", QUIET_HOURS, "When the person is left alone."),
    allClients: sure(
      "allClients",
      flag,
      "Whether it is about all devices that the person sees; else those chosen.",
    ),
    clientIds: sure(
      "clientIds",
      listOf(id),
      "The chosen devices, also those that an administrator who acts as a group does not see now.",
    ),
    etag: etagOf("events", "silentAfter", "channels", "quietHours", "allClients", "clientIds"),
  },
);
export type NotificationPreferencesRecord = RecordOf<typeof NOTIFICATION_PREFERENCES>;

/** GET /notification/preferences. @throws ApiError FORBIDDEN for a key */
export async function getNotificationPreferences(platform: Platform): Promise<NotificationPreferencesRecord> {
  return wholeRecord(await platform.get("notification/preferences"), NOTIFICATION_PREFERENCES);
}

/** Fields left out or null stay unchanged; a null `timeZone` or `url` is removed. */
export interface NotificationPreferencesChange {
  events?: { [Name in keyof RecordOf<typeof EVENTS>]?: boolean | null } | null;
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

/** Without fields that are left out or null. */
function given(fields: object): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Without fields that are left out. Null removes. */
function set(fields: object): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** PATCH /notification/preferences. @throws ApiError VALIDATION_FAILED naming the field, NOT_FOUND for a client that is not the caller's */
export async function updateNotificationPreferences(
  platform: Platform,
  change: NotificationPreferencesChange,
  options: WriteOptions,
): Promise<NotificationPreferencesRecord> {
  const body = preferencesBody(change);
  const changed = await platform.patch("notification/preferences", body, options);
  return wholeRecord(changed, NOTIFICATION_PREFERENCES);
}

export const WEBHOOK_SECRET = table("RenewWebhookSecretPayload", "The new secret of the webhook.", {
  secret: sure("secret", text, "Told here only."),
  secretDate: sure("secretDate", instant, "When it was made."),
});
export type WebhookSecretRecord = RecordOf<typeof WEBHOOK_SECRET>;

/** POST /notification/secret: a new one, shown only once. The old one no longer signs anything. */
export async function renewWebhookSecret(
  platform: Platform,
  options: WriteOptions,
): Promise<WebhookSecretRecord> {
  const answer = await platform.post("notification/secret", undefined, options);
  return wholeRecord(answer, WEBHOOK_SECRET);
}
