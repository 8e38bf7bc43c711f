import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import {
  NOTIFICATION_PREFERENCES,
  type NotificationPreferencesRecord,
  WEBHOOK_SECRET,
} from "../platform-api/notificationPreferences.js";
import { NOTIFICATION, type NotificationRecord } from "../platform-api/notifications.js";

export const Notification = objectOf(NOTIFICATION);
export type Notification = NotificationRecord;

export const NotificationPreferences = objectOf(NOTIFICATION_PREFERENCES);
export type NotificationPreferences = NotificationPreferencesRecord;

export const RenewWebhookSecretPayload = objectOf(WEBHOOK_SECRET);

@ObjectType({ description: "The test that is sent.", simpleResolvers: true })
export class SendTestNotificationPayload {
  @Field(() => Notification, { description: "As it was put to be sent; `notifications` tells how it went." })
  notification!: Notification;
}

@ObjectType({ description: "The changed preferences.", simpleResolvers: true })
export class UpdateNotificationPreferencesPayload {
  @Field(() => NotificationPreferences, { description: "As they are now; after a dry run as they would be." })
  notificationPreferences!: NotificationPreferences;
}
