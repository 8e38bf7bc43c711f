import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { connectionOf, type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import {
  getNotificationPreferences,
  type NotificationPreferencesRecord,
  renewWebhookSecret,
  updateNotificationPreferences,
  type WebhookSecretRecord,
} from "../platform-api/notificationPreferences.js";
import {
  decodeNotifications,
  type NotificationRecord,
  pageOfNotifications,
  sendTestNotification,
} from "../platform-api/notifications.js";
import {
  Notification,
  NotificationPreferences,
  RenewWebhookSecretInput,
  RenewWebhookSecretPayload,
  SendTestNotificationInput,
  SendTestNotificationPayload,
  UpdateNotificationPreferencesInput,
  UpdateNotificationPreferencesPayload,
} from "./notification.types.js";

const NotificationConnection = connectionOf(Notification, "Notification");

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => NotificationConnection, {
    nullable: true,
    description: "What the person was told in the last 90 days, newest first; for people, not for keys.",
  })
  async notifications(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<NotificationRecord>> {
    return toPage(await pageOfNotifications(platform, pageQuery(page, info)), decodeNotifications);
  }

  @FieldResolver(() => Client, {
    nullable: true,
    description: "The device; null for a test, or where the caller doesn't see it.",
  })
  client(
    @Root() { clientId }: NotificationRecord,
    @Ctx() { loaders }: Context,
  ): Promise<Client | null> | null {
    return clientId === null ? null : loaders.get(clientLoader).load(clientId);
  }

  @Mutation(() => SendTestNotificationPayload, {
    description: "Sends a test to the channels that are on; 10 an hour at most.",
  })
  async sendTestNotification(
    @Arg("input", () => SendTestNotificationInput) input: SendTestNotificationInput,
    @Ctx() { platform }: Context,
  ): Promise<SendTestNotificationPayload> {
    return { notification: await sendTestNotification(platform, input) };
  }
}

@Resolver(() => NotificationPreferences)
export class NotificationPreferencesResolver {
  @Query(() => NotificationPreferences, {
    nullable: true,
    description: "What the person is told of, and how; for people, not for keys.",
  })
  notificationPreferences(@Ctx() { platform }: Context): Promise<NotificationPreferences> {
    return getNotificationPreferences(platform);
  }

  @FieldResolver(() => [Client], {
    nullable: true,
    description: "The chosen devices that the caller sees; null, with an error, where they can't be had.",
  })
  async clients(
    @Root() { clientIds }: NotificationPreferencesRecord,
    @Ctx() { loaders }: Context,
  ): Promise<Client[]> {
    const loader = loaders.get(clientLoader);
    const clients = await Promise.all(clientIds.map((id) => loader.load(id)));
    return clients.filter((client) => client !== null);
  }

  @Mutation(() => UpdateNotificationPreferencesPayload, {
    description: "Changes what is given of the person's preferences.",
  })
  async updateNotificationPreferences(
    @Arg("input", () => UpdateNotificationPreferencesInput)
    { dryRun, idempotencyKey, ifMatch, ...change }: UpdateNotificationPreferencesInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateNotificationPreferencesPayload> {
    const options = { dryRun, idempotencyKey, ifMatch };
    return { notificationPreferences: await updateNotificationPreferences(platform, change, options) };
  }

  @Mutation(() => RenewWebhookSecretPayload, {
    description: "Makes a new secret, with which messages to the webhook are signed from now on.",
  })
  renewWebhookSecret(
    @Arg("input", () => RenewWebhookSecretInput) { dryRun }: RenewWebhookSecretInput,
    @Ctx() { platform }: Context,
  ): Promise<WebhookSecretRecord> {
    return renewWebhookSecret(platform, { dryRun });
  }
}
