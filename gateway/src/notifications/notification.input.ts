import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput } from "../bulk/bulk.input.js";
import type { NotificationPreferencesChange } from "../platform-api/notificationPreferences.js";
import { LocalTime } from "../scalars/localTime.js";

@InputType({ description: "What the person is to be told of; what is left out stays." })
export class NotificationEventsInput {
  @Field(() => Boolean, { nullable: true, description: "That a device has been silent for long." })
  silent?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "That a device which was silent reports again." })
  back?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "That a device raises an alarm." })
  alarm?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "That a valve is not as it should be, and that it is again.",
  })
  valve?: boolean | null;
}

@InputType({ description: "Notifications by e-mail." })
export class EmailChannelInput {
  @Field(() => Boolean, { nullable: true, description: "Whether the person wants them." })
  enabled?: boolean | null;
}

@InputType({ description: "Notifications by signed HTTP requests." })
export class WebhookChannelInput {
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the person wants them; there must be a `url` and a secret.",
  })
  enabled?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "https, to port 443, 80 or 8443 of a public address; null takes it away. 500 characters at most.",
  })
  @IsOptional()
  @MaxLength(500)
  url?: string | null;
}

@InputType({ description: "How the person is to be told; what is left out stays." })
export class NotificationChannelsInput {
  @Field(() => EmailChannelInput, { nullable: true, description: "By e-mail." })
  email?: EmailChannelInput | null;

  @Field(() => WebhookChannelInput, { nullable: true, description: "By HTTP requests." })
  webhook?: WebhookChannelInput | null;
}

@InputType({ description: "When the person is to be left alone; what is left out stays." })
export class QuietHoursInput {
  @Field(() => Boolean, { nullable: true, description: "Whether there are any." })
  enabled?: boolean | null;

  @Field(() => LocalTime, { nullable: true, description: "When they begin, to the minute." })
  from?: number | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: "When they end, to the minute; before `from`: on the next day.",
  })
  to?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "IANA zone of their clock; null: of the person's group.",
  })
  @IsOptional()
  @MaxLength(64)
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether alarms are sent all the same." })
  alarmsPass?: boolean | null;
}

@InputType({ description: "What is to change of the own preferences; what is left out stays." })
export class UpdateNotificationPreferencesInput
  extends BulkOptionsInput
  implements NotificationPreferencesChange
{
  @Field(() => NotificationEventsInput, { nullable: true, description: "What the person is told of." })
  events?: NotificationEventsInput | null;

  @Field(() => Int, {
    nullable: true,
    description: "After how many minutes a device counts as silent, 10 to 1440.",
  })
  silentAfter?: number | null;

  @Field(() => NotificationChannelsInput, { nullable: true, description: "How the person is told." })
  channels?: NotificationChannelsInput | null;

  @Field(() => QuietHoursInput, { nullable: true, description: "When the person is left alone." })
  quietHours?: QuietHoursInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is about all devices that the person sees; else those chosen.",
  })
  allClients?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: "All devices that are to be chosen; they count where `allClients` is false. 250 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  clientIds?: string[] | null;
}

@InputType({ description: "How the test is sent." })
export class SendTestNotificationInput extends BulkOptionsInput {}

@InputType({ description: "How the secret is made." })
export class RenewWebhookSecretInput {
  @Field({ defaultValue: false, description: "Only try: nothing is changed, and the secret opens nothing." })
  dryRun!: boolean;
}
