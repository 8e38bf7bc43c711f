import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import {
  renewWebhookSecret,
  updateNotificationPreferences,
  type WebhookSecretRecord,
} from "../platform-api/notificationPreferences.js";
import { sendTestNotification } from "../platform-api/notifications.js";
import {
  RenewWebhookSecretInput,
  SendTestNotificationInput,
  UpdateNotificationPreferencesInput,
} from "./notification.input.js";
import {
  RenewWebhookSecretPayload,
  SendTestNotificationPayload,
  UpdateNotificationPreferencesPayload,
} from "./notification.type.js";

@Resolver()
export class NotificationMutationsResolver {
  @Authorized()
  @Mutation(() => UpdateNotificationPreferencesPayload, {
    description: "Changes what is given of the person's preferences.",
  })
  async updateNotificationPreferences(
    @Arg("input", () => UpdateNotificationPreferencesInput)
    { dryRun, idempotencyKey, ...change }: UpdateNotificationPreferencesInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateNotificationPreferencesPayload> {
    const options = { dryRun, idempotencyKey };
    return {
      notificationPreferences: await updateNotificationPreferences(platform, call, change, options),
    };
  }

  @Authorized()
  @Mutation(() => SendTestNotificationPayload, {
    description: "Sends a test to the channels that are on; 10 an hour at most.",
  })
  async sendTestNotification(
    @Arg("input", () => SendTestNotificationInput) input: SendTestNotificationInput,
    @Ctx() { platform, call }: Context,
  ): Promise<SendTestNotificationPayload> {
    return { notification: await sendTestNotification(platform, call, input) };
  }

  @Authorized()
  @Mutation(() => RenewWebhookSecretPayload, {
    description: "Makes a new secret, with which messages to the webhook are signed from now on.",
  })
  renewWebhookSecret(
    @Arg("input", () => RenewWebhookSecretInput) { dryRun }: RenewWebhookSecretInput,
    @Ctx() { platform, call }: Context,
  ): Promise<WebhookSecretRecord> {
    return renewWebhookSecret(platform, call, { dryRun });
  }
}
