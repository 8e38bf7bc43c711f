import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { LONGEST_TIME_ZONE, LONGEST_WEBHOOK } from "@obcestje/contract/limits/lengths.js";
import { ArrayMaxSize, MaxLength } from "class-validator";
import { BULK_OPTIONS, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { flag, id, listOf, text, whole } from "../platform-api/kinds.js";
import {
  localTime,
  NOTIFICATION_PREFERENCES,
  type NotificationPreferencesRecord,
  WEBHOOK_SECRET,
} from "../platform-api/notificationPreferences.js";
import { NOTIFICATION, type NotificationRecord } from "../platform-api/notifications.js";

export const Notification = objectOf(NOTIFICATION);
export type Notification = NotificationRecord;

export const NotificationPreferences = objectOf(NOTIFICATION_PREFERENCES);
export type NotificationPreferences = NotificationPreferencesRecord;

const NotificationEventsInput = inputType(
  "NotificationEventsInput",
  "What the person is to be told of; what is left out stays.",
  {
    silent: optional(flag, "That a device has been silent for long."),
    back: optional(flag, "That a device which was silent reports again."),
    alarm: optional(flag, "That a device raises an alarm."),
    valve: optional(flag, "That a valve is not as it should be, and that it is again."),
  },
);

const EmailChannelInput = inputType("EmailChannelInput", "Notifications by e-mail.", {
  enabled: optional(flag, "Whether the person wants them."),
});

const WebhookChannelInput = inputType("WebhookChannelInput", "Notifications by signed HTTP requests.", {
  enabled: optional(flag, "Whether the person wants them; there must be a `url` and a secret."),
  url: optional(
    text,
    "https, to port 443, 80 or 8443 of a public address; null takes it away. 500 characters at most.",
    MaxLength(LONGEST_WEBHOOK),
  ),
});

const NotificationChannelsInput = inputType(
  "NotificationChannelsInput",
  "How the person is to be told; what is left out stays.",
  {
    email: optional(EmailChannelInput, "By e-mail."),
    webhook: optional(WebhookChannelInput, "By HTTP requests."),
  },
);

const QuietHoursInput = inputType(
  "QuietHoursInput",
  "When the person is to be left alone; what is left out stays.",
  {
    enabled: optional(flag, "Whether there are any."),
    from: optional(localTime, "When they begin, to the minute."),
    to: optional(localTime, "When they end, to the minute; before `from`: on the next day."),
    timeZone: optional(
      text,
      "IANA zone of their clock; null: of the person's group.",
      MaxLength(LONGEST_TIME_ZONE),
    ),
    alarmsPass: optional(flag, "Whether alarms are sent all the same."),
  },
);

export const UpdateNotificationPreferencesInput = inputType(
  "UpdateNotificationPreferencesInput",
  "What is to change of the own preferences; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    events: optional(NotificationEventsInput, "What the person is told of."),
    silentAfter: optional(whole, "After how many minutes a device counts as silent, 10 to 1440."),
    channels: optional(NotificationChannelsInput, "How the person is told."),
    quietHours: optional(QuietHoursInput, "When the person is left alone."),
    allClients: optional(flag, "Whether it is about all devices that the person sees; else those chosen."),
    clientIds: optional(
      listOf(id),
      "All devices that are to be chosen; they count where `allClients` is false. 250 at most.",
      ArrayMaxSize(ITEMS_A_CALL),
    ),
  },
);
export type UpdateNotificationPreferencesInput = InstanceType<typeof UpdateNotificationPreferencesInput>;

export const UpdateNotificationPreferencesPayload = payloadType(
  "UpdateNotificationPreferencesPayload",
  "The changed preferences.",
  {
    notificationPreferences: required(
      NOTIFICATION_PREFERENCES,
      "As they are now; after a dry run as they would be.",
    ),
  },
);
export type UpdateNotificationPreferencesPayload = InstanceType<typeof UpdateNotificationPreferencesPayload>;

export const SendTestNotificationInput = inputType(
  "SendTestNotificationInput",
  "How the test is sent.",
  BULK_OPTIONS,
);
export type SendTestNotificationInput = InstanceType<typeof SendTestNotificationInput>;

export const SendTestNotificationPayload = payloadType(
  "SendTestNotificationPayload",
  "The test that is sent.",
  { notification: required(NOTIFICATION, "As it was put to be sent; `notifications` tells how it went.") },
);
export type SendTestNotificationPayload = InstanceType<typeof SendTestNotificationPayload>;

export const RenewWebhookSecretInput = inputType("RenewWebhookSecretInput", "How the secret is made.", {
  dryRun: preset(false, flag, "Only try: nothing is changed, and the secret opens nothing."),
});
export type RenewWebhookSecretInput = InstanceType<typeof RenewWebhookSecretInput>;

export const RenewWebhookSecretPayload = objectOf(WEBHOOK_SECRET);
