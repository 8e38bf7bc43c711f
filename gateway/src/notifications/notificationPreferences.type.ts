import { Field, ID, Int, ObjectType } from "type-graphql";
import type {
  DeliveryReasonName,
  NotificationPreferencesRecord as PreferencesRecord,
} from "../platform-api/notifications.js";
import { LocalTime } from "../scalars/localTime.js";
import { UnixTime } from "../scalars/unixTime.js";
import { DeliveryReason } from "./notificationEnums.js";

@ObjectType({ description: "What a person is told of.", simpleResolvers: true })
export class NotificationEvents {
  @Field({ description: "That a device has been silent for long." })
  silent!: boolean;

  @Field({ description: "That a device which was silent reports again." })
  back!: boolean;

  @Field({ description: "That a device raises an alarm." })
  alarm!: boolean;

  @Field({ description: "That a valve is not as it should be, and that it is again." })
  valve!: boolean;
}

@ObjectType({ description: "Notifications by e-mail.", simpleResolvers: true })
export class EmailChannel {
  @Field({ description: "Whether the person wants them." })
  enabled!: boolean;

  @Field({ description: "Where they go: the account's address." })
  address!: string;

  @Field({ description: "Whether the server can send e-mail." })
  available!: boolean;

  @Field(() => DeliveryReason, { nullable: true, description: "Why it can't; null where it can." })
  reason!: DeliveryReasonName | null;
}

@ObjectType({ description: "Notifications by signed HTTP requests.", simpleResolvers: true })
export class WebhookChannel {
  @Field({ description: "Whether the person wants them." })
  enabled!: boolean;

  @Field(() => String, { nullable: true, description: "Where they go; null: not set." })
  url!: string | null;

  @Field(() => UnixTime, {
    nullable: true,
    description: "When the secret that signs them was made; null: there is none yet.",
  })
  secretDate!: number | null;
}

@ObjectType({ description: "How a person is told.", simpleResolvers: true })
export class NotificationChannels {
  @Field(() => EmailChannel, { description: "By e-mail." })
  email!: EmailChannel;

  @Field(() => WebhookChannel, { description: "By HTTP requests." })
  webhook!: WebhookChannel;
}

@ObjectType({
  description: "When a person is left alone: what happens comes in one message at the end.",
  simpleResolvers: true,
})
export class QuietHours {
  @Field({ description: "Whether there are any." })
  enabled!: boolean;

  @Field(() => LocalTime, { description: "When they begin." })
  from!: number;

  @Field(() => LocalTime, { description: "When they end; before `from`: on the next day." })
  to!: number;

  @Field(() => String, { nullable: true, description: "IANA zone of their clock; null: `usualTimeZone`." })
  timeZone!: string | null;

  @Field({ description: "IANA zone of the person's group." })
  usualTimeZone!: string;

  @Field({ description: "Whether alarms are sent all the same." })
  alarmsPass!: boolean;
}

@ObjectType({ description: "What a person is told of, and how.", simpleResolvers: true })
export class NotificationPreferences implements PreferencesRecord {
  @Field(() => NotificationEvents, { description: "What the person is told of." })
  events!: NotificationEvents;

  @Field(() => Int, { description: "After how many minutes a device counts as silent, 10 to 1440." })
  silentAfter!: number;

  @Field(() => NotificationChannels, { description: "How the person is told." })
  channels!: NotificationChannels;

  @Field(() => QuietHours, { description: "When the person is left alone." })
  quietHours!: QuietHours;

  @Field({ description: "Whether it is about all devices that the person sees; else those chosen." })
  allClients!: boolean;

  @Field(() => [ID], {
    description: "The chosen devices, also those that an administrator who acts as a group does not see now.",
  })
  clientIds!: string[];
}

@ObjectType({ description: "The changed preferences.", simpleResolvers: true })
export class UpdateNotificationPreferencesPayload {
  @Field(() => NotificationPreferences, { description: "As they are now; after a dry run as they would be." })
  notificationPreferences!: NotificationPreferences;
}

@ObjectType({ description: "The new secret of the webhook.", simpleResolvers: true })
export class RenewWebhookSecretPayload {
  @Field({ description: "Told here only." })
  secret!: string;

  @Field(() => UnixTime, { description: "When it was made." })
  secretDate!: number;
}
