import { Field, ID, Int, ObjectType } from "type-graphql";
import type {
  DeliveryReasonName,
  DeliveryStateName,
  NotificationChannelName,
  NotificationDeliveryRecord,
  NotificationEventName,
  NotificationRecord,
} from "../platform-api/notifications.js";
import { UnixTime } from "../scalars/unixTime.js";
import {
  DeliveryReason,
  DeliveryState,
  NotificationChannel,
  NotificationEvent,
} from "./notificationEnums.js";

@ObjectType({ description: "How far a notification has come by one channel.", simpleResolvers: true })
export class NotificationDelivery implements NotificationDeliveryRecord {
  @Field(() => NotificationChannel, { description: "By what." })
  channel!: NotificationChannelName;

  @Field(() => DeliveryState, { description: "How far." })
  state!: DeliveryStateName;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => UnixTime, { nullable: true, description: "When it is tried next; null: never." })
  nextDate!: number | null;

  @Field(() => UnixTime, { nullable: true, description: "When it was tried last; null: never." })
  lastDate!: number | null;

  @Field(() => DeliveryReason, { nullable: true, description: "Why not; null: nothing was wrong." })
  reason!: DeliveryReasonName | null;

  @Field(() => Int, { nullable: true, description: "What the receiver answered: a status of HTTP or SMTP." })
  status!: number | null;
}

@ObjectType({ description: "Something that a person was told, or is to be.", simpleResolvers: true })
export class Notification implements NotificationRecord {
  clientId!: string | null;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => NotificationEvent, { description: "What it is about." })
  event!: NotificationEventName;

  @Field(() => UnixTime, { description: "When it was seen." })
  time!: number;

  @Field(() => UnixTime, {
    nullable: true,
    description:
      "The device's last activity before its silence, or when its valve began not to be as it should; null where it is about neither.",
  })
  since!: number | null;

  @Field(() => [String], { description: "The alarms, in the device's words." })
  alarms!: string[];

  @Field(() => Int, { description: "Earlier ones of the same within the hour, which were not told." })
  untold!: number;

  @Field(() => [NotificationDelivery], { description: "How far it has come, by channel." })
  deliveries!: NotificationDelivery[];
}

@ObjectType({ description: "The test that is sent.", simpleResolvers: true })
export class SendTestNotificationPayload {
  @Field(() => Notification, { description: "As it was put to be sent; `notifications` tells how it went." })
  notification!: Notification;
}
